import type { ReactNode } from 'react'
import { daysFromTo } from '#contract/days/beijing.ts'
import type { Period } from '#contract/days/period.ts'
import { LoadedPart } from '../parts/loaded-part.tsx'
import { useText } from '../texts.ts'
import { useWritten } from '../written.ts'
import { ChoiceForm } from './choice-form.tsx'
import { type DayPair, pairDays } from './pair-days.pure.ts'
import { useChoice } from './use-choice.ts'

type Figures = Period & { days: readonly { day: string }[] }

type TwoPeriodsProps<Found extends Figures> = {
  ask: (query: Period & { storeId: number | undefined }) => Promise<Found>
  /** Draws the figures of both periods, with their days side by side and the names of the periods. */
  children: (compared: {
    now: Found
    before: Found
    pairs: DayPair<Found['days'][number]>[]
    names: readonly [string, string]
  }) => ReactNode
}

/** The choice of two periods and a store, and below it the figures of both periods. */
export const TwoPeriods = <Found extends Figures>({ ask, children }: TwoPeriodsProps<Found>) => {
  const text = useText()
  const written = useWritten()
  const { choice, change } = useChoice()
  const { period, other, storeId } = choice
  const both = () => Promise.all([ask({ ...period, storeId }), ask({ ...other, storeId })])
  return (
    <>
      <ChoiceForm choice={choice} onChange={change} />
      <p className="quiet">{text('zone')}</p>
      <LoadedPart askKey={JSON.stringify([period, other, storeId])} ask={both}>
        {([now, before]) =>
          children({
            now,
            before,
            pairs: pairDays<Found['days'][number]>(
              daysFromTo(now.from, now.to),
              now.days,
              daysFromTo(before.from, before.to),
              before.days
            ),
            names: [written.days(now), written.days(before)]
          })
        }
      </LoadedPart>
    </>
  )
}
