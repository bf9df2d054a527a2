import type { CodePurpose } from '#contract/calls/identity/codes.ts'

/** A file for the reader's calendar: an invitation, or its end (RFC 5546). */
export type CalendarFile = { method: 'REQUEST' | 'CANCEL'; text: string }

/** A message to a person: a text, with a code or without one (`code: null`). */
export type OutgoingMessage = {
  /** The same for each attempt to send one message; without it there is one attempt. */
  id?: string
  to: string
  purpose: CodePurpose | 'changed' | 'appointment' | 'invitation' | 'notification'
  code: string | null
  subject: string
  text: string
  /** Only mails carry one. */
  calendar?: CalendarFile
}

/** Hands messages over to the mail server, the webhook for text messages, or the outbox. */
export type Transport = {
  /**
   * Checks that a message would be accepted now, without sending one. The work is the same for every recipient.
   * @throws DeliveryError
   */
  probe: () => Promise<void>
  /** @throws DeliveryError when the message was not accepted */
  send: (message: OutgoingMessage) => Promise<void>
}

/** A transport is down, or refused the message. The cause is for the log. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
}

/** The receiving side refused this message, and will refuse it again; or nothing is set up that could send it. */
export class MessageRefusedError extends DeliveryError {
  override name = 'MessageRefusedError'
}

/** Time limit of a transport, in milliseconds. The portal waits ten seconds for the answer. */
export const deliveryTimeoutMs = 7_000
