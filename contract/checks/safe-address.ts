/*
 * Pure: which addresses may be links. A client that trims and decodes first might read `javascript:` where a browser does
 * not today (threats T22).
 */

/**
 * Whether an address names a user before its host, with a password or without one. People read
 * `https://portal.example.com@evil.example` as the first host, and a password in an address is one that many can read.
 */
export const namesUser = (address: string): boolean =>
  /^\s*(?:(?:https?|wss?):[\\/]*|[\\/]{2,})[^\\/?#]*@/i.test(address)

/** Whether a browser would read a text as a path of the own origin, or as an http(s) address without a user. */
export const isSafeAddress = (address: string): boolean => {
  if (/[\s\\\p{Cc}]/u.test(address)) return false
  if (address.startsWith('/')) return !address.startsWith('//')
  return /^https?:\/\/[^/]/i.test(address) && !namesUser(address) && URL.canParse(address)
}
