import { $format, $language, request } from '@portal/session'
import { useMemo } from 'react'
import { diagnosisDetail, type ShownResult } from '#contract/calls/deploy/diagnoses.ts'
import { isOpen } from '#contract/calls/deploy/shown-request.ts'
import { robotChecks } from '#contract/calls/robot-requests/robot-checks.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { useLoaded, useStore } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { RequestReason } from '../parts/request-reason.tsx'
import { useRobotChanges } from '../parts/use-changes.ts'
import { useText } from '../texts.ts'
import { checkState } from './check-state.ts'

/** One diagnosis: how far it is, then each check with its value, and what to do about a fault. */
export const DiagnosisResults = ({ requestId }: { requestId: number }) => {
  const text = useText()
  const format = useStore($format)
  const language = useStore($language)
  const [loaded, load] = useLoaded(String(requestId), () =>
    request(diagnosisDetail, { query: { requestId } }, { quiet: true })
  )
  useRobotChanges(load)
  const diagnosis = shownOf(loaded)
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      { key: 'check', title: text('column.check'), value: ({ check }: ShownResult) => text(`check.${check}`) },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }: ShownResult) => checkState(text, state)
      },
      {
        key: 'value',
        title: text('column.value'),
        value: ({ check, value }: ShownResult) =>
          value === null ? '' : text(`unit.${robotChecks[check].unit}`, { value: format.number(value) })
      },
      {
        key: 'faultCode',
        title: text('column.remedy'),
        value: ({ faultCode, names }: ShownResult) =>
          [faultCode, names && textIn(names, language)].filter(Boolean).join(' · '),
        detail: ({ remedies }: ShownResult) => (remedies === null ? undefined : textIn(remedies, language))
      }
    ],
    [text, format, language]
  )
  if (loaded.state === 'failed') return <portal-notice error={loaded.error} onportal-notice-retry={load} />
  if (diagnosis === undefined) return null
  const title = text('diagnoses.results', { time: format.time(diagnosis.askTime) })
  return (
    <>
      <h2>{title}</h2>
      {isOpen(diagnosis) && (
        <p role="status">
          {text('diagnoses.running')}{' '}
          <progress aria-label={text('diagnoses.running')} max={100} value={diagnosis.progress} />
        </p>
      )}
      <RequestReason heading={text('diagnoses.notDone')} request={diagnosis} />
      {diagnosis.state === 'answered' && (
        <portal-table
          rowKey="check"
          label={title}
          columns={columns}
          rows={diagnosis.results}
          emptyTitle={text('diagnoses.nothing')}
        />
      )}
    </>
  )
}
