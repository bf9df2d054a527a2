import { request } from '@portal/session'
import { cancelPhoneCall, type PhoneCall, phoneCallDetail } from '#contract/calls/phones/phone-calls.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { languageCodes } from '#contract/languages.ts'
import { phonePermissions } from '#contract/permissions.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { DetailPage, type Fact } from '../parts/detail-page.tsx'
import { Refusal } from '../parts/refusal.tsx'
import { type Tools, useTools } from '../parts/use-tools.ts'
import { phonePaths } from './routes.pure.ts'

const factsOf = (call: PhoneCall, { text, format }: Tools): readonly Fact[] => [
  [text('column.extension'), call.extension],
  [text('column.store'), call.storeName],
  [text('column.robot'), call.robotName],
  [text('column.attempt'), text('call.ofAttempts', { attempt: call.attempt, most: call.attemptsMax })],
  [text('column.started'), format.time(call.startTime)],
  [text('column.ended'), call.endTime === null ? null : format.time(call.endTime)]
]

/** How often an open call is asked for again. */
const everyMs = 1_000

/** One call of a robot as it is now, and the sentence that the robot says. */
export const CallPage = ({ phoneCallId }: { phoneCallId: number }) => {
  const { text } = useTools()
  return (
    <DetailPage
      askKey={String(phoneCallId)}
      ask={() => request(phoneCallDetail, { query: { phoneCallId } }, { quiet: true })}
      titleOf={({ phoneName }) => phoneName}
      back={{ path: phonePaths.callSimulator, text: text('calls.title') }}
      factsOf={factsOf}
      everyMs={({ endTime }) => (endTime === null ? everyMs : undefined)}
    >
      {({ state, endTime, sentence, language: spoken }, load) => (
        <>
          <p role="status">{text(`callState.${state}`)}</p>
          <h2>{text('call.says')}</h2>
          <p lang={spoken}>{textIn(sentence, languageCodes.find(it => it === spoken) ?? 'en')}</p>
          {endTime === null && <OpenCall phoneCallId={phoneCallId} onCancelled={load} />}
        </>
      )}
    </DetailPage>
  )
}

const OpenCall = ({ phoneCallId, onCancelled }: { phoneCallId: number; onCancelled: () => void }) => {
  const { text, may } = useTools()
  const cancelling = useAct(async () => {
    await request(cancelPhoneCall, { body: { phoneCallId } }, { quiet: true })
    return onCancelled
  })
  return (
    may(phonePermissions.call) && (
      <>
        <p className="actions">
          <ActButton className="button" state={cancelling.state} onClick={cancelling.run}>
            {text('call.cancel')}
          </ActButton>
        </p>
        <Refusal error={cancelling.error} />
      </>
    )
  )
}
