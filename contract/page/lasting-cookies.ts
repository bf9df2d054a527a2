import { languageCookie, sidebarCookie, themeCookie } from './page-names.ts'

/** Cookies that make the next sign-in shorter. */
export const accountCookie = 'portal_account'
export const agreementCookie = 'portal_agreement'

/**
 * The cookies that outlive a session, each with its life in days (docs/requirements.md §9). Each visit renews them. They stand apart
 * from the other names: the script inside the HTML does not need them.
 */
export const lastingCookies = {
  [languageCookie]: 365,
  [themeCookie]: 365,
  [sidebarCookie]: 365,
  [accountCookie]: 30,
  [agreementCookie]: 30
} as const
