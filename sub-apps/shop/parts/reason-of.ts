import { Refused, sentenceOf } from '@portal/session'
import { type ShopReason, shopReasons } from '#contract/calls/shop/reasons.ts'
import { reasonIn } from '#kit/portal/reason-in.ts'
import type { Text } from '../texts.ts'

const names = Object.keys(shopReasons) as ShopReason[]

const nameOf = (sentence: string): ShopReason | undefined => names.find(name => shopReasons[name] === sentence)

/** The sentence that a person reads about a failed act: the cloud's own reason, or the sentence of its code. */
export const sentenceFor = (text: Text, error: unknown): string => {
  const reason = reasonIn(shopReasons, error)
  return reason === undefined ? sentenceOf(error) : text(`reason.${reason}`)
}

/** The problems of single lines of an order, by the place of the line. */
export const lineProblems = (text: Text, error: unknown): ReadonlyMap<number, string> => {
  const fields = error instanceof Refused ? error.fields : []
  const found = fields.flatMap(({ field, reason }) => {
    const place = /^lines\.(\d+)\./.exec(field)?.[1]
    const name = nameOf(reason)
    return place === undefined || name === undefined ? [] : [[Number(place), text(`reason.${name}`)] as const]
  })
  return new Map(found)
}
