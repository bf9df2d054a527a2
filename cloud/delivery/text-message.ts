import { createHmac } from 'node:crypto'
import { DeliveryError, deliveryTimeoutMs, type Transport } from './transport.ts'

/** The header that carries the signature of the body. */
const signatureHeader = 'X-Signature'

/** HMAC-SHA256 of the body's bytes, as `sha256=` and hexadecimal digits. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/**
 * Sends by the webhook of SMS_WEBHOOK_URL: POST of JSON `{ to, text }`, signed with the password in the URL. The password
 * itself is never sent. Any 2xx status means that the message was accepted. `probe` sends HEAD to the same URL: every
 * answer counts except a redirection and a 5xx status.
 */
export const textMessageTransport = (webhookUrl: string): Transport => {
  const url = new URL(webhookUrl)
  const secret = decodeURIComponent(url.password)
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
    send: async ({ to, text }) => {
      const body = JSON.stringify({ to, text })
      const headers = { 'Content-Type': 'application/json', [signatureHeader]: signatureOf(body, secret) }
      try {
        const status = await statusOf({ method: 'POST', headers, body })
        if (status < 200 || status > 299) throw new Error(`the webhook answered ${status}`)
      } catch (error) {
        throw new DeliveryError('the webhook did not take a text message', { cause: error })
      }
    }
  }
}
