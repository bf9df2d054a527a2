import nodemailer from 'nodemailer'
import { DeliveryError, deliveryTimeoutMs, MessageRefusedError, type Transport } from './transport.pure.ts'

/** The sender: `?from=` of SMTP_URL, else its user where that is an address, else no-reply at the server's name. */
export const senderOf = (url: URL): string => {
  const user = decodeURIComponent(url.username)
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${url.hostname}`)
}

/** Whether the mail server refused recipient or content with a code that stands for good (RFC 5321, 4.2.1). */
const isRefusedForGood = (error: unknown): boolean => {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number }
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500
}

/** Sends by the mail server of SMTP_URL. `smtp://` switches to TLS where the server offers it. */
export const mailTransport = (smtpUrl: string): Transport => {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: deliveryTimeoutMs / 2,
    greetingTimeout: deliveryTimeoutMs / 2,
    socketTimeout: deliveryTimeoutMs / 2
  })
  const from = senderOf(url)
  return {
    probe: async () => {
      try {
        // Only connects and signs in.
        await transport.verify()
      } catch (error) {
        throw new DeliveryError('the mail server is not there', { cause: error })
      }
    },
    send: async ({ to, subject, text, calendar }) => {
      try {
        // An object, because a string with a comma would be read as several recipients.
        const icalEvent = calendar && {
          method: calendar.method,
          content: calendar.text,
          filename: 'appointment.ics'
        }
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          ...(icalEvent && { icalEvent })
        })
      } catch (error) {
        const Failure = isRefusedForGood(error) ? MessageRefusedError : DeliveryError
        throw new Failure('the mail server did not take a message', { cause: error })
      }
    }
  }
}
