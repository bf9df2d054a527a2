import type { CodeWay, Environment } from '#contract/page/environment.ts'

type Ways = { smtpUrl: string | undefined; smsWebhookUrl: string | undefined }

/**
 * Tells the portal by which ways codes reach people, so that its forms offer no other. Outside production the outbox
 * takes what has no way of its own; about the cloud of another origin only that environment's file can know.
 */
export const withCodeWays = (environment: Environment, { smtpUrl, smsWebhookUrl }: Ways): Environment => {
  if (environment.mode !== 'production' || environment.apiBase !== null) return environment
  const codesBy: CodeWay[] = []
  if (smtpUrl !== undefined) codesBy.push('email')
  if (smsWebhookUrl !== undefined) codesBy.push('cellphone')
  return { ...environment, codesBy }
}
