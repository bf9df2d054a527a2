import type { Surroundings, View } from '../view.ts'
import { newSceneView } from './new-scene.ts'
import type { ScenePage } from './page-of.pure.ts'
import { sceneListView } from './scene-list.ts'
import { scenePageView } from './scene-page.ts'
import { sceneSettingsView } from './scene-settings.ts'

/** The view of a page of scenes. */
export const sceneViewOf = (page: ScenePage, surroundings: Surroundings): View => {
  switch (page.kind) {
    case 'scenes':
      return sceneListView(page.leadsTo, surroundings)
    case 'newScene':
      return newSceneView(surroundings)
    case 'scene':
      return scenePageView(page.sceneId, surroundings)
    case 'settings':
      return sceneSettingsView(page.sceneId, surroundings)
  }
}
