import { request } from '@portal/session'
import { useRef } from 'react'
import { type SceneDetail, saveScene, sceneDetail } from '#contract/calls/scenes/scenes.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { type ReadThing, saveEdited } from '#kit/index.ts'
import { type Act, useAct } from '#kit/portal/react/use-act.ts'
import { useText } from '../../texts.ts'
import { draftOf, writtenOf } from './draft.pure.ts'
import type { EditorState } from './editor-state.pure.ts'
import { draftOfEdit, editOf, type SceneEdit } from './scene-edit.pure.ts'
import { sceneFields } from './scene-words.ts'

const readOf = (scene: SceneDetail): ReadThing<SceneEdit> => ({
  draft: editOf(draftOf(scene)),
  version: scene.version
})

/**
 * The act that saves a scene. Changes that are made meanwhile are still unsaved after it.
 * @param onSaved hears the name that the scene has from now on
 */
export const useSaveScene = (scene: SceneDetail, state: EditorState, onSaved: (name: string) => void): Act => {
  const { sceneId } = scene
  const text = useText()
  const { notify } = useSubApp()
  const start = useRef(readOf(scene))
  const save = async (): Promise<undefined> => {
    let sent = state.draft()
    const edit = editOf(sent, start.current.draft)
    const { version } = await saveEdited({
      start: start.current,
      draft: edit,
      fields: sceneFields(edit, text),
      save: (written, seen = scene.version) => {
        const body = { sceneId, version: seen, ...writtenOf(draftOfEdit(written)) }
        return request(saveScene, { body }, { quiet: true })
      },
      read: async () => readOf(await request(sceneDetail, { query: { sceneId } }, { quiet: true })),
      take: (chosen, now) => {
        start.current = now
        sent = draftOfEdit(chosen)
        state.take(sent)
      }
    })
    start.current = { draft: editOf(sent), version }
    state.markSaved(sent)
    const name = sent.name.trim()
    onSaved(name)
    notify('success', text('saved', { name }))
  }
  return useAct(save, { ofForm: false })
}
