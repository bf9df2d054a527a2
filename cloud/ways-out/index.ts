import type { Clock } from '../clock.ts'
import type { AccountName } from '../database/accounts.ts'
import type { Database } from '../database/open.ts'
import { mailWayOut } from './mail.ts'
import { outboxWayOut } from './outbox.ts'
import { textMessageWayOut } from './text-message.ts'
import { type OutgoingMessage, type WayOut, WayOutError } from './way-out.ts'

/** Sends a code, or a word of warning, to a person by what was set up for phones and for mailboxes. */
export type WaysOut = (kind: AccountName['kind'], message: OutgoingMessage) => Promise<void>

type Options = {
  smtpUrl: string | undefined
  smsWebhookUrl: string | undefined
  database: Database
  now: Clock
  /** Told why a way out failed; who waits is told no more than that. */
  onFailure: (error: WayOutError) => void
}

/**
 * The ways out that are set up, and the outbox for each one that is not.
 * @throws (what it returns) WayOutError, after `onFailure` was told
 */
export const waysOut = ({ smtpUrl, smsWebhookUrl, database, now, onFailure }: Options): WaysOut => {
  const outbox = outboxWayOut(database, now)
  const ways: Record<AccountName['kind'], WayOut> = {
    email: smtpUrl === undefined ? outbox : mailWayOut(smtpUrl),
    cellphone: smsWebhookUrl === undefined ? outbox : textMessageWayOut(smsWebhookUrl)
  }
  return async (kind, message) => {
    try {
      await ways[kind](message)
    } catch (error) {
      if (error instanceof WayOutError) onFailure(error)
      throw error
    }
  }
}
