import type { CodePurpose } from '#contract/calls/identity/codes.ts'

/** A message on its way to a person: a code with the text around it, or a text alone. */
export type OutgoingMessage = {
  to: string
  purpose: CodePurpose | 'changed'
  code: string | null
  subject: string
  text: string
}

/** One way out of the cloud to a person: the mail server, the text message webhook, or the outbox. */
export type WayOut = {
  /**
   * Asks whether a message would be taken now, without one: the same work whoever it would go to.
   * @throws WayOutError
   */
  probe: () => Promise<void>
  /** @throws WayOutError when it did not take the message */
  send: (message: OutgoingMessage) => Promise<void>
}

/** A way out is down, or refused; the cause is for the log. */
export class WayOutError extends Error {
  override name = 'WayOutError'
}

/** A way out has to have taken or refused a message by then; the portal waits ten seconds for the answer. */
export const wayOutMs = 7_000
