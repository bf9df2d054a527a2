import { $format } from '@portal/session'
import { deploymentSteps } from '#contract/calls/deploy/deployment-steps.ts'
import type { DeploymentDetail } from '#contract/calls/deploy/deployments.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'

/** All steps in their order: how each stands, and who settled it when. */
export const StepList = ({ deployment: { settled, state, events } }: { deployment: DeploymentDetail }) => {
  const text = useText()
  const format = useStore($format)
  return (
    <ol className="tiles">
      {deploymentSteps.map((step, place) => {
        const event = place < settled ? events.findLast(it => it.step === step) : undefined
        const isNext = place === settled && state === 'open'
        return (
          <li key={step} className="card" aria-current={isNext ? 'step' : undefined}>
            <b>{text(`step.${step}`)}</b>
            <p className="quiet">
              {event === undefined
                ? text(isNext ? 'step.next' : 'step.open')
                : [
                    text(event.act === 'skipped' ? 'act.skipped' : 'act.done'),
                    event.actorName ?? text('deployments.nobody'),
                    format.time(event.time)
                  ].join(' · ')}
            </p>
            {isNext && <p>{text(`step.${step}.help`)}</p>}
          </li>
        )
      })}
    </ol>
  )
}
