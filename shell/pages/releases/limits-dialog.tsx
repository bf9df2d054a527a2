import { ActButton, useLocked } from '@portal/elements'
import { isOverNewer, type MessageKey, nothingSent, notify, sentenceOf } from '@portal/session'
import { type FormEvent, useState } from 'react'
import { safeParse } from 'valibot'
import { releaseLimits } from '#contract/calls/releases/releases.ts'
import { useEntries } from '../../forms/use-entries.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { type ReadLimits, readLimits, saveLimits } from './data.ts'
import { draftOf, type LimitsDraft, typedOver } from './limits-draft.pure.ts'

type Field = keyof LimitsDraft

const fields: readonly { field: Field; label: MessageKey; help: MessageKey }[] = [
  { field: 'users', label: 'releases.limitUsers', help: 'releases.limitUsersHelp' },
  { field: 'failurePoints', label: 'releases.limitFailures', help: 'releases.limitFailuresHelp' },
  { field: 'slowerPercent', label: 'releases.limitSlower', help: 'releases.limitSlowerHelp' }
]

const wrongIn = (typed: LimitsDraft): readonly Field[] =>
  fields
    .map(({ field }) => field)
    .filter(field => !safeParse(releaseLimits.entries[field], Number(typed[field])).success)

/** From which difference to the version before a version goes back by itself. */
export const LimitsDialog = ({ limits, onClose }: { limits: ReadLimits; onClose: () => void }) => {
  const translate = useTranslate()
  const [start, setStart] = useState(limits)
  const [typed, setTyped] = useState(draftOf(limits))
  const [wrong, setWrong] = useState<readonly Field[]>([])
  const [refusal, setRefusal] = useState<string>()

  const draft = useEntries('limits', typed, setTyped)
  const close = (): void => {
    draft.drop()
    onClose()
  }

  const [state, submit] = useLocked(async () => {
    const numbers = Object.fromEntries(fields.map(({ field }) => [field, Number(typed[field])]))
    const read = safeParse(releaseLimits, numbers)
    setWrong(wrongIn(typed))
    if (!read.success) return nothingSent
    try {
      await saveLimits({ ...read.output, version: start.version })
      notify('success', translate('releases.limitsSaved'))
      close()
    } catch (error) {
      const now = isOverNewer(error) ? await readLimits() : undefined
      if (now !== undefined) {
        setTyped(typedOver(typed, draftOf(start), draftOf(now)))
        setStart(now)
      }
      setRefusal(sentenceOf(error))
    }
    return undefined
  })
  const submitted = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }

  return (
    <Dialog title={translate('releases.limits')} onClose={close}>
      <form className="dialog-form" noValidate onSubmit={submitted}>
        <p className="quiet">{translate('releases.limitsLead')}</p>
        {refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        {fields.map(({ field, label, help }) => (
          <TextField
            key={field}
            name={field}
            label={translate(label)}
            help={translate(help)}
            problem={wrong.includes(field) ? translate('releases.limitIllegal') : undefined}
            value={typed[field]}
            maxLength={5}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => {
              const next = { ...typed, [field]: target.value }
              setTyped(next)
              draft.keep(next)
              setWrong(wrong.filter(one => wrongIn(next).includes(one)))
            }}
          />
        ))}
        <div className="actions end">
          <button data-click="releases.cancel" type="button" className="button" onClick={close}>
            {translate('releases.cancel')}
          </button>
          <ActButton data-click="releases.submit" type="submit" className="button primary" state={state}>
            {translate('releases.save')}
          </ActButton>
        </div>
      </form>
    </Dialog>
  )
}
