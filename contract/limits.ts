/** Sizes, counts and durations that both sides keep (spec §9, contract). Durations are in the unit their name says. */
export const limits = {
  requestTimeoutMs: 10_000,
  noticeDurationMs: 5_000,
  actionLockMs: 2_000,
  subAppLoadTimeoutMs: 120_000,
  progressDelayMs: 200,
  tokenExpiryCookieDays: 30,
  languageCookieDays: 365,
  agreementCookieDays: 30,
  rememberedAccountDays: 30,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  accountMaxLength: 254,
  nicknameMaxLength: 15,
  nameMaxLength: 100,
  productsMax: 50,
  productNameMaxLength: 100,
  codeDigits: 6,
  codeSeconds: 5 * 60,
  codeResendSeconds: 60,
  identityCheckSeconds: 10 * 60,
  messageBadgeCap: 99,
  dashboardDays: 7,
  pageSize: 10,
  pageSizeMax: 100,
  redirectMaxLength: 2_048,
  trackingEventsMax: 100,
  trackingBytesMax: 256 * 1_024
} as const

/** Days of the dashboard are cut at midnight in this zone, wherever the person sits (spec §9). */
export const dashboardTimeZone = 'Asia/Shanghai'
