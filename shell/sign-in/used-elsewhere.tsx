import { useStore } from '@nanostores/react'
import { Icon, useNow } from '@portal/elements'
import { $format, $usedElsewhere, dismissUsedElsewhere, navigate } from '@portal/session'
import { TriangleAlert, X } from 'lucide'
import { useTranslate } from '../pieces/use-translate.ts'

/**
 * Says that the account was used elsewhere, and when that was noticed. It also says where to change a password that
 * somebody else may know. It stands in the page above the form, so that it never covers controls that the person needs.
 */
export const UsedElsewhere = () => {
  const translate = useTranslate()
  const format = useStore($format)
  const told = useStore($usedElsewhere)
  const now = useNow(10_000)
  if (told === undefined) return null
  const { noticed, change } = told
  const time = format.time(noticed)
  return (
    <div className="used-elsewhere" role="alert">
      <Icon node={TriangleAlert} />
      <div>
        <p>{translate('usedElsewhere.text')}</p>
        <p className="quiet">
          <time dateTime={new Date(noticed).toISOString()}>
            {translate('usedElsewhere.noticed', { when: format.relative(noticed, now), time })}
          </time>
        </p>
        {change !== undefined && (
          <button data-click="login.goChange" type="button" className="button small" onClick={() => leaveFor(change)}>
            {translate('usedElsewhere.change')}
          </button>
        )}
      </div>
      <button
        data-click="portal.closeNotice"
        type="button"
        className="icon-button"
        aria-label={translate('notice.dismiss')}
        onClick={dismiss}
      >
        <Icon node={X} />
      </button>
    </div>
  )
}

/** The button that was pressed goes: the focus moves to where the person goes on. */
const dismiss = (): void => {
  dismissUsedElsewhere()
  const place = document.querySelector('.sign-in-over') ?? document.querySelector('main')
  place?.querySelector<HTMLElement>('form input:not([type="radio"])')?.focus()
}

const leaveFor = (change: string): void => {
  dismiss()
  navigate(change)
}
