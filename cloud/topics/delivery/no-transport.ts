import { StartError } from '../../start-error.pure.ts'
import { MessageRefusedError, type Transport } from './transport.pure.ts'

type Ways = { smtpUrl?: string | undefined; smsWebhookUrl?: string | undefined }

/**
 * Refuses to start in production without a transport. Nobody reads the outbox there, so nobody could register or reset a password.
 * @throws StartError
 */
export const refuseWithoutTransport = (mode: 'development' | 'production', { smtpUrl, smsWebhookUrl }: Ways): void => {
  if (mode === 'production' && smtpUrl === undefined && smsWebhookUrl === undefined)
    throw new StartError(
      'In production the cloud must be able to send codes: set SMTP_URL to a mail server, SMS_WEBHOOK_URL to a webhook for text messages, or both.'
    )
}

/** The transport in production when a setting is missing. Every delivery fails, and the log names the setting. */
export const noTransport = (setting: 'SMTP_URL' | 'SMS_WEBHOOK_URL'): Transport => {
  const fail = async () => {
    throw new MessageRefusedError(`${setting} is not set, so nothing can be sent`)
  }
  return { probe: fail, send: fail }
}
