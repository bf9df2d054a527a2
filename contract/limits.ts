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
  messageBadgeCap: 99,
  dashboardDays: 7,
  salesMonths: 12,
  pageSize: 10,
  pageSizeMax: 100,
  pageNoMax: 1_000_000,
  appointmentSlotMinutes: 30,
  /** Of the working day in Beijing. */
  appointmentsFromHour: 9,
  appointmentsToHour: 18,
  appointmentDaysAhead: 30,
  appointmentMinutesPerDay: 120,
  appointmentRemarkMaxLength: 500,
  menuHistorySize: 8,
  menuHistoryMax: 50,
  messageTitleMaxLength: 100,
  messageContentMaxLength: 5_000,
  messageUrlMaxLength: 2_048,
  messageRecipientsMax: 1_000,
  redirectMaxLength: 2_048,
  trackingEventsMax: 100,
  trackingBytesMax: 256 * 1_024
} as const

/** Days of the dashboard are cut at midnight in this zone, wherever the person sits (spec §9). */
export const dashboardTimeZone = 'Asia/Shanghai'
