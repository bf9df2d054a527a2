import { $format, navigate, request, sentenceOf } from '@portal/session'
import { useId, useState } from 'react'
import { neededColumns } from '#contract/calls/deploy/fault-code-file.ts'
import { importFaultCodes, type FaultCodeFile as Validated } from '#contract/calls/deploy/fault-codes.ts'
import * as limits from '#contract/limits.ts'
import { PageHead, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { FileFindings } from './file-findings.tsx'
import { templateAddress } from './file-template.ts'

/** Chooses a CSV file of fault codes, shows the changes that it would make, and imports it. */
export const FaultCodeFile = () => {
  const text = useText()
  const format = useStore($format)
  const id = useId()
  const { basePath, notify } = useSubApp()
  const list = basePath + paths.faultCodes + keptQuery(useOwnRoute().search)
  const [file, setFile] = useState<File>()
  const [validated, setValidated] = useState<Validated>()
  const send = (chosen: File, mode: 'preview' | 'import') =>
    request(importFaultCodes, { body: { mode }, file: chosen }, { quiet: true })

  const [chosen, setChosen] = useState<File>()
  const looking = useAct(async () => {
    setValidated(undefined)
    if (chosen === undefined) return undefined
    // A copy of the file as it is now. The import sends the content of the preview, even if the file changes meanwhile.
    const kept = new File([await chosen.arrayBuffer()], chosen.name, { type: 'text/csv' })
    setFile(kept)
    setValidated(await send(kept, 'preview'))
    return undefined
  })
  const importing = useAct(async () => {
    if (file === undefined) return undefined
    const outcome = await send(file, 'import')
    setValidated(outcome)
    if (!outcome.imported) return undefined
    const { added, changed } = outcome.counts
    return () => {
      notify('success', text('file.imported', { added: format.number(added), changed: format.number(changed) }))
      navigate(list)
    }
  })
  const error = looking.error ?? importing.error
  const changes = validated === undefined ? 0 : validated.counts.added + validated.counts.changed
  return (
    <>
      <PageHead title={text('import')} lead={text('file.lead')} back={{ href: list, text: text('codes.title') }} />
      <form
        className="form"
        onSubmit={event => {
          event.preventDefault()
          looking.run()
        }}
      >
        <div className="field">
          <label htmlFor={id}>{text('file.label')}</label>
          <input
            id={id}
            type="file"
            accept=".csv,text/csv"
            required
            aria-describedby={`${id}-help`}
            onChange={({ currentTarget }) => {
              setChosen(currentTarget.files?.[0])
              setValidated(undefined)
            }}
          />
          <p id={`${id}-help`} className="help">
            {text('file.help', {
              columns: format.list(neededColumns),
              rows: format.number(limits.faultFileRowsMax)
            })}{' '}
            <a href={templateAddress()} download="fault-codes.csv">
              {text('file.template')}
            </a>
          </p>
        </div>
        {error !== undefined && (
          <p className="refusal" role="alert">
            {sentenceOf(error)}
          </p>
        )}
        <div className="actions">
          <ActButton
            type="submit"
            className={validated === undefined ? 'button primary' : 'button'}
            state={looking.state}
          >
            {text('file.look')}
          </ActButton>
          {validated !== undefined && validated.problemCount === 0 && changes > 0 && (
            <ActButton className="button primary" state={importing.state} onClick={importing.run}>
              {text('file.import', { count: changes })}
            </ActButton>
          )}
        </div>
      </form>
      {validated !== undefined && <FileFindings validated={validated} />}
    </>
  )
}
