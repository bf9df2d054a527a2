import { hash } from 'node:crypto'
import type { LanguageRow } from '#contract/calls/languages/language-files.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { portalTopic } from '#contract/texts/language-topics.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forEverybody, forMember, forUpload } from '../../http/served.ts'
import type { Announce } from '../../live/announce.ts'
import { Refusal } from '../../refusal.pure.ts'
import { remove, restore, upload, versionsOf } from './change.ts'
import { hashWithNames, withKindNames } from './kind-names.ts'
import { languageRows } from './list.ts'
import { notesOf } from './notes/notes-of.ts'
import { shippedTexts } from './shipped-files.ts'
import { findLanguageContent, findNamedKinds } from './sql.ts'
import { readStored } from './stored-texts.ts'
import { oneTopic, wholeTopics } from './topics.pure.ts'
import { languageHashLister } from './uploaded-topics.ts'

type Services = { database: Database; now: Clock; announce: Announce }

export const languageRoutes = ({ database, now, announce }: Services) => {
  /** Open portals fetch the list of hashes again, and what changed in it. */
  const tellPortals = () => announce.toEveryone('language_changed')

  /** As the list shows it now: somebody else may have changed it again, or deleted it, in the meantime. */
  const rowOf = async (intLangCode: string): Promise<LanguageRow> => {
    const [row] = await languageRows(database, now(), intLangCode)
    if (row === undefined) throw new Refusal(codes.recordNotFound)
    return row
  }

  const listHashes = languageHashLister(database)

  return {
    languageFile: forEverybody(calls.languageFile, async ({ query: { intLangCode, topic, whole } }) => {
      const content = await findLanguageContent(database, intLangCode)
      if (content === undefined) throw new Refusal(codes.recordNotFound)
      const kept = readStored(content)
      if (topic !== undefined && topic !== portalTopic && whole !== true) return oneTopic(kept, topic)
      const shown =
        whole === true
          ? wholeTopics(kept, (await shippedTexts()).get(intLangCode) ?? {})
          : withKindNames(kept, intLangCode, await findNamedKinds(database))
      return topic === undefined ? shown : oneTopic(shown, topic)
    }),

    languageHashes: forEverybody(calls.languageHashes, async () => {
      const [kinds, hashes] = await Promise.all([findNamedKinds(database), listHashes()])
      return hashes.map(it => ({
        ...it,
        langDescJsonMd5: hashWithNames(it.langDescJsonMd5, it.intLangCode, kinds)
      }))
    }),

    languageList: forMember(calls.languageList, () => languageRows(database, now())),

    uploadLanguageFile: forUpload(calls.uploadLanguageFile, async ({ body }, file, member) => {
      // What the file says is what the save writes, as well as its fields.
      const written = { ...body, file: hash('sha256', file.bytes) }
      await upload(database, body, file, editOf(member, written, now()))
      tellPortals()
      return rowOf(body.intLangCode)
    }),

    deleteLanguageFile: forMember(calls.deleteLanguageFile, async ({ body: { intLangCode } }) => {
      await remove(database, intLangCode)
      tellPortals()
      return null
    }),

    languageNotes: forMember(calls.languageNotes, ({ query: { intLangCode } }) => notesOf(database, intLangCode)),

    languageVersions: forMember(calls.languageVersions, ({ query: { intLangCode } }) =>
      versionsOf(database, intLangCode)
    ),

    restoreLanguageVersion: forMember(calls.restoreLanguageVersion, async ({ body }, member) => {
      await restore(database, body, editOf(member, body, now()))
      tellPortals()
      return rowOf(body.intLangCode)
    })
  }
}
