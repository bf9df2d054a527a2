import { request } from '@portal/session'
import { switchOpenCall } from '#contract/calls/open-platform/api-management.ts'
import type { OutsideCallName } from '#contract/calls/open-platform/outside.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { Refusal } from '../../parts/refusal.tsx'
import { useText } from '../../texts.ts'

type CallSwitchProps = {
  call: OutsideCallName
  /** The call as a person reads it, for the name of the button. */
  label: string
  /** Null for everybody. */
  applicationId: number | null
  enabled: boolean
  turned: () => void
}

/** The button that turns a call on or off. */
export const CallSwitch = ({ call, label, applicationId, enabled, turned }: CallSwitchProps) => {
  const text = useText()
  const turning = useAct(async () => {
    await request(switchOpenCall, { body: { name: call, applicationId, enabled: !enabled } }, { quiet: true })
    return turned
  })
  return (
    <>
      <ActButton
        className="button small"
        state={turning.state}
        aria-label={`${text(enabled ? 'open.turnOff' : 'open.turnOn')}: ${label}`}
        onClick={turning.run}
      >
        {text(enabled ? 'open.turnOff' : 'open.turnOn')}
      </ActButton>
      <Refusal error={turning.error} />
    </>
  )
}
