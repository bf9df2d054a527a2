import { createDecipheriv, createHash, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { type CentreRequest, centreRequest, centreRequestMs } from '#contract/calls/cleaning/cleaning-centre.ts'

/** Secrets that the portal and the centre share: 32 bytes for AES-256 in hexadecimal, and the secret of the signature. */
export type CentreKeys = { key: string; secret: string }

export type ReadLink =
  | { kind: 'read'; request: CentreRequest }
  /** `language` is the language that the link names, where the link could be read at all. */
  | { kind: 'refused'; reason: 'illegible' | 'signature' | 'old'; language?: string }

/** Longer than any link's data; nothing longer is decrypted. */
const longest = 4_096
const ivBytes = 16

/** Decrypts a link's data and checks its form, signature and age. Whether it was used before, only a store knows. */
export const readLink = (data: unknown, keys: CentreKeys, now: number): ReadLink => {
  const request = typeof data === 'string' && data.length <= longest ? decrypt(data, keys) : undefined
  if (request === undefined) return { kind: 'refused', reason: 'illegible' }
  const { timestamp, nonce, signature, language } = request
  const expected = createHash('sha256').update(`${timestamp}${nonce}${keys.secret}`).digest()
  if (!timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    return { kind: 'refused', reason: 'signature', language }
  if (Math.abs(now - timestamp) > centreRequestMs) return { kind: 'refused', reason: 'old', language }
  return { kind: 'read', request }
}

const decrypt = (data: string, { key }: CentreKeys): CentreRequest | undefined => {
  const bytes = Buffer.from(data, 'base64url')
  if (bytes.length <= ivBytes) return undefined
  try {
    const decipher = createDecipheriv('aes-256-cbc', Buffer.from(key, 'hex'), bytes.subarray(0, ivBytes))
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes)), decipher.final()])
    // Fatal, because an altered query decrypts to bytes that are no text.
    const read = v.safeParse(centreRequest, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)))
    return read.success ? read.output : undefined
  } catch {
    // Node throws for a wrong padding or length, and so do the decoder and JSON: anybody's bytes can look like that.
    return undefined
  }
}
