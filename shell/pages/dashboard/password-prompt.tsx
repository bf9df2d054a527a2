import { declinePasswordReminders, notifyTranslated, paths, translate } from '@portal/session'
import { useId } from 'react'
import { useTranslate } from '../../pieces/use-translate.ts'

/** Asks a person without a password to set one. The person can decline further reminders (docs/requirements.md §1). */
export const PasswordPrompt = () => {
  const translateHere = useTranslate()
  const id = useId()
  const decline = (): void => {
    declinePasswordReminders()
    // The focused button has disappeared.
    document.querySelector('main')?.focus()
    void notifyTranslated('info', () => translate('passwordPrompt.declined'))
  }
  return (
    <section className="card password-prompt" aria-labelledby={id}>
      <h2 id={id}>{translateHere('passwordPrompt.title')}</h2>
      <p>{translateHere('passwordPrompt.text')}</p>
      <div className="actions">
        <button data-click="dashboard.declinePassword" type="button" className="button" onClick={decline}>
          {translateHere('passwordPrompt.decline')}
        </button>
        <a data-click="dashboard.setPassword" className="button primary" href={paths.setPassword}>
          {translateHere('passwordPrompt.set')}
        </a>
      </div>
    </section>
  )
}
