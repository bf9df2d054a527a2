/** Sizes, counts and durations that both sides keep (spec §9, contract). Durations are in the unit their name says. */
export const limits = {
  requestTimeoutMs: 10_000,
  noticeDurationMs: 5_000,
  actionLockMs: 2_000,
  subAppLoadTimeoutMs: 120_000,
  /** For bootstrap, and for mount. */
  subAppStartTimeoutMs: 10_000,
  subAppUpdateTimeoutMs: 5_000,
  /** How long the next page waits for the one before it: twice, where somebody leaves while it is still mounting. */
  subAppLeaveTimeoutMs: 300,
  progressDelayMs: 200,
  /** How often applications may change the address, and within which time: far below what browsers allow a page. */
  applicationAddressChanges: 50,
  applicationAddressWindowMs: 10_000,
  /** How long the pointer or the focus rests on a link before its sub-application is fetched. */
  prefetchDelayMs: 200,
  /** How often an open page asks whether there is a new release, and how seldom even if it is looked at again and again. */
  releasePollMs: 5 * 60_000,
  releasePauseMs: 30_000,
  /** How long a retry waits for news of a release. */
  releaseRetryMs: 1_000,
  /** How long modules of the portal itself that a developer put in place of its own may take. */
  overrideStartTimeoutMs: 15_000,
  tokenExpiryCookieDays: 30,
  languageCookieDays: 365,
  /** Of a token that a link of the mobile app brings; its expiry is stored as 30 s ahead. */
  mobileLinkDays: 30,
  mobileLinkExpiryMs: 30_000,
  rememberedAccountDays: 30,
  agreementCookieDays: 30,
  passwordMinLength: 8,
  passwordMaxLength: 128,
  accountMaxLength: 254,
  /** Characters as readers count them: one emoji is one, whatever it is made of. */
  nicknameMaxLength: 15,
  /** In UTF-16 units: a character can carry marks without end, and cover the page with them. */
  nicknameMaxUnits: 150,
  nameMaxLength: 100,
  productsMax: 50,
  productNameMaxLength: 100,
  codeDigits: 6,
  codeSeconds: 5 * 60,
  codeResendSeconds: 60,
  identityCheckSeconds: 10 * 60,
  securityEventDays: 90,
  /** Of one kind and one user, so that a stranger's failed tries can't push out what was changed. */
  securityEventsOfKindMax: 200,
  messageBadgeCap: 99,
  dashboardDays: 7,
  salesMonths: 12,
  pageSize: 10,
  /** Numbers of pages that a pager offers at once (spec §9). */
  pagerButtons: 5,
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
  storeNameMaxLength: 100,
  storeCityMaxLength: 100,
  storeCodeMaxLength: 20,
  /** Robots that one call binds or unbinds. */
  storeRobotsMax: 100,
  redirectMaxLength: 2_048,
  trackingEventsMax: 100,
  trackingBytesMax: 256 * 1_024,
  robotEventsMax: 500,
  robotReportBytesMax: 256 * 1_024,
  /** By which a robot's clock may be ahead. */
  robotClockSlackMs: 5 * 60_000,
  robotEventAgeMaxMs: 7 * 24 * 60 * 60_000,
  languageFileBytesMax: 1_024 * 1_024,
  languageFileDepthMax: 8,
  languageFileKeysMax: 10_000,
  languageKeyMaxLength: 200,
  languageTextMaxLength: 2_000,
  languageVersionsKept: 10,
  liveFrameBytesMax: 4 * 1_024,
  liveFramesPerSecondMax: 10,
  liveChannelsPerSessionMax: 5,
  livePingSeconds: 30,
  /** Between two tries to open the live channel (spec §9); half a second at most is added, so that not all come at once. */
  liveRetryMs: 5_000,
  liveRetryJitterMs: 500,
  liveTriesMax: 10,
  /** A channel that stood this long counts as well again, so that the tries begin anew. */
  liveStableMs: 10_000,
  /** However many messages come in a burst, they are asked for once in this time. */
  liveRefreshMs: 1_000
} as const

/** Days of the dashboard are cut at midnight in this zone, wherever the person sits (spec §9). */
export const dashboardTimeZone = 'Asia/Shanghai'
