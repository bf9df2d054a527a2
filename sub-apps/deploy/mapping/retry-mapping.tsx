import { request, sentenceOf } from '@portal/session'
import { retryMapping } from '#contract/calls/deploy/mapping-features.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useAct } from '#kit/portal/react/use-act.ts'
import { useText } from '../texts.ts'
import { isSavedMeanwhile } from './saved-meanwhile.ts'

/** Has the robots tried once more that could not take a configuration. The list of robots follows by itself. */
export const RetryMapping = ({ mappingId }: { mappingId: number }) => {
  const text = useText()
  const { notify } = useSubApp()
  const retrying = useAct(
    async () => {
      const { robots } = await request(retryMapping, { body: { mappingId } }, { quiet: true })
      return () => notify('success', text('mapping.retried', { count: robots }))
    },
    { ofForm: false }
  )
  const isNoneLeft = isSavedMeanwhile(retrying.error)
  return (
    <>
      <p className="actions">
        <ActButton state={retrying.state} onClick={retrying.run}>
          {text('retryFailed')}
        </ActButton>
      </p>
      {retrying.error !== undefined && (
        <p className={isNoneLeft ? 'quiet' : 'refusal'} role="alert">
          {isNoneLeft ? text('mapping.noneFailed') : sentenceOf(retrying.error)}
        </p>
      )}
    </>
  )
}
