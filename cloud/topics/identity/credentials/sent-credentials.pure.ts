/** A key and a secret, as a program sends them by HTTP Basic (RFC 7617). */
export type SentCredentials = { key: string; secret: string }

const keyPattern = /^[0-9a-f]{24}$/
const secretPattern = /^[\w-]{43}$/

/** Of the header: the scheme, a space, and 24 + 1 + 43 characters in Base64. */
const basicPattern = /^Basic +([A-Za-z0-9+/]{88,96}={0,2}) *$/i

/** The key and the secret in an Authorization header; undefined for any other header, at no cost worth naming. */
export const sentCredentials = (authorization = ''): SentCredentials | undefined => {
  if (authorization.length > 200) return undefined
  const encoded = basicPattern.exec(authorization)?.[1]
  if (encoded === undefined) return undefined
  const [key = '', secret = '', ...rest] = Buffer.from(encoded, 'base64').toString('latin1').split(':')
  return rest.length === 0 && keyPattern.test(key) && secretPattern.test(secret) ? { key, secret } : undefined
}
