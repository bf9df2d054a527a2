import { $format, $permissions, $translate, navigate, request } from '@portal/session'
import { useMemo } from 'react'
import { isOpen } from '#contract/calls/deploy/shown-request.ts'
import { type RemoteLog, remoteLogList } from '#contract/calls/robot-logs/remote-logs.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { PageHead, useLoaded, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { HistoryTable } from '../parts/history-table.tsx'
import { useReason } from '../parts/request-reason.tsx'
import { requestState } from '../parts/request-state.pure.ts'
import { useRobotChanges } from '../parts/use-changes.ts'
import { titleKeys } from '../robots/robot-choice.tsx'
import { useText } from '../texts.ts'
import { LogForm } from './log-form.tsx'
import { useWrittenLog } from './written-log.ts'

/** The logs of one robot: somebody asks for a new one, and opens those that are there. */
export const RobotLogs = ({ robotId }: { robotId: number }) => {
  const text = useText()
  const format = useStore($format)
  const written = useWrittenLog()
  const reason = useReason()
  const title = useStore($translate)(titleKeys.logs)
  const mayAsk = useStore($permissions).includes(deployPermissions.askForLog)
  const { basePath } = useSubApp()
  const { pathname, search } = useOwnRoute()
  const kept = keptQuery(search)
  const newest = { robotId, pageNo: 1, size: 1 }
  const [loaded, load] = useLoaded(String(robotId), () => request(remoteLogList, { query: newest }, { quiet: true }))
  useRobotChanges(load, 'logs_changed')
  const shown = shownOf(loaded)
  const last = shown?.list[0]
  const columns = useMemo(
    (): HTMLElementTagNameMap['portal-table']['columns'] => [
      {
        key: 'log',
        title: text('column.log'),
        type: 'link',
        value: (log: RemoteLog) => ({ text: written.name(log), address: `${pathname}/${log.requestId}${kept}` }),
        detail: (log: RemoteLog) => written.time(log)
      },
      {
        key: 'state',
        title: text('column.state'),
        type: 'state',
        value: ({ state }: RemoteLog) => requestState(text, state),
        detail: (log: RemoteLog) => reason(log) ?? (log.kept === null ? text('logs.gone') : undefined)
      },
      { key: 'lines', title: text('column.lines'), type: 'number', value: (log: RemoteLog) => log.kept?.lines },
      { key: 'size', title: text('column.size'), type: 'bytes', value: (log: RemoteLog) => log.kept?.size },
      {
        key: 'userName',
        title: text('column.by'),
        value: ({ userName }: RemoteLog) => userName ?? text('deployments.nobody'),
        detail: ({ askTime }: RemoteLog) => format.time(askTime)
      }
    ],
    [text, format, written, reason, pathname, kept]
  )
  return (
    <>
      <PageHead
        title={shown?.robot.name ?? text('loading')}
        {...(shown && { lead: `${shown.robot.serial} · ${text(`online.${shown.robot.online}`)}` })}
        back={{ href: basePath + paths.logs + kept, text: title }}
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {shown && (
        <>
          {mayAsk && (
            <LogForm
              robotId={robotId}
              running={last !== undefined && isOpen(last)}
              onAsked={requestId => navigate(`${pathname}/${requestId}${kept}`)}
            />
          )}
          <h2>{text('logs.all')}</h2>
          <HistoryTable
            title={text('logs.all')}
            columns={columns}
            emptyTitle={text('logs.none')}
            news="logs_changed"
            ask={page => request(remoteLogList, { query: { ...page, robotId } }, { quiet: true })}
          />
        </>
      )}
    </>
  )
}
