import { $format, $locale } from '@portal/session'
import { useState } from 'react'
import type { Conflict, ConflictField } from '#contract/page/conflict.ts'
import type { PortalEvents } from '../events.ts'
import { useDialog } from '../shared/dialog/use-dialog.ts'
import { useStore } from '../shared/hooks/use-store.ts'
import { useTranslate } from '../shared/hooks/use-translate.ts'

type ConflictProps = {
  conflict?: Conflict | undefined
  onConflictClose?: (detail: PortalEvents['portal-conflict-close']) => void
}

/** Both values of each field that differs, with one of the two chosen. */
export const ConflictContent = ({ conflict, onConflictClose }: ConflictProps) =>
  conflict === undefined ? null : <ConflictDialog conflict={conflict} onClose={onConflictClose} />

type ConflictDialogProps = { conflict: Conflict; onClose: ConflictProps['onConflictClose'] }

const ConflictDialog = ({ conflict: { changedBy, changedAt, fields }, onClose }: ConflictDialogProps) => {
  const translate = useTranslate()
  const format = useStore($format)
  const [mine, setMine] = useState(() => new Set(fields.filter(it => it.changed).map(({ name }) => name)))
  const { dialog, close, dialogEvents } = useDialog(true, ({ reason }) =>
    onClose?.({ mine: reason === 'yes' ? [...mine] : undefined })
  )
  const choose = (name: string, isMine: boolean): void => {
    const next = new Set(mine)
    if (isMine) next.add(name)
    else next.delete(name)
    setMine(next)
  }
  const who = changedBy === null ? translate('conflict.somebody') : translate('conflict.person', { name: changedBy })
  const when = changedAt === null ? '' : format.time(changedAt, 'local')
  return (
    <div className="root" lang={useStore($locale)}>
      <dialog ref={dialog} className="wide" aria-labelledby="heading" aria-describedby="text" {...dialogEvents}>
        <div className="head">
          <h2 id="heading">{translate('conflict.title')}</h2>
        </div>
        <div className="content">
          <p id="text">
            {who} {when}
            <br />
            {translate('conflict.text')}
          </p>
          {fields.map(field => (
            <FieldChoice
              key={field.name}
              field={field}
              isMine={mine.has(field.name)}
              onChoose={isMine => choose(field.name, isMine)}
            />
          ))}
        </div>
        <div className="foot">
          <button data-click="portal.cancel" type="button" className="button" onClick={() => close('no')}>
            {translate('conflict.back')}
          </button>
          <button data-click="portal.confirm" type="button" className="button primary" onClick={() => close('yes')}>
            {translate('conflict.save')}
          </button>
        </div>
      </dialog>
    </div>
  )
}

type FieldChoiceProps = { field: ConflictField; isMine: boolean; onChoose: (isMine: boolean) => void }

const FieldChoice = ({ field: { name, label, mine, theirs }, isMine, onChoose }: FieldChoiceProps) => {
  const translate = useTranslate()
  const choice = (own: boolean, value: string) => (
    <label className="choice">
      <input
        data-click="portal.choose"
        type="radio"
        name={name}
        checked={isMine === own}
        onChange={() => onChoose(own)}
      />
      <span className="whose">{translate(own ? 'conflict.mine' : 'conflict.theirs')}</span>
      <span className="value">{value === '' ? translate('conflict.empty') : value}</span>
    </label>
  )
  return (
    <fieldset>
      <legend>{label}</legend>
      {choice(true, mine)}
      {choice(false, theirs)}
    </fieldset>
  )
}
