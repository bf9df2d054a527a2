import { type CodeWay, codeWays, type Environment } from '#contract/page/environment.ts'

type Ways = { smtpUrl?: string | undefined; smsWebhookUrl?: string | undefined }

/** By which ways codes can be sent. Outside production the outbox accepts every message. */
export const codeWaysOf = (mode: Environment['mode'], { smtpUrl, smsWebhookUrl }: Ways): CodeWay[] => {
  const has = { email: smtpUrl !== undefined, cellphone: smsWebhookUrl !== undefined }
  return codeWays.filter(way => mode !== 'production' || has[way])
}

/**
 * Tells the portal how codes can be sent, so that its forms offer nothing else. For a cloud on another origin, only the
 * environment's own file can say.
 */
export const withCodeWays = (environment: Environment, ways: Ways): Environment =>
  environment.mode !== 'production' || environment.apiBase !== null
    ? environment
    : { ...environment, codesBy: codeWaysOf(environment.mode, ways) }
