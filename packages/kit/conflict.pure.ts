import type { ConflictField } from '#contract/page/conflict.ts'

/** A field of a form that two people may fill in. */
export type EditedField<Draft> = {
  [Name in keyof Draft & string]: {
    name: Name
    label: string
    /** The value as a person reads it. Without it, the value is a text and stands as it is. */
    write?: (value: Draft[Name], draft: Draft) => string
  }
}[keyof Draft & string]

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The fields in which two drafts differ, with both values. `start` is the draft that the form began with. */
export const conflictsIn = <Draft extends object>(
  fields: readonly EditedField<Draft>[],
  { start, mine, theirs }: { start: Draft; mine: Draft; theirs: Draft }
): ConflictField[] =>
  fields
    .filter(({ name }) => !isSame(mine[name], theirs[name]))
    .map(({ name, label, write = String }) => ({
      name,
      label,
      mine: write(mine[name], mine),
      theirs: write(theirs[name], theirs),
      changed: !isSame(mine[name], start[name])
    }))

/** The other person's draft with those fields of the own one that the person keeps. */
export const mergedOf = <Draft extends object>(mine: Draft, theirs: Draft, kept: readonly string[]): Draft => ({
  ...theirs,
  ...Object.fromEntries(Object.entries(mine).filter(([name]) => kept.includes(name)))
})
