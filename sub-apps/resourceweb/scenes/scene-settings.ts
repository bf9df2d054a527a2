import { request } from '@portal/session'
import { html } from 'lit'
import { type SceneDetail, sceneDetail } from '#contract/calls/scenes/scenes.ts'
import { createSource, pageHead } from '#kit/adapters/lit.ts'
import { drawLoaded } from '../parts/loaded.ts'
import type { Surroundings, View } from '../view.ts'
import { createSceneEditor } from './editor/scene-editor.ts'
import { scenePaths } from './page-of.pure.ts'

/** The settings of one scene. */
export const sceneSettingsView = (sceneId: number, surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<SceneDetail>(update)
  let name: string | undefined
  let open: { scene: SceneDetail; editor: ReturnType<typeof createSceneEditor> } | undefined

  const editorOf = (scene: SceneDetail) => {
    if (open?.scene !== scene) {
      open?.editor.end()
      name = scene.name
      const savedAs = (saved: string): void => {
        name = saved
        update()
      }
      open = { scene, editor: createSceneEditor(scene, surroundings, savedAs) }
    }
    return open.editor
  }
  return {
    arrive: () => source.ask('', () => request(sceneDetail, { query: { sceneId } }, { quiet: true })),
    draw: ({ text }) => {
      // The editor knows the name first.
      const content = drawLoaded(source, text, scene => editorOf(scene).draw(text))
      const shown = source.shown()
      return html`
        ${pageHead({
          title: name ?? text('settings.title'),
          ...(shown === undefined ? {} : { lead: shown.storeName }),
          back: { href: addressOf(scenePaths.settings), text: text('settings.title') }
        })}
        ${content}
      `
    },
    end: () => {
      source.end()
      open?.editor.end()
    }
  }
}
