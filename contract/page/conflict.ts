/** What a page gives to `<portal-conflict>`, after somebody else saved a thing that the person is about to save. */

/** A field that the two savings differ in, with its values as a person reads them; empty for an empty one. */
export type ConflictField = {
  name: string
  label: string
  mine: string
  theirs: string
  /** Whether the person changed the field. If not, the value of the other person is the one that is chosen first. */
  changed: boolean
}

export type Conflict = {
  /** The nickname of the other person; null where this person may not know them. */
  changedBy: string | null
  /** When they saved, in milliseconds since 1970; null where nobody knows. */
  changedAt: number | null
  fields: readonly ConflictField[]
}
