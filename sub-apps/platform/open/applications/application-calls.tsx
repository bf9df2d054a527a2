import { request } from '@portal/session'
import { openCallList } from '#contract/calls/open-platform/api-management.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { useTools } from '../../parts/use-tools.ts'
import { CallTable } from '../calls/call-table.tsx'

/** The calls of the outside API, and which of them are off for one application. */
export const ApplicationCalls = ({ applicationId, mayTurn }: { applicationId: number; mayTurn: boolean }) => {
  const { text } = useTools()
  const [loaded, load] = useLoaded('calls', () => request(openCallList, {}, { quiet: true }))
  return (
    <>
      <h2>{text('open.calls')}</h2>
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      <CallTable
        title={text('open.calls')}
        calls={shownOf(loaded)}
        applicationId={applicationId}
        mayTurn={mayTurn}
        turned={load}
      />
    </>
  )
}
