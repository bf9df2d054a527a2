import { lastingCookies } from '#contract/page/lasting-cookies.ts'

/** Longer values were written by somebody else, on a domain beside the portal's. */
const valueMaxLength = 320

const dayS = 86_400

/** A cookie that begins its life anew: its name, its value and its life in seconds. */
export type RenewedCookie = { name: string; value: string; maxAge: number }

/**
 * The cookies of a visit that begin their lives anew. Some browsers keep a cookie that a script wrote for seven days only. One
 * that a server sent lives as long as it says. The token is not among them: its life is the session's.
 */
export const renewedCookies = (cookies: Readonly<Record<string, string | undefined>>): RenewedCookie[] =>
  Object.entries(lastingCookies).flatMap(([name, days]) => {
    const value = cookies[name]
    return value === undefined || value === '' || value.length > valueMaxLength
      ? []
      : [{ name, value, maxAge: days * dayS }]
  })
