import { createHmac, randomUUID } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import { DeliveryError, deliveryTimeoutMs, type Transport } from './transport.pure.ts'
import { secretIn, webhookKey } from './webhook-key.pure.ts'
import { signedHeaders } from './webhooks/signed-headers.ts'

/** The header of earlier releases: a signature over the body alone, under the secret as it is written. */
const formerHeaders = (body: string, secret: string): Record<string, string> => ({
  'X-Signature': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`
})

/**
 * Sends by the webhook of SMS_WEBHOOK_URL: POST of JSON `{ to, text }`, signed with the password in the URL. The password
 * itself is never sent. Any 2xx status means that the message was accepted. `probe` sends HEAD to the same URL: every
 * answer counts except a redirection and a 5xx status.
 */
export const textMessageTransport = (webhookUrl: string, now: Clock): Transport => {
  const url = new URL(webhookUrl)
  const secret = secretIn(webhookUrl) ?? ''
  const key = webhookKey(secret)
  if (key === undefined)
    throw new TypeError('the address of the webhook for text messages has no secret of a known form')
  url.username = ''
  url.password = ''
  // The message is for this URL alone: redirections are not followed.
  const statusOf = async (init: RequestInit): Promise<number> => {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(deliveryTimeoutMs) })
    await response.body?.cancel()
    return response.status
  }
  return {
    probe: async () => {
      try {
        const status = await statusOf({ method: 'HEAD' })
        if (status >= 500) throw new Error(`the webhook answered ${status}`)
      } catch (error) {
        throw new DeliveryError('the webhook for text messages is not there', { cause: error })
      }
    },
    send: async ({ to, text, id = randomUUID() }) => {
      const body = JSON.stringify({ to, text })
      const headers = {
        'Content-Type': 'application/json',
        ...signedHeaders({ id, seconds: Math.floor(now() / 1_000), body }, [key]),
        ...formerHeaders(body, secret)
      }
      try {
        const status = await statusOf({ method: 'POST', headers, body })
        if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`)
      } catch (error) {
        throw new DeliveryError('the webhook did not take a text message', { cause: error })
      }
    }
  }
}
