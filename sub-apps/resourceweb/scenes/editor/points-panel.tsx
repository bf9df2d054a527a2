import { pointKinds } from '#contract/calls/scenes/scene-floors.ts'
import * as limits from '#contract/limits.ts'
import { useText } from '../../texts.ts'
import { type FloorDraft, mapOf, problemsOf } from './draft.pure.ts'
import type { EditorState } from './editor-state.pure.ts'
import { PointFields } from './point-fields.tsx'

type PointsPanelProps = { state: EditorState; floor: FloorDraft }

/** Adds points of delivery, changes the chosen one, and lists all. */
export const PointsPanel = ({ state, floor }: PointsPanelProps) => {
  const text = useText()
  return (
    <>
      <h2>{text('points.title')}</h2>
      <div className="actions">
        {pointKinds.map(kind => (
          <button
            key={kind}
            type="button"
            className="button small"
            disabled={floor.points.length >= limits.scenePointsMax}
            onClick={() => state.addPoint(kind, text(`kind.${kind}`))}
          >
            {text('points.add', { kind: text(`kind.${kind}`) })}
          </button>
        ))}
      </div>
      <ChosenPoint state={state} floor={floor} />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons */}
      <div className="points" role="group" aria-label={text('points.title')}>
        {floor.points.map(({ name, kind }, index) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: two points may have one name while somebody types it
            key={index}
            type="button"
            className="button small"
            aria-pressed={index === state.selected()}
            onClick={() => state.select(index)}
          >
            {name} <span className="quiet">{text(`kind.${kind}`)}</span>
          </button>
        ))}
      </div>
    </>
  )
}

const ChosenPoint = ({ state, floor }: PointsPanelProps) => {
  const text = useText()
  const index = state.selected()
  const point = floor.points[index]
  if (point === undefined)
    return <p className="quiet">{text(floor.points.length === 0 ? 'points.none' : 'points.choose')}</p>
  // Also before a save.
  const problem = problemsOf(state.draft()).find(
    it => 'point' in it && it.floor === state.floorIndex() && it.point === index
  )
  return (
    <PointFields
      point={point}
      map={mapOf(floor)}
      problem={problem === undefined || problem.kind === 'name' ? undefined : text(`problem.${problem.kind}`)}
      onChange={(part, kind) => state.changePoint(index, part, kind)}
      onRemove={() => state.removePoint(index)}
    />
  )
}
