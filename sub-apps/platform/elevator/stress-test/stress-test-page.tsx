import { request } from '@portal/session'
import { rideFailures } from '#contract/calls/elevators/elevator-rides.ts'
import { type StressTestDetail, stopStressTest, stressTestDetail } from '#contract/calls/elevators/stress-tests.ts'
import { elevatorPermissions } from '#contract/permissions.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { DetailPage, type Fact } from '../../parts/detail-page.tsx'
import { Refusal } from '../../parts/refusal.tsx'
import { type Tools, useTools } from '../../parts/use-tools.ts'
import { inSeconds } from '../in-seconds.ts'
import { elevatorPaths } from '../routes.pure.ts'

const factsOf = (test: StressTestDetail, { text, format }: Tools): readonly Fact[] => [
  [text('column.state'), text(`testState.${test.state}`)],
  [text('column.started'), format.time(test.startTime)],
  [text('column.ended'), test.endTime === null ? null : format.time(test.endTime)],
  [
    text('column.played'),
    text('test.ofRides', { played: format.number(test.played), rides: format.number(test.rides) })
  ],
  [text('test.done'), format.number(test.done)]
]

/** How often a test that runs is asked for again. */
const everyMs = 1_000

/** One stress test with its figures so far. It goes on in the cloud when nobody looks. */
export const StressTestPage = ({ stressTestId }: { stressTestId: number }) => {
  const { text } = useTools()
  return (
    <DetailPage
      askKey={String(stressTestId)}
      ask={() => request(stressTestDetail, { query: { stressTestId } }, { quiet: true })}
      titleOf={({ elevatorName }) => elevatorName}
      back={{ path: elevatorPaths.stressTest, text: text('tests.title') }}
      factsOf={factsOf}
      everyMs={({ state }) => (state === 'running' ? everyMs : undefined)}
    >
      {(test, load) => (
        <>
          {test.state === 'running' && <RunningTest test={test} onStopped={load} />}
          <div className="tiles halves">
            <section className="card">
              <h2>{text('test.times')}</h2>
              <TimeTable test={test} />
            </section>
            <section className="card">
              <h2>{text('test.failures')}</h2>
              <FailureTable test={test} />
            </section>
          </div>
        </>
      )}
    </DetailPage>
  )
}

const RunningTest = ({ test, onStopped }: { test: StressTestDetail; onStopped: () => void }) => {
  const { text, may } = useTools()
  const { stressTestId, played, rides } = test
  const stopping = useAct(async () => {
    await request(stopStressTest, { body: { stressTestId } }, { quiet: true })
    return onStopped
  })
  return (
    <>
      <sl-progress-bar label={text('column.played')} value={Math.round((played / rides) * 100)} />
      {may(elevatorPermissions.test) && (
        <p className="actions">
          <ActButton className="button" state={stopping.state} onClick={stopping.run}>
            {text('test.stop')}
          </ActButton>
        </p>
      )}
      <Refusal error={stopping.error} />
    </>
  )
}

const TimeTable = ({ test: { wait, ride } }: { test: StressTestDetail }) => {
  const { text, language } = useTools()
  const written = (milliseconds: number | null): string =>
    milliseconds === null ? '–' : inSeconds(language, milliseconds)
  return (
    <table className="few-rows">
      <thead>
        <tr>
          <td />
          <th scope="col" className="at-end">
            {text('test.mean')}
          </th>
          <th scope="col" className="at-end">
            {text('test.p95')}
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{text('test.wait')}</th>
          <td className="at-end">{written(wait.mean)}</td>
          <td className="at-end">{written(wait.p95)}</td>
        </tr>
        <tr>
          <th scope="row">{text('test.ride')}</th>
          <td className="at-end">{written(ride.mean)}</td>
          <td className="at-end">{written(ride.p95)}</td>
        </tr>
      </tbody>
    </table>
  )
}

const FailureTable = ({ test: { failures } }: { test: StressTestDetail }) => {
  const { text, format } = useTools()
  return (
    <table className="few-rows">
      <tbody>
        {rideFailures.map(failure => (
          <tr key={failure}>
            <th scope="row">{text(`rideFailure.${failure}`)}</th>
            <td className="at-end">{format.number(failures[failure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
