import { limits } from '#contract/limits.ts'
import { tokenCookie } from '#contract/page.ts'

/**
 * Everything the portal keeps in the browser: its name and how many days it lives (spec §9). A token's cookie lives as
 * long as the token, so its days are given when it is written.
 */
export const stored = {
  token: { name: tokenCookie, days: undefined },
  tokenExpiry: { name: 'portal_token_expiry', days: limits.tokenExpiryCookieDays },
  language: { name: 'portal_language', days: limits.languageCookieDays },
  rememberedAccount: { name: 'portal_account', days: limits.rememberedAccountDays }
} as const

export type StoredName = keyof typeof stored
