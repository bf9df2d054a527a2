import type { Severity } from '#contract/calls/deploy/fault-codes.ts'
import type { DeviceEventKind } from '#contract/calls/mobile-notifications/notification-rules.ts'

type Told = {
  /** The same in each attempt, and for each rule of one event. */
  id: string
  kind: DeviceEventKind | 'test'
  /** In milliseconds. */
  time: number
  organisation: string
  rule: string
  store: { code: string; name: string } | null
  device: string
  serial: string
  severity: Severity | null
  detail: string
}

/** Pure: the JSON that a webhook gets (docs/webhooks.md). What is not known is null. */
export const webhookBody = ({ time, device, serial, detail, ...told }: Told): string =>
  JSON.stringify({
    ...told,
    time: new Date(time).toISOString(),
    device: device || null,
    serial: serial || null,
    detail: detail || null
  })

/** Pure: the part of an address that others may see. The rest may hold a key. */
export const originOf = (address: string): string => new URL(address).origin
