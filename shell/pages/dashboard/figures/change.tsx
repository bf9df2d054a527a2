import { useStore } from '@nanostores/react'
import { useTranslate } from '../../../pieces/use-translate.ts'
import { changeOf } from '../data/by-day.ts'
import { $today } from '../period/current-view.ts'
import { $amounts } from './amounts.ts'

/** Marks for the eye, beside the colour. People who listen hear the sign of the number. */
const marks = { up: '▲', down: '▼', same: '' }

/**
 * The change against the period before, in words. Where today is in the period, both end at the present time of day. A period
 * before without anything gives no percentage.
 */
export const Change = ({ now, before, days }: { now: number; before: number; days: readonly string[] }) => {
  const translate = useTranslate()
  const amounts = useStore($amounts)
  const isSoFar = days.includes(useStore($today))
  const change = changeOf(now, before)
  if (change === undefined) return <p>{translate('dashboard.noComparison')}</p>
  const way = change > 0 ? 'up' : change < 0 ? 'down' : 'same'
  return (
    <p>
      <b className={`change ${way}`}>
        <span aria-hidden="true">{marks[way]}</span> {amounts.change(change)}
      </b>{' '}
      {translate(isSoFar ? 'dashboard.thanSoFar' : 'dashboard.than', { count: days.length })}
    </p>
  )
}
