import type { Surroundings, View } from '../view.ts'
import { newSceneView } from './new-scene.ts'
import type { ScenePage } from './page-of.ts'
import { sceneListView } from './scene-list.ts'

/** The view of a page of scenes. */
export const sceneViewOf = (page: ScenePage, surroundings: Surroundings): View => {
  switch (page.kind) {
    case 'scenes':
      return sceneListView(page.leadsTo, surroundings)
    case 'newScene':
      return newSceneView(surroundings)
  }
}
