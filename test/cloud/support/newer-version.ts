import * as v from 'valibot'
import { type NewerVersion, newerVersion } from '#contract/checks/versions.ts'

/** What a refusal says of a newer version; undefined for `data` of any other refusal. */
export const newerVersionIn = (data: unknown): NewerVersion | undefined => {
  const read = v.safeParse(v.tuple([newerVersion]), data)
  return read.success ? read.output[0] : undefined
}
