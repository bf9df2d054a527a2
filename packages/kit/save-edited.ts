import type { Refused } from '@portal/session'
import type { FieldProblem } from '#contract/envelope.ts'
import type { Conflict } from '#contract/page/conflict.ts'
import { conflictsIn, type EditedField, mergedOf } from './conflict.pure.ts'

/** A thing as it was read: the draft that a form begins with, and how often it was changed until then. */
export type ReadThing<Draft> = {
  draft: Draft
  /** Undefined where the cloud counts no changes. */
  version: number | undefined
}

/** A form of a thing that other people edit too. */
export type EditPlan<Draft extends object, Value> = {
  /** As the form began. */
  start: ReadThing<Draft>
  /** As the person filled it in. */
  draft: Draft
  fields: readonly EditedField<Draft>[]
  save: (draft: Draft, version: number | undefined) => Promise<Value>
  /** Reads the thing again. */
  read: () => Promise<ReadThing<Draft>>
  /** Takes the values that the person chose into the form, before they are saved. */
  take: (draft: Draft, start: ReadThing<Draft>) => void
}

/**
 * Saves over the version that was read. Where somebody else saved meanwhile (610606), the thing is read again. The person
 * chooses between both values of each field that differs. Then the choice is saved over the newer version.
 * @throws Refused also where the person goes back to the form instead; nothing is lost and nothing is saved then
 */
export const saveEdited = async <Draft extends object, Value>({
  start,
  draft,
  fields,
  save,
  read,
  take
}: EditPlan<Draft, Value>): Promise<Value> => {
  try {
    return await save(draft, start.version)
  } catch (error) {
    const newer = newerVersionOf(error)
    if (newer === undefined) throw error
    const now = await read()
    // A cloud that refuses the version that it has just told would be asked for ever.
    if (now.version === start.version) throw error
    const differing = conflictsIn(fields, { start: start.draft, mine: draft, theirs: now.draft })
    const { changedBy = null, changedAt = null } = newer
    const kept = differing.length === 0 ? [] : await askWhich({ changedBy, changedAt, fields: differing })
    if (kept === undefined) throw error
    const merged = mergedOf(draft, now.draft, kept)
    take(merged, now)
    return saveEdited({ start: now, draft: merged, fields, save, read, take })
  }
}

/** By its name: an application without the session of the page gets the error from its props. */
const isRefused = (error: unknown): error is Refused => error instanceof Error && error.name === 'Refused'

const newerVersionOf = (error: unknown): FieldProblem | undefined =>
  isRefused(error) ? error.fields.find(({ version }) => version !== undefined) : undefined

/** The longest wait for the file of the dialog, in milliseconds: that of a call. */
const longestWaitMs = 10_000

/** @returns the names of the fields whose own value stays; undefined where the person goes back, or leaves the page */
const askWhich = (conflict: Conflict): Promise<readonly string[] | undefined> =>
  new Promise(resolve => {
    const dialog = document.createElement('portal-conflict')
    dialog.conflict = conflict
    // The file of the dialog may never come. Then the person is back in the form, with the refusal.
    const giveUp = setTimeout(() => {
      if (customElements.get('portal-conflict') !== undefined) return
      dialog.remove()
      resolve(undefined)
    }, longestWaitMs)
    dialog.addEventListener('portal-conflict-close', ({ detail }) => {
      clearTimeout(giveUp)
      dialog.remove()
      resolve(detail.mine)
    })
    document.body.append(dialog)
  })
