import type { Clock } from '../clock.ts'
import type { AccountName } from '../database/accounts.ts'
import type { Database } from '../database/open.ts'
import { mailWayOut } from './mail.ts'
import { noWayOut } from './no-way-out.ts'
import { outboxWayOut } from './outbox.ts'
import { textMessageWayOut } from './text-message.ts'
import { type OutgoingMessage, type WayOut, WayOutError } from './way-out.ts'

type Kind = AccountName['kind']

/** Sends codes, and words of warning, to people by what was set up for phones and for mailboxes. */
export type WaysOut = {
  /** @throws WayOutError, after the log was told why */
  send: (kind: Kind, message: OutgoingMessage) => Promise<void>
  /**
   * Asks whether a message would be taken now.
   * @throws WayOutError, after the log was told why
   */
  probe: (kind: Kind) => Promise<void>
  /**
   * Sends after the answer, so that its time can't tell whether anything was sent; into the outbox, which is for
   * developers, at once. `undo` is called where the message was not taken after all.
   */
  sendLater: (kind: Kind, message: OutgoingMessage, undo: () => Promise<void>) => Promise<void>
  /** Waits for all that is still to be sent. */
  settle: () => Promise<void>
}

type Options = {
  smtpUrl: string | undefined
  smsWebhookUrl: string | undefined
  /** Whether what has no way out goes to the outbox; in production it goes nowhere, and fails. */
  outbox: boolean
  database: Database
  now: Clock
  /** Told why a way out failed; who waits is told no more than that. */
  onFailure: (error: Error) => void
}

/** The ways out that are set up, and the outbox for each one that is not. */
export const waysOut = ({ smtpUrl, smsWebhookUrl, outbox, database, now, onFailure }: Options): WaysOut => {
  const without = (setting: 'SMTP_URL' | 'SMS_WEBHOOK_URL'): WayOut =>
    outbox ? outboxWayOut(database, now) : noWayOut(setting)
  const ways: Record<Kind, WayOut> = {
    email: smtpUrl === undefined ? without('SMTP_URL') : mailWayOut(smtpUrl),
    cellphone: smsWebhookUrl === undefined ? without('SMS_WEBHOOK_URL') : textMessageWayOut(smsWebhookUrl)
  }
  const isImmediate = { email: smtpUrl === undefined, cellphone: smsWebhookUrl === undefined }
  const told = async (work: Promise<void>): Promise<void> => {
    try {
      await work
    } catch (error) {
      if (error instanceof WayOutError) onFailure(error)
      throw error
    }
  }

  const underWay = new Set<Promise<void>>()
  const sendAndUndo = async (kind: Kind, message: OutgoingMessage, undo: () => Promise<void>): Promise<void> => {
    // The answer first.
    await new Promise(setImmediate)
    try {
      await ways[kind].send(message)
    } catch (error) {
      onFailure(error as Error)
      await undo().catch(onFailure)
    }
  }
  return {
    send: (kind, message) => told(ways[kind].send(message)),
    probe: kind => told(ways[kind].probe()),
    sendLater: async (kind, message, undo) => {
      if (isImmediate[kind]) return told(ways[kind].send(message))
      const work = sendAndUndo(kind, message, undo).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    settle: async () => {
      await Promise.all(underWay)
    }
  }
}
