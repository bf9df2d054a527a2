import { StartError } from '../start-error.ts'
import { type WayOut, WayOutError } from './way-out.ts'

type Ways = { smtpUrl: string | undefined; smsWebhookUrl: string | undefined }

/**
 * In production nobody reads an outbox: a cloud that can send nothing would let nobody register or come back.
 * @throws StartError
 */
export const refuseWithoutWayOut = (mode: 'development' | 'production', { smtpUrl, smsWebhookUrl }: Ways): void => {
  if (mode === 'production' && smtpUrl === undefined && smsWebhookUrl === undefined)
    throw new StartError(
      'In production, codes need a way to people: set SMTP_URL to a mail server, SMS_WEBHOOK_URL to a webhook for text messages, or both.'
    )
}

/** Stands for a way out that is not set up, in production: it fails, and the log says which setting is missing. */
export const noWayOut = (setting: 'SMTP_URL' | 'SMS_WEBHOOK_URL'): WayOut => {
  const fail = async () => {
    throw new WayOutError(`nothing can be sent this way: ${setting} is not set`)
  }
  return { probe: fail, send: fail }
}
