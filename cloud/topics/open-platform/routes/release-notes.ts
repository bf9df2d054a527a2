import { type Code, codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { openPermissions } from '#contract/permissions.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { takenAs } from '../../../database/rows/taken-as.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { type Member, refuseTenants } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { type CustomerFile, customerFiles } from '../files.ts'
import { countDownload, findDownloads } from '../sql/downloads.ts'
import {
  addReleaseNote,
  changeDraft,
  deleteDraft,
  findReleaseNote,
  findReleaseNotes,
  publishDraft
} from '../sql/release-notes.ts'

const versionTaken = () =>
  new Refusal(codes.recordExists, { data: [{ field: 'version', reason: 'has a note already' }] })

/** Whether drafts are shown to somebody. */
const writes = ({ perms }: Member): boolean => perms.includes(openPermissions.editReleases)

/** Files for customers, and the release notes of the outside API. */
export const openReleaseRoutes = (services: CloudServices) => {
  const { database, now } = services
  let made: Promise<CustomerFile[]> | undefined
  const files = () => {
    made ??= customerFiles()
    return made
  }

  const mayWrite = async (member: Member): Promise<void> => {
    refuseTenants(member)
    await countChange(services, 'open platform', member.userId)
  }
  /** @throws Refusal 610603 for a note that is not there, `code` for one that is no draft any more */
  const refuseUnlessDraft = async (noteId: number, wasDraft: boolean, code: Code): Promise<null> => {
    if (wasDraft) return null
    throw new Refusal((await findReleaseNote(database, noteId)) === undefined ? codes.recordNotFound : code)
  }

  return {
    openFileList: forMember(calls.openFileList, async () => {
      const downloads = await findDownloads(database)
      return (await files()).map(({ name, version, size, sha256 }) => ({
        name,
        version,
        size,
        sha256,
        ...(downloads.get(name) ?? { downloads: 0, lastDownloadTime: null })
      }))
    }),

    openFileContent: forMember(calls.openFileContent, async ({ query: { name } }) => {
      const file = (await files()).find(it => it.name === name)
      if (file === undefined) throw new Refusal(codes.recordNotFound)
      await countDownload(database, name, now())
      return { name, mediaType: file.mediaType, content: file.content }
    }),

    releaseNoteList: forMember(calls.releaseNoteList, async ({ query: { state, ...page } }, member) => {
      if (writes(member)) return findReleaseNotes(database, { ...page, state })
      return state === 'draft' ? { list: [], total: 0 } : findReleaseNotes(database, { ...page, state: 'published' })
    }),

    releaseNoteDetail: forMember(calls.releaseNoteDetail, async ({ query: { noteId } }, member) => {
      const note = await findReleaseNote(database, noteId)
      if (note === undefined || (note.state === 'draft' && !writes(member))) throw new Refusal(codes.recordNotFound)
      return note
    }),

    createReleaseNote: forMember(calls.createReleaseNote, async ({ body }, member) => {
      await mayWrite(member)
      const noteId = await addReleaseNote(database, { ...body, userId: member.userId })
      if (noteId === undefined) throw versionTaken()
      return { noteId }
    }),

    updateReleaseNote: forMember(calls.updateReleaseNote, async ({ body: { noteId, edition, ...change } }, member) => {
      await mayWrite(member)
      // The version of the API is a value here like others.
      const edit = editOf(member, { version: edition, written: change }, now(), { field: 'edition' })
      const saved = await takenAs(versionTaken, () => changeDraft(database, noteId, change, edit))
      return refuseUnlessDraft(noteId, saved !== undefined, codes.updateFailed)
    }),

    publishReleaseNote: forMember(calls.publishReleaseNote, async ({ body: { noteId } }, member) => {
      await mayWrite(member)
      return refuseUnlessDraft(noteId, await publishDraft(database, noteId, now()), codes.updateFailed)
    }),

    deleteReleaseNote: forMember(calls.deleteReleaseNote, async ({ body: { noteId } }, member) => {
      await mayWrite(member)
      return refuseUnlessDraft(noteId, await deleteDraft(database, noteId), codes.deleteFailed)
    })
  }
}
