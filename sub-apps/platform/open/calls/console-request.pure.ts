import * as v from 'valibot'
import { defineCall } from '#contract/call.ts'
import { type OutsideCallName, outsideCalls } from '#contract/calls/open-platform/outside.ts'

/* Pure: the requests that the console sends, and the text of the answers that it shows. */

export type Credentials = { key: string; secret: string }

/** A call with a query as a person types it, which the cloud is to answer; its answer is taken as it comes, also a refusal. */
export const asWritten = (name: OutsideCallName) =>
  defineCall({
    ...outsideCalls[name],
    query: v.record(v.string(), v.string()),
    body: undefined,
    data: v.unknown(),
    ignoreCode: true
  })

/** The parameters that have a value. */
export const filledIn = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

/** The address of a request. A parameter without a value is left out. */
export const addressOf = (base: string, path: string, values: Readonly<Record<string, string>>): string => {
  const query = new URLSearchParams(filledIn(values))
  return base + path + (query.size === 0 ? '' : `?${query}`)
}

/** The header of HTTP Basic. Other characters than those of a key and a secret are left out: none of them can be right. */
export const basicHeader = ({ key, secret }: Credentials): string => {
  const known = (text: string) => text.replace(/[^\w-]/g, '')
  return `Basic ${btoa(`${known(key)}:${known(secret)}`)}`
}

/** The same request for a terminal. The secret stays out of it. */
export const curlOf = (address: string, { key }: Credentials): string =>
  `curl --user '${key.replace(/[^\w-]/g, '') || 'KEY'}:SECRET' '${address}'`

const shownMax = 20_000

/** An answer as a person reads it: JSON with indents, cut where it is very long. */
export const shownAnswer = (answer: unknown): string => {
  const text = JSON.stringify(answer, null, 2)
  return text.length > shownMax ? `${text.slice(0, shownMax)}…` : text
}
