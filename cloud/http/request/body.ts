import { parse as parseQuery } from 'node:querystring'
import { hasShape } from '#contract/checks/json-shape.ts'
import { codes } from '#contract/codes.ts'
import { Refusal } from '../../refusal.pure.ts'

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
 * Reads a JSON body. Depth and number of values are counted before anything is made of the text.
 * @param valuesMax the most values that the call's schema can need (`mostValues`)
 * @throws Refusal for anything but well-formed, shallow, small JSON in UTF-8; an empty body is undefined.
 */
export const parseJson = (body: Uint8Array, valuesMax: number): unknown => {
  if (body.length === 0) return undefined
  try {
    const text = utf8.decode(body)
    if (hasShape(text, { depth: deepest, values: valuesMax })) return JSON.parse(text)
  } catch {
    // No UTF-8, or no JSON: the library's own words could repeat what was sent.
  }
  throw illegal()
}

/** More fields than any form has. */
const formFieldsMax = 100

/**
 * Reads the body of a form. A field that is there twice becomes a list, which no schema takes.
 * @throws Refusal for more fields than any form has
 */
export const parseForm = (body: string): Record<string, unknown> => {
  if (body.split('&', formFieldsMax + 1).length > formFieldsMax) throw illegal()
  return parseQuery(body)
}
