import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { ReleaseNote, ReleaseNoteState } from '#contract/calls/open-platform/release-notes.ts'
import type { Database } from '../../../database/open.ts'
import { type Edit, type Saved, saveEdit } from '../../../database/rows/save-edit.ts'
import { releaseNotes } from '../../../database/schema.ts'

/* Release notes of the outside API. */

const { noteId, version, day, texts, state, publishTime, edition } = releaseNotes
const shown = { noteId, version, day, texts, state, publishTime, edition }

const inState = (wanted: ReleaseNoteState | undefined): SQL | undefined =>
  wanted === undefined ? undefined : eq(state, wanted)

/** One page of the notes, the newest day first. */
export const findReleaseNotes = async (
  database: Database,
  { state: wanted, pageNo, size }: { state?: ReleaseNoteState | undefined; pageNo: number; size: number }
): Promise<{ list: ReleaseNote[]; total: number }> => {
  const list = await database
    .select(shown)
    .from(releaseNotes)
    .where(inState(wanted))
    .orderBy(desc(day), desc(noteId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(releaseNotes, inState(wanted)) }
}

export const findReleaseNote = async (database: Database, id: number): Promise<ReleaseNote | undefined> =>
  (await database.select(shown).from(releaseNotes).where(eq(noteId, id)))[0]

type Written = Pick<typeof releaseNotes.$inferInsert, 'version' | 'day' | 'texts'>
type NewNote = Written & Pick<typeof releaseNotes.$inferInsert, 'userId' | 'state' | 'publishTime' | 'demo'>

/** @returns undefined where the version has a note */
export const addReleaseNote = async (database: Database, added: NewNote): Promise<number | undefined> => {
  const [row] = await database.insert(releaseNotes).values(added).onConflictDoNothing().returning({ noteId })
  return row?.noteId
}

const draft = (id: number): SQL | undefined => and(eq(noteId, id), eq(state, 'draft'))

/**
 * Changes a draft. A version that another note has is an error for `isTaken`.
 * @returns undefined where there is no draft
 * @throws Refusal as `saveEdit`
 */
export const changeDraft = (database: Database, id: number, change: Written, edit: Edit): Promise<Saved | undefined> =>
  saveEdit(database, releaseNotes, draft(id), change, edit)

/** @returns whether there was a draft, which nobody published at the same moment */
export const publishDraft = async (database: Database, id: number, time: number): Promise<boolean> =>
  (
    await database
      .update(releaseNotes)
      .set({ state: 'published', publishTime: time })
      .where(draft(id))
      .returning({ noteId })
  ).length > 0

export const deleteDraft = async (database: Database, id: number): Promise<boolean> =>
  (await database.delete(releaseNotes).where(draft(id)).returning({ noteId })).length > 0
