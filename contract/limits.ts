/*
 * Sizes, counts and durations that both sides keep (spec §9). Durations are in the unit of their name. Import
 * them as a namespace (`import * as limits`). Then a bundle carries those that it uses, and leaves out the other eighty.
 */

export const requestTimeoutMs = 10_000
export const noticeDurationMs = 5_000
export const actionLockMs = 2_000
export const subAppLoadTimeoutMs = 120_000
/** For bootstrap, and for mount. */
export const subAppStartTimeoutMs = 10_000
export const subAppUpdateTimeoutMs = 5_000
/** How long the next page waits for the one before it: twice, where somebody leaves while it is still mounting. */
export const subAppLeaveTimeoutMs = 300
export const progressDelayMs = 200
/** A menu with more entries or levels is rendered by the browser alone: rendering keeps the server from everybody else. */
export const renderedMenuEntries = 1_000
export const renderedMenuDepth = 16
/** How often applications may change the address, and within which time: far below what browsers allow a page. */
export const applicationAddressChanges = 50
export const applicationAddressWindowMs = 10_000
/** How long the pointer or the focus rests on a link before its sub-application is fetched. */
export const prefetchDelayMs = 200
/** How often an open page asks for a new release, and the shortest pause between two such questions. */
export const releasePollMs = 5 * 60_000
export const releasePauseMs = 30_000
/** How long a retry waits for news of a release. */
export const releaseRetryMs = 1_000
/** How long modules of the portal itself that a developer put in place of its own may take. */
export const overrideStartTimeoutMs = 15_000
export const tokenExpiryCookieDays = 30
export const languageCookieDays = 365
/** Of a token that a link of the mobile app brings; its expiry is stored as 30 s ahead. */
export const mobileLinkDays = 30
export const mobileLinkExpiryMs = 30_000
export const rememberedAccountDays = 30
export const agreementCookieDays = 30
export const passwordMinLength = 8
export const passwordMaxLength = 128
export const accountMaxLength = 254
/** As people write one: E.164 has a plus and 15 digits, with spaces and brackets between them. */
export const cellphoneMaxLength = 32
/** Characters as readers count them: one emoji is one, whatever it is made of. */
export const nicknameMaxLength = 15
/** In UTF-16 units: a character can carry marks without end, and cover the page with them. */
export const nicknameMaxUnits = 150
export const nameMaxLength = 100
export const productsMax = 50
export const productNameMaxLength = 100
export const codeDigits = 6
export const codeSeconds = 5 * 60
export const codeResendSeconds = 60
export const identityCheckSeconds = 10 * 60
export const securityEventDays = 90
/** Of one kind and one user, so that a stranger's failed tries can't push out what was changed. */
export const securityEventsOfKindMax = 200
export const messageBadgeCap = 99
export const dashboardDays = 7
export const salesMonths = 12
export const pageSize = 10
/** A growing list asks for more when its end is this near below the window, and at most this often (spec §9). */
export const infiniteScrollOffsetPx = 100
export const infiniteScrollThrottleMs = 200
/** Numbers of pages that a pager offers at once (spec §9). */
export const pagerButtons = 5
export const pageSizeMax = 100
export const pageNoMax = 1_000_000
export const appointmentSlotMinutes = 30
/** Of the working day in Beijing. */
export const appointmentsFromHour = 9
export const appointmentsToHour = 18
export const appointmentDaysAhead = 30
export const appointmentMinutesPerDay = 120
export const appointmentRemarkMaxLength = 500
export const menuHistorySize = 8
export const menuHistoryMax = 50
export const messageTitleMaxLength = 100
export const messageContentMaxLength = 5_000
export const messageUrlMaxLength = 2_048
export const messageRecipientsMax = 1_000
export const storeNameMaxLength = 100
export const storeCityMaxLength = 100
export const storeCodeMaxLength = 20
/** Robots that one call binds or unbinds. */
export const storeRobotsMax = 100
export const redirectMaxLength = 2_048
/** Of an address in a file of the deployment. */
export const addressMaxLength = 2_048
export const trackingEventsMax = 100
export const trackingPropertyNameMaxLength = 200
/** Names and items that the properties of one event hold, at every depth, and those of all events that travel together. */
export const trackingEventSizeMax = 200
export const trackingSizeMax = 2_000
/** The same of JSON that stands in their texts. */
export const trackingTextsSizeMax = 500
export const trackingBytesMax = 256 * 1_024
/** Of one text in an event; what is longer is cut. */
export const trackingTextMaxLength = 2_000
/** Of one person's robots; a maker has some dozens. */
export const robotModelsMax = 1_000
export const robotModelMaxLength = 100
export const robotEventsMax = 500
export const robotReportBytesMax = 256 * 1_024
/** By which a robot's clock may be ahead. */
export const robotClockSlackMs = 5 * 60_000
export const robotEventAgeMaxMs = 7 * 24 * 60 * 60_000
/** As `zh-Hant-419`. */
export const languageCodeMaxLength = 12
export const languageFileBytesMax = 1_024 * 1_024
export const languageFileDepthMax = 8
export const languageFileKeysMax = 10_000
export const languageKeyMaxLength = 200
export const languageTextMaxLength = 2_000
export const languageVersionsKept = 10
export const liveFrameBytesMax = 4 * 1_024
export const liveFramesPerSecondMax = 10
export const liveChannelsPerSessionMax = 5
export const livePingSeconds = 30
/** Between two tries to open the live channel (spec §9); half a second at most is added, so that not all come at once. */
export const liveRetryMs = 5_000
export const liveRetryJitterMs = 500
export const liveTriesMax = 10
/** A channel that stood this long counts as well again, so that the tries begin anew. */
export const liveStableMs = 10_000
/** However many messages come in a burst, they are asked for once in this time. */
export const liveRefreshMs = 1_000

/** Days of the dashboard are cut at midnight in this zone, wherever the person sits (spec §9). */
export const dashboardTimeZone = 'Asia/Shanghai'
