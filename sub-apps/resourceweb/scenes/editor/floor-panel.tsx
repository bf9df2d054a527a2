import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import { useText } from '../../texts.ts'
import { type FloorDraft, mapOf, problemsOf } from './draft.pure.ts'
import type { EditorState } from './editor-state.pure.ts'
import { FloorFields } from './floor-fields.tsx'
import { MapCanvas } from './map-canvas.tsx'

type FloorPanelProps = {
  state: EditorState
  floor: FloorDraft
  /** Whether somebody tried to save already. */
  isChecked: boolean
  /** The last file was no map. */
  isFileWrong: boolean
  /** Undefined for a file that is no map. */
  onMap: (map: SceneMap | undefined) => void
}

/** The map of a floor, and below it the fields of the floor. */
export const FloorPanel = ({ state, floor, isChecked, isFileWrong, onMap }: FloorPanelProps) => {
  const text = useText()
  const { points, floorId } = floor
  const selected = state.selected()
  const point = points[selected]
  const problems = isChecked ? problemsOf(state.draft()) : []
  const problemOf = (...kinds: readonly string[]): string | undefined => {
    const found = problems.find(it => kinds.includes(it.kind) && 'floor' in it && it.floor === state.floorIndex())
    return found === undefined || found.kind === 'name' ? undefined : text(`problem.${found.kind}`)
  }
  return (
    <>
      <MapCanvas
        picture={{ map: mapOf(floor), points, selected }}
        label={text('map.label', { floor: floorId })}
        editing={{ state, helpId: 'map-help' }}
      />
      <p className="quiet" id="map-help">
        {text('map.help')}
      </p>
      <p className="unseen" role="status">
        {point && text('map.place', { name: point.name, x: point.x / 100, y: point.y / 100 })}
      </p>
      <FloorFields
        floor={floor}
        problems={{
          floorId: problemOf('floorId', 'floorTwice'),
          serviceDeskId: problemOf('serviceDeskId'),
          map: isFileWrong ? text('problem.map') : problemOf('outside')
        }}
        onChange={state.changeFloor}
        onMap={onMap}
        onRemove={state.removeFloor}
      />
    </>
  )
}
