import { eachDue, type Work, type WorkParts } from '../../../background.ts'
import { afterFailure, pauseAfter } from '../../delivery/attempts.pure.ts'
import { AddressForbiddenError, postGuarded, signedHeaders, webhookTimeoutMs } from '../../delivery/index.ts'
import { DeliveryError } from '../../delivery/transport.pure.ts'
import { webhookKey } from '../../delivery/webhook-key.pure.ts'
import { type DueCall, endAttempt, takeDueCall } from '../sql/webhook-calls.ts'

/**
 * Calls that one process makes at the same time, each of another webhook. One organisation has fewer webhooks, so its slow
 * receivers can't have them all; and webhooks take turns.
 */
const lanes = 8

/** For so long a webhook is left to the process that calls it. */
const leaseMs = 3 * webhookTimeoutMs

const keysOf = ({ secret, previousSecret, previousUntil }: DueCall, now: number): Buffer[] =>
  [secret, previousUntil !== null && previousUntil > now ? previousSecret : null].flatMap(
    it => (it !== null && webhookKey(it)) || []
  )

/** Makes one call. After one that fails its webhook waits, longer each time, so a receiver that is gone costs next to nothing. */
const callOne = async ({ database, now, rules, onFailure }: WorkParts, call: DueCall): Promise<void> => {
  const { address, body, eventKey, attempts, createTime } = call
  const time = now()
  const signed = signedHeaders({ id: eventKey, seconds: Math.floor(time / 1_000), body }, keysOf(call, time))
  try {
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'robot-portal', ...signed }
    await postGuarded({ address, headers, body, hosts: rules.internalHosts })
  } catch (error) {
    if (!(error instanceof DeliveryError)) throw error
    const failures = Math.min(call.failures + 1, 1_000)
    const next = afterFailure(error, { attempts, ageMs: now() - createTime })
    const isOver = next.kind === 'givenUp'
    if (isOver) onFailure(new Error(`a call of a webhook was given up: ${next.why}`, { cause: error }))
    const reason = error instanceof AddressForbiddenError ? 'addressForbidden' : 'refused'
    const nextTime = now() + pauseAfter(failures)
    return endAttempt(database, call, { failures, nextTime, end: isOver ? 'failed' : null, reason }, now())
  }
  await endAttempt(database, call, { failures: 0, nextTime: now(), end: 'sent' }, now())
}

const laneWork = (): Work => ({
  everyMs: 5_000,
  failed: 'webhooks were not called',
  round: eachDue(takeDueCall, leaseMs, callOne)
})

/** Work that calls webhooks. Each lane goes on by itself: a slow receiver holds one of them, until its time limit. */
export const webhookLanes: readonly Work[] = Array.from({ length: lanes }, laneWork)
