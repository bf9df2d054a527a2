import { type Found, pathOnThisOrigin } from '@portal/session'
import * as v from 'valibot'
import { boundedString } from '#contract/checks/bounds.ts'
import * as limits from '#contract/limits.ts'

const text = v.pipe(boundedString(200), v.nonEmpty())

const found = v.object({
  name: text,
  detail: v.optional(text),
  address: v.pipe(boundedString(limits.addressMaxLength), v.nonEmpty())
})

/**
 * Pure: the results in the answer of a search. Malformed ones and those that lead elsewhere are left out, and so are all
 * beyond the first few.
 * @param mayOpen whether an address of the sub-application is open to this person
 */
export const foundIn = (answer: unknown, mayOpen: (pathname: string) => boolean): Found[] =>
  (Array.isArray(answer) ? answer.slice(0, limits.foundMax) : []).flatMap((one: unknown) => {
    const read = v.safeParse(found, one)
    const address = read.success ? pathOnThisOrigin(read.output.address) : undefined
    return read.success && address !== undefined && mayOpen(address.split(/[?#]/, 1)[0] ?? '')
      ? [{ ...read.output, address }]
      : []
  })
