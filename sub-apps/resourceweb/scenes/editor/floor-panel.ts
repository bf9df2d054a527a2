import { html, type TemplateResult } from 'lit'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import type { Text } from '../../texts.ts'
import { type FloorDraft, mapOf, problemsOf } from './draft.pure.ts'
import type { EditorState } from './editor-state.pure.ts'
import { floorFields } from './floor-fields.ts'
import type { MapCanvas } from './map-canvas.ts'

type FloorPanel = {
  state: EditorState
  floor: FloorDraft
  canvas: MapCanvas
  /** Whether somebody tried to save already. */
  checked: boolean
  fileProblem: string | undefined
  tookFile: (map: SceneMap | undefined) => void
}

/** The map of a floor, and below it the fields of the floor. */
export const floorPanel = (
  { state, floor, canvas, checked, fileProblem, tookFile }: FloorPanel,
  text: Text
): TemplateResult => {
  const { points, floorId } = floor
  const selected = state.selected()
  const point = points[selected]
  const problems = checked ? problemsOf(state.draft()) : []
  const problemOf = (kind: 'floorId' | 'serviceDeskId' | 'outside'): string | undefined => {
    const kinds: readonly string[] = kind === 'floorId' ? ['floorId', 'floorTwice'] : [kind]
    const found = problems.find(it => kinds.includes(it.kind) && 'floor' in it && it.floor === state.floorIndex())
    return found === undefined || found.kind === 'name' ? undefined : text(`problem.${found.kind}`)
  }
  return html`
    ${canvas.draw({ map: mapOf(floor), points, selected }, text('map.label', { floor: floorId }), 'map-help')}
    <p class="quiet" id="map-help">${text('map.help')}</p>
    <p class="unseen" role="status">
      ${point === undefined ? '' : text('map.place', { name: point.name, x: point.x / 100, y: point.y / 100 })}
    </p>
    ${floorFields(
      { floor, problemOf, fileProblem, change: state.changeFloor, tookFile, remove: state.removeFloor },
      text
    )}
  `
}
