import * as v from 'valibot'
import { announcement } from './announcement.ts'
import { parsed } from './announcement-codec.ts'

const counted = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What travels between processes that number their announcements. `from` names the process that sends. */
const carried = v.union([
  /** Processes of an earlier release number nothing. */
  v.object({ from: v.string(), number: v.optional(counted), announcement }),
  /**
   * Asks each other process for the announcements that were not heard: `heard` says how far each of them was. A deaf
   * process hears PostgreSQL alone for now. A new one wants to know where the others are, and nothing of before.
   */
  v.object({
    from: v.string(),
    ask: v.object({ heard: v.record(v.string(), counted), isDeaf: v.boolean(), isNew: v.boolean() })
  }),
  /** Answers a new process, and one that missed more than is kept: only what comes after this number can be heard. */
  v.object({ from: v.string(), skip: v.object({ to: v.string(), through: counted, isNew: v.boolean() }) })
])
export type Carried = v.InferOutput<typeof carried>

export const writeCarried = (given: Carried): string => JSON.stringify(given)

/** @returns undefined for text that can't be read, as of another release */
export const readCarried = (text: string): Carried | undefined => {
  const result = v.safeParse(carried, parsed(text))
  return result.success ? result.output : undefined
}
