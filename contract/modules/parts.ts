import * as v from 'valibot'
import { boundedString } from '../checks/bounds.ts'
import * as limits from '../limits.ts'

/*
 * A build of several files has the hashes of its later parts in its first file (docs/decisions/0035). They stand in a
 * function at the end of the file, since they are known when everything else of it is written.
 */

/** The name of the function. */
export const partsFunction = '__portalParts'

const start = `\nfunction ${partsFunction}(){return `
const end = '}\n'

/** A hash as browsers compare it. */
export const sha384 = v.pipe(boundedString(71), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'a hash as sha384-…'))

/** The hash of each later part, with the parts that it imports before it runs. */
export type Parts = Readonly<Record<string, readonly string[]>>

const parts = v.record(
  boundedString(limits.releaseFileNameMaxLength),
  v.tupleWithRest([sha384], boundedString(limits.releaseFileNameMaxLength))
)

/** The text of the function. The line before it has to be complete. */
export const writeParts = (of: Parts): string => `${start.slice(1)}${JSON.stringify(of)}${end}`

/**
 * The parts that the first file of a build names, without running it.
 * @returns undefined for a module in one file
 */
export const readParts = (text: string): Parts | undefined => {
  const at = text.lastIndexOf(start)
  const till = text.indexOf(end, at + start.length)
  if (at === -1 || till === -1) return undefined
  try {
    const read = v.safeParse(parts, JSON.parse(text.slice(at + start.length, till)))
    return read.success ? read.output : undefined
  } catch {
    return undefined
  }
}
