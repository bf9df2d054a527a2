import * as limits from '#contract/limits.ts'
import { languageCookie, sidebarCookie, themeCookie, tokenCookie } from '#contract/page/page-names.ts'

/**
 * Everything the portal keeps in the browser: its name and how many days it lives (spec §9). A token's cookie lives as
 * long as the token, so its days are given when it is written.
 */
export const stored = {
  token: { name: tokenCookie, days: undefined },
  tokenExpiry: { name: 'portal_token_expiry', days: limits.tokenExpiryCookieDays },
  language: { name: languageCookie, days: limits.languageCookieDays },
  theme: { name: themeCookie, days: limits.languageCookieDays },
  sidebar: { name: sidebarCookie, days: limits.languageCookieDays },
  rememberedAccount: { name: 'portal_account', days: limits.rememberedAccountDays },
  agreement: { name: 'portal_agreement', days: limits.agreementCookieDays }
} as const

export type StoredName = keyof typeof stored

/** What is kept in localStorage, because a cookie could not hold it; a language file's name ends in its language. */
export const storedFiles = {
  languageList: 'portal_language_list',
  languageFile: 'portal_language_file',
  /** When the next verification code may be asked for, by a fingerprint of where the last one went. */
  codeSends: 'portal_code_sends',
  /** Last sign-in or log-out of this browser. */
  usageRecord: 'portal_usage',
  /** Ids of those who want no more reminders to set a password. */
  passwordReminders: 'portal_password_reminders',
  /** Notices of the dashboard that people closed, by who closed them. */
  closedNotices: 'portal_closed_notices'
} as const

/** What the tab keeps in sessionStorage, over a reload and for no other tab. */
export const storedInTab = {
  /** The sub-application that is open in it. */
  openApplication: 'portal_open_application',
  /** `mobile` inside the mobile app: spec §3's h5 loading flag. */
  layout: 'portal_layout',
  /** The sub-application that was opened with `micro=true`. */
  micro: 'portal_micro',
  /** Whether the tab has no sidebar: `on` or `off`, decided by its first address. */
  subAppMode: 'portal_sub_app_mode'
} as const
