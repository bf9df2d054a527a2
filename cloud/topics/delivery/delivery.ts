import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { mailTransport, senderOf } from './mail.ts'
import { noTransport } from './no-transport.ts'
import { outboxTransport } from './outbox.ts'
import { textMessageTransport } from './text-message.ts'
import { DeliveryError, type OutgoingMessage, type Transport } from './transport.pure.ts'

/** By which way a message goes. */
export type Kind = 'cellphone' | 'email'

/** Sends codes and warnings to people: by mail server, by webhook for text messages, or to the outbox. */
export type Delivery = {
  /** The address that mails come from. */
  sender: string
  /** Whether each way leads to the outbox, so that no message waits for a network. */
  isImmediate: boolean
  /** @throws DeliveryError, after the cause was logged */
  send: (kind: Kind, message: OutgoingMessage) => Promise<void>
  /**
   * Checks that a message would be accepted now.
   * @throws DeliveryError, after the cause was logged
   */
  probe: (kind: Kind) => Promise<void>
  /**
   * Sends after the answer. Otherwise the answer's time would tell whether a message was sent. The outbox, which is for
   * developers, gets the message at once. `undo` is called when the message was not accepted after all.
   */
  sendLater: (kind: Kind, message: OutgoingMessage, undo: () => Promise<void>) => Promise<void>
  /** Waits until every pending message is sent. */
  settle: () => Promise<void>
}

type Options = {
  smtpUrl?: string | undefined
  smsWebhookUrl?: string | undefined
  /** Whether messages without a transport go to the outbox. In production such messages fail. */
  outbox: boolean
  database: Database
  now: Clock
  /** Gets the cause of a failed delivery. The caller only learns that the delivery failed. */
  onFailure: (error: Error) => void
}

/** Opens the transports that are set up, and the outbox for each one that is not. */
export const openDelivery = ({ smtpUrl, smsWebhookUrl, outbox, database, now, onFailure }: Options): Delivery => {
  const without = (setting: 'SMTP_URL' | 'SMS_WEBHOOK_URL'): Transport =>
    outbox ? outboxTransport(database, now) : noTransport(setting)
  const transports: Record<Kind, Transport> = {
    email: smtpUrl === undefined ? without('SMTP_URL') : mailTransport(smtpUrl),
    cellphone: smsWebhookUrl === undefined ? without('SMS_WEBHOOK_URL') : textMessageTransport(smsWebhookUrl, now)
  }
  const isImmediate = { email: smtpUrl === undefined, cellphone: smsWebhookUrl === undefined }
  const logged = async (work: Promise<void>): Promise<void> => {
    try {
      await work
    } catch (error) {
      if (error instanceof DeliveryError) onFailure(error)
      throw error
    }
  }

  const underWay = new Set<Promise<void>>()
  const sendAndUndo = async (kind: Kind, message: OutgoingMessage, undo: () => Promise<void>): Promise<void> => {
    // The answer goes first.
    await new Promise(setImmediate)
    try {
      await transports[kind].send(message)
    } catch (error) {
      onFailure(error as Error)
      await undo().catch(onFailure)
    }
  }
  return {
    sender: smtpUrl === undefined ? 'no-reply@localhost' : senderOf(new URL(smtpUrl)),
    isImmediate: isImmediate.email && isImmediate.cellphone,
    send: (kind, message) => logged(transports[kind].send(message)),
    probe: kind => logged(transports[kind].probe()),
    sendLater: async (kind, message, undo) => {
      if (isImmediate[kind]) return logged(transports[kind].send(message))
      const work = sendAndUndo(kind, message, undo).finally(() => underWay.delete(work))
      underWay.add(work)
    },
    settle: async () => {
      await Promise.all(underWay)
    }
  }
}
