import { createHmac } from 'node:crypto'
import { type WayOut, WayOutError, wayOutMs } from './way-out.ts'

/** The header that carries the signature of the body. */
export const signatureHeader = 'X-Signature'

/** HMAC-SHA256 of the body's bytes, as `sha256=` and hexadecimal digits. */
export const signatureOf = (body: string, secret: string): string =>
  `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

/**
 * Sends by the webhook of SMS_WEBHOOK_URL: POST of JSON `{ to, text }`, signed with the password in the address, which
 * itself does not travel. Any status of the two hundreds means that the message was taken.
 */
export const textMessageWayOut = (webhookUrl: string): WayOut => {
  const url = new URL(webhookUrl)
  const secret = decodeURIComponent(url.password)
  url.username = ''
  url.password = ''
  return async ({ to, text }) => {
    const body = JSON.stringify({ to, text })
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [signatureHeader]: signatureOf(body, secret) },
        body,
        // The message is for this address and no other.
        redirect: 'error',
        signal: AbortSignal.timeout(wayOutMs)
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the webhook answered ${response.status}`)
    } catch (error) {
      throw new WayOutError('the webhook did not take a text message', { cause: error })
    }
  }
}
