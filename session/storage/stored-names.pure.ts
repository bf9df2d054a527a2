import { accountCookie, agreementCookie, lastingCookies } from '#contract/page/lasting-cookies.ts'
import { languageCookie, sidebarCookie, themeCookie, tokenCookie } from '#contract/page/page-names.ts'

const tokenExpiryCookieDays = 30

const lasting = <Name extends keyof typeof lastingCookies>(name: Name) => ({ name, days: lastingCookies[name] })

/**
 * All cookies of the portal, each with its name and lifetime in days (docs/requirements.md §9). A token's cookie lives as long as the
 * token, so its days are given when it is written.
 */
export const stored = {
  token: { name: tokenCookie, days: undefined },
  tokenExpiry: { name: 'portal_token_expiry', days: tokenExpiryCookieDays },
  language: lasting(languageCookie),
  theme: lasting(themeCookie),
  sidebar: lasting(sidebarCookie),
  rememberedAccount: lasting(accountCookie),
  agreement: lasting(agreementCookie),
  /** Written and removed at once, to see whether the browser keeps cookies. */
  probe: { name: 'portal_probe', days: 1 }
} as const

export type StoredName = keyof typeof stored

/**
 * The names in localStorage, for values that are too large for a cookie. A language file's name ends in its language.
 */
export const storedFiles = {
  languageList: 'portal_language_list',
  languageFile: 'portal_language_file',
  /** When the next verification code may be requested, by a fingerprint of the last recipient. */
  codeSends: 'portal_code_sends',
  /** Last sign-in or log-out in this browser. */
  usageRecord: 'portal_usage',
  /** The people who declined more reminders to set a password. */
  passwordReminders: 'portal_password_reminders',
  /** The columns that people chose, by person and by table. */
  tables: 'portal_tables'
} as const
