import type { CodeWay, Environment } from '#contract/page/environment.ts'

type Ways = { smtpUrl: string | undefined; smsWebhookUrl: string | undefined }

/**
 * Tells the portal how codes can be sent, so that its forms offer nothing else. Outside production the outbox accepts
 * every message. For a cloud on another origin, only the environment's own file can say.
 */
export const withCodeWays = (environment: Environment, { smtpUrl, smsWebhookUrl }: Ways): Environment => {
  if (environment.mode !== 'production' || environment.apiBase !== null) return environment
  const codesBy: CodeWay[] = []
  if (smtpUrl !== undefined) codesBy.push('email')
  if (smsWebhookUrl !== undefined) codesBy.push('cellphone')
  return { ...environment, codesBy }
}
