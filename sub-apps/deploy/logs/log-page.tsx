import { $format, navigate, request, sentenceOf } from '@portal/session'
import { useRef, useState } from 'react'
import { isOpen } from '#contract/calls/deploy/shown-request.ts'
import { type RemoteLog, type RemoteLogDetail, remoteLogDetail } from '#contract/calls/robot-logs/remote-logs.ts'
import { logForms } from '#contract/calls/robot-logs/robot-logs.ts'
import { PageHead, useLoaded, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { paths } from '../page-of.pure.ts'
import { RequestReason } from '../parts/request-reason.tsx'
import { useRobotChanges } from '../parts/use-changes.ts'
import { useText } from '../texts.ts'
import { fetchLog } from './fetch-log.ts'
import { type LogAddress, readLogAddress, writeLogAddress } from './log-address.pure.ts'
import { LogLines } from './log-lines.tsx'
import { LogSearch } from './log-search.tsx'
import { useWrittenLog } from './written-log.ts'

type Form = (typeof logForms)[number]

const FetchButton = ({ requestId, form }: { requestId: number; form: Form }) => {
  const text = useText()
  const fetching = useAct(async () => {
    await fetchLog(requestId, form)
    return undefined
  })
  return (
    <>
      <ActButton state={fetching.state} onClick={fetching.run}>
        {text('logs.fetch', { form: `.${form}` })}
      </ActButton>
      {fetching.error !== undefined && (
        <span className="refusal" role="alert">
          {sentenceOf(fetching.error)}
        </span>
      )}
    </>
  )
}

type Kept = NonNullable<RemoteLog['kept']>

/** Search and lines of a log, with the reader's place in the address. */
const LogReader = ({ log, kept }: { log: RemoteLog; kept: Kept }) => {
  const text = useText()
  const format = useStore($format)
  const written = useWrittenLog()
  const { pathname, search } = useOwnRoute()
  const address = readLogAddress(search)
  const [current, setCurrent] = useState(address.line === undefined ? undefined : { line: address.line })
  const [following, setFollowing] = useState(isOpen(log) && address.line === undefined)
  const show = (part: Partial<LogAddress>): void =>
    navigate(pathname + writeLogAddress({ ...readLogAddress(location.search), ...part }, search), 'replace')
  return (
    <>
      <LogSearch
        requestId={log.requestId}
        lines={kept.lines}
        at={current?.line}
        searched={address}
        onSearched={show}
        onFound={line => {
          setFollowing(false)
          setCurrent({ line })
          show({ line })
        }}
      />
      <p className="actions">
        <span className="quiet" role={isOpen(log) ? 'status' : undefined}>
          {text(isOpen(log) ? 'logs.arriving' : 'logs.whole', {
            lines: format.number(kept.lines),
            size: written.size(log)
          })}
        </span>
        {isOpen(log) && (
          <button
            type="button"
            className="button small"
            aria-pressed={following}
            onClick={() => setFollowing(!following)}
          >
            {text('logs.follow')}
          </button>
        )}
      </p>
      <LogLines
        requestId={log.requestId}
        label={text('logs.lines', { log: written.name(log) })}
        lines={kept.lines}
        current={current}
        searched={address.text}
        following={following}
        onFollowing={atEnd => setFollowing(atEnd && isOpen(log))}
      />
    </>
  )
}

/** One log of a robot, while it arrives and afterwards. */
export const LogPage = ({ robotId, requestId }: { robotId: number; requestId: number }) => {
  const text = useText()
  const format = useStore($format)
  const written = useWrittenLog()
  const { basePath } = useSubApp()
  const micro = keptQuery(useOwnRoute().search)
  const [loaded, load] = useLoaded(String(requestId), () =>
    request(remoteLogDetail, { query: { requestId } }, { quiet: true })
  )
  useRobotChanges(load, 'logs_changed')
  const last = useRef<RemoteLogDetail>(undefined)
  // A lost answer must not take the lines away that somebody reads.
  const log = shownOf(loaded) ?? (loaded.state === 'failed' ? last.current : undefined)
  last.current = log
  return (
    <>
      <PageHead
        title={
          log === undefined ? text('loading') : text('logs.title', { log: written.name(log), robot: log.robot.name })
        }
        {...(log && { lead: written.time(log) })}
        back={{ href: `${basePath}${paths.logs}/${robotId}${micro}`, text: log?.robot.name ?? text('logs.all') }}
        action={
          log?.kept && (
            <p className="actions">
              {logForms.map(form => (
                <FetchButton key={form} requestId={requestId} form={form} />
              ))}
            </p>
          )
        }
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {log && (
        <>
          <RequestReason heading={text('logs.notSent')} request={log} />
          {log.cutShort && (
            <portal-notice level="warning" heading={text('logs.short')}>
              {text('logs.shortText')}
            </portal-notice>
          )}
          {log.kept === null ? (
            <p className="quiet">{text('logs.gone')}</p>
          ) : (
            <>
              {log.kept.lines > 0 ? (
                <LogReader log={log} kept={log.kept} />
              ) : (
                <p className="quiet" role="status">
                  {text(isOpen(log) ? 'logs.waiting' : 'logs.empty')}
                </p>
              )}
              <p className="quiet">{text('logs.keptUntil', { time: format.time(log.kept.expireTime) })}</p>
            </>
          )}
        </>
      )}
    </>
  )
}
