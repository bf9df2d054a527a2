import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import * as v from 'valibot'
import { languageCodes } from './languages.ts'
import type { CentreKeys } from './read-link.ts'

/** The session of one browser: the token with which the centre asks the portal, and the language of its page. */
const session = v.object({ token: v.string(), language: v.picklist(languageCodes), expireTime: v.number() })
export type Session = v.InferOutput<typeof session>

/** A working day. The portal ends its own session earlier or later, and the centre hears of it by its next question. */
export const sessionMs = 8 * 60 * 60_000

const ivBytes = 12
const tagBytes = 16
/** Longer than any cookie that is made here. */
const longest = 4_096

/** A key other than the link's: the text of a link is never taken for a session. */
const keyOf = ({ key, secret }: CentreKeys): Buffer => createHash('sha256').update(`session${key}${secret}`).digest()

/**
 * The cookie that holds a session. It is encrypted: neither a script nor a copy of the cookies shows the token. So the
 * centre keeps nothing about its visitors.
 */
export const sealSession = (open: Session, keys: CentreKeys): string => {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(keys), iv)
  const text = Buffer.concat([cipher.update(JSON.stringify(open)), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text]).toString('base64url')
}

/** The session of a cookie; undefined where there is none, where it was altered, or where it has ended. */
export const openSession = (cookie: string | undefined, keys: CentreKeys, now: number): Session | undefined => {
  if (cookie === undefined || cookie.length > longest) return undefined
  const bytes = Buffer.from(cookie, 'base64url')
  if (bytes.length <= ivBytes + tagBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(keys), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()])
    const read = v.parse(session, JSON.parse(text.toString('utf8')))
    return read.expireTime > now ? read : undefined
  } catch {
    // Node throws for a wrong tag: the cookie is of an earlier start, or was altered.
    return undefined
  }
}
