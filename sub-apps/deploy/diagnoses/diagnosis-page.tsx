import { $format, $permissions, $translate, navigate, request } from '@portal/session'
import { useMemo } from 'react'
import { type Diagnosis, diagnosisList } from '#contract/calls/deploy/diagnoses.ts'
import { isOpen } from '#contract/calls/deploy/shown-request.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { PageHead, useLoaded, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { HistoryTable } from '../parts/history-table.tsx'
import { requestState } from '../parts/request-state.pure.ts'
import { useRobotChanges } from '../parts/use-changes.ts'
import { titleKeys } from '../robots/robot-choice.tsx'
import { useText } from '../texts.ts'
import { DiagnosisForm } from './diagnosis-form.tsx'
import { DiagnosisResults } from './diagnosis-results.tsx'

/** The diagnoses of one robot: a new one, the results of the chosen or newest one, and those before. */
export const DiagnosisPage = ({ robotId }: { robotId: number }) => {
  const text = useText()
  const format = useStore($format)
  const title = useStore($translate)(titleKeys.diagnoses)
  const mayStart = useStore($permissions).includes(deployPermissions.diagnose)
  const { basePath } = useSubApp()
  const { pathname, search } = useOwnRoute()
  const kept = keptQuery(search)
  const newest = { robotId, pageNo: 1, size: 1 }
  const [loaded, load] = useLoaded(String(robotId), () => request(diagnosisList, { query: newest }, { quiet: true }))
  useRobotChanges(load)
  const shown = shownOf(loaded)
  const last = shown?.list[0]
  const chosen = Number(
    /^[1-9]\d{0,8}$/.exec(new URLSearchParams(search).get('diagnosis') ?? '')?.[0] ?? last?.requestId
  )
  const columns = useMemo((): HTMLElementTagNameMap['portal-table']['columns'] => {
    const addressOf = (requestId: number): string => {
      const query = new URLSearchParams(kept)
      query.set('diagnosis', String(requestId))
      return `${pathname}?${query}`
    }
    const count = (key: keyof Diagnosis['counts']) => ({
      key,
      title: text(`check.${key}`),
      type: 'number' as const,
      value: ({ counts, state }: Diagnosis) => (state === 'answered' ? counts[key] : undefined)
    })
    return [
      {
        key: 'askTime',
        title: text('column.time'),
        type: 'link',
        value: ({ askTime, requestId }: Diagnosis) => ({ text: format.time(askTime), address: addressOf(requestId) })
      },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }: Diagnosis) => requestState(text, state)
      },
      ...(['passed', 'warning', 'failed'] as const).map(count),
      {
        key: 'userName',
        title: text('column.by'),
        value: ({ userName }: Diagnosis) => userName ?? text('deployments.nobody')
      }
    ]
  }, [text, format, pathname, kept])
  return (
    <>
      <PageHead
        title={shown?.robot.name ?? text('loading')}
        {...(shown && { lead: `${shown.robot.serial} · ${text(`online.${shown.robot.online}`)}` })}
        back={{ href: basePath + paths.diagnoses + kept, text: title }}
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {shown && (
        <>
          {mayStart && (
            <DiagnosisForm
              robotId={robotId}
              robotKind={shown.robot.robotKind}
              running={last !== undefined && isOpen(last)}
              onStarted={() => {
                navigate(pathname + kept, 'replace')
                load()
              }}
            />
          )}
          {chosen > 0 && <DiagnosisResults key={chosen} requestId={chosen} />}
          <h2>{text('diagnoses.history')}</h2>
          <HistoryTable
            title={text('diagnoses.history')}
            columns={columns}
            emptyTitle={text('diagnoses.none')}
            ask={page => request(diagnosisList, { query: { ...page, robotId } }, { quiet: true })}
          />
        </>
      )}
    </>
  )
}
