import { depthOf } from '#contract/checks/json-depth.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.ts'

/** Deeper than any call needs; a recursive reader of something deeper could overflow the stack. */
const deepest = 20

const illegal = () => new Refusal(codes.parameterIllegal)

/** PostgreSQL takes neither NUL nor half a surrogate pair, in text or jsonb. */
const isStorable = (text: string): boolean => !/[\0\p{Surrogate}]/u.test(text)

/**
 * Refuses what no call wants and what would do harm further in: keys that reach an object's prototype, and characters
 * that the database can't store.
 */
export const refuseHarmful = (value: unknown): void => {
  if (typeof value === 'string' && !isStorable(value)) throw illegal()
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || key === 'constructor' || key === 'prototype' || !isStorable(key)) throw illegal()
    refuseHarmful(inner)
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

/**
 * Reads a JSON body.
 * @throws Refusal for anything but well-formed, shallow, harmless JSON in UTF-8; an empty body is undefined.
 */
export const parseJson = (body: Uint8Array): unknown => {
  if (body.length === 0) return undefined
  try {
    const text = utf8.decode(body)
    if (depthOf(text, deepest) > deepest) throw illegal()
    const value: unknown = JSON.parse(text)
    refuseHarmful(value)
    return value
  } catch {
    throw illegal()
  }
}
