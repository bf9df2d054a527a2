import nodemailer from 'nodemailer'
import { type WayOut, WayOutError, wayOutMs } from './way-out.ts'

/** The sender: `?from=` of SMTP_URL, else its user where that is an address, else no-reply at the server's name. */
export const senderOf = (url: URL): string => {
  const user = decodeURIComponent(url.username)
  return url.searchParams.get('from') ?? (user.includes('@') ? user : `no-reply@${url.hostname}`)
}

/** Sends by the mail server of SMTP_URL; `smtp://` goes over to TLS where the server offers it. */
export const mailWayOut = (smtpUrl: string): WayOut => {
  const url = new URL(smtpUrl)
  const secure = url.protocol === 'smtps:'
  const transport = nodemailer.createTransport({
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) } }),
    connectionTimeout: wayOutMs / 2,
    greetingTimeout: wayOutMs / 2,
    socketTimeout: wayOutMs / 2
  })
  const from = senderOf(url)
  return {
    probe: async () => {
      try {
        // Connects and signs in, and no more.
        await transport.verify()
      } catch (error) {
        throw new WayOutError('the mail server is not there', { cause: error })
      }
    },
    send: async ({ to, subject, text }) => {
      try {
        // As an object: nothing in an address can be read as a list of several.
        await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
      } catch (error) {
        throw new WayOutError('the mail server did not take a message', { cause: error })
      }
    }
  }
}
