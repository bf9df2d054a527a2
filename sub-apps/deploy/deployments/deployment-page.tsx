import { $format, $permissions, request } from '@portal/session'
import { deploymentDetail } from '#contract/calls/deploy/deployments.ts'
import { deployPermissions } from '#contract/permissions.ts'
import { Facts, PageHead, useLoaded, useOwnRoute, useStore, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { paths } from '../page-of.pure.ts'
import { useText } from '../texts.ts'
import { EventList } from './event-list.tsx'
import { StepForm } from './step-form.tsx'
import { StepList } from './step-list.tsx'

/** One robot that is being set up: its steps, the act that is due, and who did what. */
export const DeploymentPage = ({ deploymentId }: { deploymentId: number }) => {
  const text = useText()
  const format = useStore($format)
  const mayAct = useStore($permissions).includes(deployPermissions.deploy)
  const { basePath } = useSubApp()
  const kept = keptQuery(useOwnRoute().search)
  const [loaded, load] = useLoaded(String(deploymentId), () =>
    request(deploymentDetail, { query: { deploymentId } }, { quiet: true })
  )
  const deployment = shownOf(loaded)
  return (
    <>
      <PageHead
        title={deployment?.robotName ?? text('loading')}
        {...(deployment === undefined ? {} : { lead: text(`state.${deployment.state}`) })}
        back={{ href: basePath + paths.deployments + kept, text: text('deployments.title') }}
      />
      {loaded.state === 'failed' && <portal-notice error={loaded.error} onportal-notice-retry={load} />}
      {deployment && (
        <>
          <Facts
            rows={[
              [text('column.serial'), deployment.serial],
              [text('column.store'), deployment.storeName],
              [text('column.begun'), format.time(deployment.startTime)],
              [text('column.ended'), deployment.endTime === null ? null : format.time(deployment.endTime)]
            ]}
          />
          <h2>{text('deployments.steps')}</h2>
          <StepList deployment={deployment} />
          {mayAct && deployment.state === 'open' && <StepForm deployment={deployment} onTaken={load} />}
          <h2>{text('deployments.events')}</h2>
          <EventList events={deployment.events} />
        </>
      )}
    </>
  )
}
