/* Other topics may use this, and nothing else of this one. */

export type { Delivery } from './delivery.ts'
export type { Letters } from './letters.ts'
export { AddressForbiddenError, postGuarded, webhookTimeoutMs } from './webhooks/post-guarded.ts'
export { newWebhookSecret, signedHeaders } from './webhooks/signed-headers.ts'
