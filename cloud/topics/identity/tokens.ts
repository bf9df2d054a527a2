import { createHash, randomBytes } from 'node:crypto'

/** An opaque token of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored hash of a token. Plain SHA-256 is enough: nobody guesses 256 random bits. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Of an Authorization header; a vendor's tokens may be long. */
const longest = 8_192

/** The token of an Authorization header; undefined where there is none. */
export const bearerToken = (authorization = ''): string | undefined =>
  authorization.length > longest ? undefined : /^Bearer +([^\s,]+) *$/i.exec(authorization)?.[1]
