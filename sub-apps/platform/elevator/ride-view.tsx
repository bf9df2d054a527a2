import { request } from '@portal/session'
import { useEffect } from 'react'
import { cancelRide, type RideDetail, rideDetail } from '#contract/calls/elevators/elevator-rides.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { useLoaded } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { Refusal } from '../parts/refusal.tsx'
import { useEvery } from '../parts/use-every.ts'
import { useTools } from '../parts/use-tools.ts'
import { inSeconds } from './in-seconds.ts'

/** How often an open ride is asked for again. */
const everyMs = 1_000

/** One ride with its steps, which appear as the cloud takes them. */
export const RideView = ({ rideId, onEnded }: { rideId: number; onEnded: () => void }) => {
  const { text, may } = useTools()
  const [loaded, load] = useLoaded(String(rideId), () => request(rideDetail, { query: { rideId } }, { quiet: true }))
  const ride = shownOf(loaded)
  const isOpen = ride?.state === 'open'
  useEvery(isOpen ? everyMs : undefined, load)
  const hasEnded = ride !== undefined && !isOpen
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the ride ends
  useEffect(() => {
    if (hasEnded) onEnded()
  }, [hasEnded])
  const cancelling = useAct(async () => {
    await request(cancelRide, { body: { rideId } }, { quiet: true })
    return load
  })
  if (loaded.state === 'failed') return <portal-notice error={loaded.error} onportal-notice-retry={load} />
  if (ride === undefined) return <p role="status">{text('loading')}</p>
  return (
    <section className="card">
      <h2>{text('ride.title', { robot: ride.robotName ?? '', from: ride.from, to: ride.to })}</h2>
      <p role="status">
        {text(`rideState.${ride.state}`)}
        {ride.failure !== null && ` · ${text(`rideFailure.${ride.failure}`)}`}
      </p>
      <StepTable ride={ride} />
      {isOpen && may(elevatorPermissions.ride) && (
        <p className="actions">
          <ActButton className="button" state={cancelling.state} onClick={cancelling.run}>
            {text('ride.cancel')}
          </ActButton>
        </p>
      )}
      <Refusal error={cancelling.error} />
    </section>
  )
}

const StepTable = ({ ride: { steps, startTime } }: { ride: RideDetail }) => {
  const { text, language } = useTools()
  return (
    <table className="few-rows">
      <thead>
        <tr>
          <th scope="col">{text('column.step')}</th>
          <th scope="col">{text('column.floor')}</th>
          <th scope="col" className="at-end">
            {text('column.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ step, floor, time }) => (
          <tr key={`${step} ${time}`}>
            <th scope="row">{text(`rideStep.${step}`)}</th>
            <td>{floor}</td>
            <td className="at-end">{inSeconds(language, time - startTime)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
