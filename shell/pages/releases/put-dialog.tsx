import { ActButton, useLocked } from '@portal/elements'
import { nothingSent, notify, sentenceOf } from '@portal/session'
import { type FormEvent, useRef, useState } from 'react'
import type { Audience } from '#contract/calls/releases/releases.ts'
import * as limits from '#contract/limits.ts'
import { qualityLevels } from '#contract/modules/quality.ts'
import { stillWrong } from '../../forms/still-wrong.pure.ts'
import { useEntries } from '../../forms/use-entries.ts'
import { useWrongFocus } from '../../forms/use-wrong-focus.ts'
import { Dialog } from '../../pieces/dialog.tsx'
import { SelectField } from '../../pieces/select-field.tsx'
import { TextField } from '../../pieces/text-field.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'
import { put } from './data.ts'
import { bodyOf, type Entries, type Field, noEntries, type Problems, problemsOf, problemsOfError } from './entries.ts'
import { NamesField } from './names-field.tsx'
import type { VersionRow } from './rows.ts'

/** A version for some people is offered for everybody next. */
const startOf = ({ release, address, quality }: VersionRow): Entries =>
  release === undefined || release.audience.kind === 'everybody'
    ? noEntries
    : { ...noEntries, version: release.version, address, quality: quality ?? 'none' }

/** Puts another version of a module in. The cloud fetches and checks it before anybody gets it. */
export const PutDialog = ({ row, onClose }: { row: VersionRow; onClose: () => void }) => {
  const translate = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  const [entries, setEntries] = useState<Entries>(() => startOf(row))
  const [problems, setProblems] = useState<Problems>({})
  const [refusal, setRefusal] = useState<string>()
  const [tries, setTries] = useState(0)
  const { module } = row
  const draft = useEntries(`put ${module}`, entries, setEntries)
  const change = (next: Entries): void => {
    setEntries(next)
    draft.keep(next)
  }
  const close = (): void => {
    draft.drop()
    onClose()
  }

  const [state, submit] = useLocked(async () => {
    const found = problemsOf(entries)
    setProblems(found)
    setRefusal(undefined)
    setTries(count => count + 1)
    if (Object.keys(found).length > 0) return nothingSent
    try {
      const { version } = await put(bodyOf(module, entries))
      notify('success', translate('releases.putDone', { module, version }))
      close()
    } catch (error) {
      const named = problemsOfError(error)
      if (named === undefined) setRefusal(sentenceOf(error))
      else setProblems(named)
      setTries(count => count + 1)
    }
    return undefined
  })

  useWrongFocus(element, tries)

  const enter = (field: Field) => (event: { target: { value: string } }) => {
    const next = { ...entries, [field]: event.target.value }
    change(next)
    // What the cloud said of another field stays: only the cloud knows whether it is mended.
    const own = problemsOf(entries)
    const said = Object.entries(problems).filter(([name]) => name !== field && own[name as Field] === undefined)
    setProblems({ ...Object.fromEntries(said), ...stillWrong(problems, problemsOf(next)) })
  }
  const problemOf = (field: Field): string | undefined => {
    const problem = problems[field]
    return problem && translate(problem.key, { detail: problem.detail ?? '' }).trim()
  }
  const submitted = (event: FormEvent): void => {
    event.preventDefault()
    submit()
  }

  return (
    <Dialog title={translate('releases.putTitle', { module })} onClose={close}>
      <form ref={element} className="dialog-form" noValidate onSubmit={submitted}>
        {refusal !== undefined && (
          <p className="refusal" role="alert">
            {refusal}
          </p>
        )}
        <TextField
          name="version"
          label={translate('releases.version')}
          help={translate('releases.versionHelp')}
          problem={problemOf('version')}
          value={entries.version}
          maxLength={limits.releaseVersionMaxLength}
          autoComplete="off"
          onChange={enter('version')}
        />
        <TextField
          name="address"
          label={translate('releases.address')}
          help={translate('releases.addressHelp')}
          problem={problemOf('address')}
          value={entries.address}
          maxLength={limits.addressMaxLength}
          autoComplete="off"
          inputMode="url"
          onChange={enter('address')}
        />
        <SelectField
          name="quality"
          label={translate('releases.quality')}
          problem={undefined}
          value={entries.quality}
          onChange={({ target }) => change({ ...entries, quality: target.value as Entries['quality'] })}
        >
          {(['none', ...qualityLevels] as const).map(level => (
            <option key={level} value={level}>
              {translate(`releases.quality.${level}`)}
            </option>
          ))}
        </SelectField>
        <SelectField
          name="kind"
          label={translate('releases.audience')}
          problem={problemOf('kind')}
          value={entries.kind}
          onChange={({ target }) => change({ ...entries, kind: target.value as Audience['kind'] })}
        >
          <option value="everybody">{translate('releases.everybody')}</option>
          <option value="chosen">{translate('releases.chosen')}</option>
          <option value="share">{translate('releases.share')}</option>
        </SelectField>
        {entries.kind === 'share' && (
          <TextField
            name="percent"
            label={translate('releases.percent')}
            help={translate('releases.percentHelp')}
            problem={problemOf('percent')}
            value={entries.percent}
            maxLength={2}
            inputMode="numeric"
            autoComplete="off"
            onChange={enter('percent')}
          />
        )}
        {entries.kind === 'chosen' && (
          <>
            <NamesField
              name="accounts"
              label={translate('releases.accounts')}
              help={translate('releases.accountsHelp')}
              problem={problemOf('accounts')}
              value={entries.accounts}
              onChange={enter('accounts')}
            />
            <NamesField
              name="tenants"
              label={translate('releases.tenants')}
              help={translate('releases.tenantsHelp')}
              problem={problemOf('tenants')}
              value={entries.tenants}
              onChange={enter('tenants')}
            />
          </>
        )}
        {(row.release?.held || problems.kind !== undefined) && (
          <label className="check">
            <input
              type="checkbox"
              name="despiteHold"
              checked={entries.despiteHold}
              onChange={({ target }) => change({ ...entries, despiteHold: target.checked })}
            />
            {translate('releases.despiteHold')}
          </label>
        )}
        <div className="actions end">
          <button data-click="releases.cancel" type="button" className="button" onClick={close}>
            {translate('releases.cancel')}
          </button>
          <ActButton
            data-click="releases.submit"
            type="submit"
            className="button primary"
            state={state}
            working={translate('releases.checking')}
          >
            {translate('releases.submit')}
          </ActButton>
        </div>
      </form>
    </Dialog>
  )
}
