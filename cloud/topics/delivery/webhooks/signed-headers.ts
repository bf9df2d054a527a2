import { createHmac, randomBytes } from 'node:crypto'

type Signed = { id: string; seconds: number; body: string }

/**
 * The headers of Standard Webhooks: an id, which says that two requests are one message; the time; and a signature over
 * both and the body. A receiver can so tell an old request that somebody sends again. While a secret is changed there are
 * two keys, and a signature by each.
 */
export const signedHeaders = ({ id, seconds, body }: Signed, keys: readonly Buffer[]): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': String(seconds),
  'webhook-signature': keys
    .map(key => `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`)
    .join(' ')
})

/** A secret of 256 random bits, as the specification of Standard Webhooks writes one. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
