import type { Severity } from '#contract/calls/deploy/fault-codes.ts'
import type { NotificationReason } from '#contract/calls/mobile-notifications/mobile-notifications.ts'
import type { Database } from '../../../database/open.ts'
import { findTenantName } from '../../identity/index.ts'
import type { KeptDeviceEvent } from '../sql/device-events.ts'
import { addNotification } from '../sql/mobile-notifications.ts'
import { addCall, countCalls } from '../sql/webhook-calls.ts'
import { findWebhook } from '../sql/webhooks.ts'
import { originOf, webhookBody } from './webhook-body.pure.ts'

/** Calls of one webhook that wait. A receiver that is gone fills no table. */
const waitingMax = 1_000

/** An event as its webhook is told of it. */
export type ToldEvent = Pick<KeptDeviceEvent, 'kind' | 'deviceName' | 'serial' | 'detail' | 'time'> & {
  eventId: number
  store: { code: string; name: string } | null
  /** Of a fault whose code somebody described. */
  severity: Severity | undefined
}

type Rule = { ruleId: number; tenantId: number; name: string }

/**
 * Keeps a call of a rule's webhook, where it has one. Without an event it is a test. Neither quiet hours nor the most of an
 * hour count: a program wakes nobody, and is told what it can leave out.
 * @returns whether it is on its way
 */
export const keepCall = async (
  transaction: Database,
  { ruleId, tenantId, name }: Rule,
  event: ToldEvent | undefined,
  now: number
): Promise<boolean> => {
  const webhook = await findWebhook(transaction, ruleId)
  if (webhook === undefined) return false
  const isFull = (await countCalls(transaction, ruleId)) >= waitingMax
  const fate: { state: 'sending' | 'heldBack'; reason?: NotificationReason; endTime?: number } = isFull
    ? { state: 'heldBack', reason: 'tooMany', endTime: now }
    : { state: 'sending' }
  const notificationId = await addNotification(transaction, {
    tenantId,
    ruleId,
    way: 'webhook',
    to: originOf(webhook.address),
    createTime: now,
    ...(event && { eventId: event.eventId }),
    ...fate
  })
  if (notificationId === undefined || isFull) return false
  // The number alone would be used again by a database that begins anew.
  const id = event === undefined ? `test_${notificationId}_${now}` : `event_${event.eventId}_${event.time}`
  const body = webhookBody({
    id,
    kind: event?.kind ?? 'test',
    time: event?.time ?? now,
    organisation: await findTenantName(transaction, tenantId),
    rule: name,
    store: event?.store ?? null,
    device: event?.deviceName ?? '',
    serial: event?.serial ?? '',
    severity: event?.severity ?? null,
    detail: event?.detail ?? ''
  })
  await addCall(transaction, { ruleId, notificationId, eventKey: id, body, createTime: now })
  return true
}
