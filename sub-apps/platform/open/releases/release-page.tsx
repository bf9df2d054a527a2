import { navigate, request } from '@portal/session'
import {
  createReleaseNote,
  deleteReleaseNote,
  publishReleaseNote,
  type ReleaseNote,
  releaseNoteDetail,
  updateReleaseNote
} from '#contract/calls/open-platform/release-notes.ts'
import { textIn } from '#contract/calls/shop/local-texts.ts'
import { languageNames } from '#contract/languages.ts'
import * as limits from '#contract/limits.ts'
import { openPermissions, permissions } from '#contract/permissions.ts'
import { PageHead, useSubApp } from '#kit/adapters/react.ts'
import { DetailPage } from '../../parts/detail-page.tsx'
import { FieldsForm } from '../../parts/fields-form.tsx'
import type { Field } from '../../parts/form-draft.pure.ts'
import { useTools } from '../../parts/use-tools.ts'
import { openPaths } from '../routes.pure.ts'
import { noteState } from '../states.pure.ts'
import {
  checkedNoteOf,
  type NoteField,
  noteDraftOf,
  noteDraftSchema,
  noteLanguages,
  writtenNoteOf
} from './note-draft.pure.ts'

const quiet = { quiet: true }

/** Writes a draft. */
export const NewRelease = () => {
  const { text, to } = useTools()
  return (
    <>
      <PageHead title={text('open.note.new')} back={{ href: to(openPaths.releases), text: text('open.releases') }} />
      <NoteForm save={body => request(createReleaseNote, { body }, quiet)} />
    </>
  )
}

/** One note: a draft with its form for people who write, the text for all others. */
export const ReleasePage = ({ noteId }: { noteId: number }) => {
  const { text, to, language, may } = useTools()
  const { ask } = useSubApp()
  const writes = may(openPermissions.editReleases) && may(permissions.everyTenant)
  const publish = async ({ version }: ReleaseNote, load: () => void): Promise<void> => {
    const done = await ask({
      heading: text('open.note.publishTitle', { version }),
      text: text('open.note.publishText'),
      yes: text('publish'),
      act: () => request(publishReleaseNote, { body: { noteId } }, quiet)
    })
    if (done) load()
  }
  const remove = async ({ version }: ReleaseNote): Promise<void> => {
    const done = await ask({
      heading: text('open.note.delete', { version }),
      text: text('open.note.delete.text'),
      yes: text('delete'),
      danger: true,
      act: () => request(deleteReleaseNote, { body: { noteId } }, quiet)
    })
    if (done) navigate(to(openPaths.releases))
  }
  return (
    <DetailPage
      askKey={String(noteId)}
      ask={() => request(releaseNoteDetail, { query: { noteId } }, quiet)}
      titleOf={({ version }) => version}
      leadOf={({ state, day }) => `${day} · ${noteState(text, state).text}`}
      back={{ path: openPaths.releases, text: text('open.releases') }}
    >
      {(note, load) =>
        note.state === 'draft' && writes ? (
          <>
            <NoteForm
              note={note}
              save={(body, edition) => request(updateReleaseNote, { body: { noteId, edition, ...body } }, quiet)}
            />
            <div className="actions">
              <button type="button" className="button" onClick={() => void publish(note, load)}>
                {text('publish')}
              </button>
              <button type="button" className="button" onClick={() => void remove(note)}>
                {text('delete')}
              </button>
            </div>
          </>
        ) : (
          <p>{textIn(note.texts, language)}</p>
        )
      }
    </DetailPage>
  )
}

const today = (): string => new Date().toISOString().slice(0, 10)

const readNote = async (noteId: number) => {
  const note = await request(releaseNoteDetail, { query: { noteId } }, quiet)
  return { draft: noteDraftOf(note, today()), version: note.edition }
}

type NoteFormProps = {
  note?: ReleaseNote
  save: (body: ReturnType<typeof writtenNoteOf>, edition: number | undefined) => Promise<unknown>
}

const NoteForm = ({ note, save }: NoteFormProps) => {
  const { text, to } = useTools()
  const { notify } = useSubApp()
  const fields: Field<NoteField>[] = [
    { name: 'version', label: text('column.version'), help: text('open.version.help'), maxLength: 17 },
    { name: 'day', label: text('column.day'), help: text('open.day.help'), maxLength: 10 },
    ...noteLanguages.map(language => ({
      name: language,
      label: languageNames[language],
      maxLength: limits.releaseNoteMaxLength,
      optional: language !== 'en'
    }))
  ]
  return (
    <FieldsForm
      start={noteDraftOf(note, today())}
      fields={fields}
      schema={noteDraftSchema}
      bodyOf={draft => ({ draft, ...checkedNoteOf(draft) })}
      saveText={text('save')}
      {...(note && { edited: { version: note.edition, read: () => readNote(note.noteId) } })}
      save={async ({ draft }, edition) => {
        const body = writtenNoteOf(draft)
        await save(body, edition)
        return () => {
          notify('success', text('saved', { name: body.version }))
          navigate(to(openPaths.releases))
        }
      }}
    />
  )
}
