import { request } from '@portal/session'
import { html } from 'lit'
import { type SceneDetail, sceneDetail } from '#contract/calls/resources/scenes.ts'
import { createSource, drawLoaded } from '../parts/loaded.ts'
import { pageHead } from '../parts/page-head.ts'
import type { Surroundings, View } from '../view.ts'
import { createSceneEditor } from './editor/scene-editor.ts'
import { scenePaths } from './page-of.ts'

/** The settings of one scene. */
export const sceneSettingsView = (sceneId: number, surroundings: Surroundings): View => {
  const { addressOf, update } = surroundings
  const source = createSource<SceneDetail>(update)
  let open: { scene: SceneDetail; editor: ReturnType<typeof createSceneEditor> } | undefined

  const loadAgain = (): void => {
    surroundings.context.unsaved(false)
    source.again()
  }
  const editorOf = (scene: SceneDetail) => {
    if (open?.scene !== scene) {
      open?.editor.end()
      open = { scene, editor: createSceneEditor(scene, surroundings, loadAgain) }
    }
    return open.editor
  }
  return {
    arrive: () => source.ask('', () => request(sceneDetail, { query: { sceneId } }, { quiet: true })),
    draw: ({ text }) => html`
      ${pageHead({
        title: source.shown()?.name ?? text('settings.title'),
        ...(source.shown() === undefined ? {} : { lead: source.shown()?.storeName ?? '' }),
        back: { href: addressOf(scenePaths.settings), text: text('settings.title') }
      })}
      ${drawLoaded(source, text, scene => editorOf(scene).draw(text))}
    `,
    end: () => {
      source.end()
      open?.editor.end()
    }
  }
}
