import * as v from 'valibot'
import { boundedString } from './bounds.ts'

/*
 * Nobody's change is put back silently. A thing that several people edit counts its changes. A person who saves names the
 * version that they read; where there is a newer one, the save is refused by 610606 with these facts.
 */

/** How often a thing was changed, from 1; 0 for one that nobody has saved yet. */
export const version = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The same in an answer. A cloud of the release before, or a vendor's, gives none. */
export const readVersion = v.optional(version)

/** Below the largest whole number of the database. */
const versionMax = 1_000_000_000

/** The version that somebody read. Without it a save goes over whatever is there, as before versions were. */
export const seenVersion = v.pipe(version, v.maxValue(versionMax, `at most ${versionMax}`))

/** The same as a field of a multipart form, which has texts alone. */
export const seenVersionInForm = v.pipe(
  boundedString(10),
  v.regex(/^\d+$/, 'a whole number'),
  v.transform(Number),
  v.maxValue(versionMax, `at most ${versionMax}`)
)

/** The one problem of a refusal by 610606 for a save over a newer version. */
export const newerVersion = v.object({
  /** `edition` where the thing has a field `version` of another meaning. */
  field: v.picklist(['version', 'edition']),
  reason: v.string(),
  /** The version that is stored now. */
  version,
  /** Nickname of the person who changed it last. Null for somebody of another tenant, and where nobody is known. */
  changedBy: v.nullable(v.string()),
  /** When that was; null for a change from before versions were kept. */
  changedAt: v.nullable(v.pipe(v.number(), v.integer()))
})
export type NewerVersion = v.InferOutput<typeof newerVersion>
