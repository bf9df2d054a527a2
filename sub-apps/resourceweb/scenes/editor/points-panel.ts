import { html, type TemplateResult } from 'lit'
import { pointKinds } from '#contract/calls/scenes/scene-floors.ts'
import * as limits from '#contract/limits.ts'
import type { Text } from '../../texts.ts'
import { type FloorDraft, mapOf, problemsOf } from './draft.pure.ts'
import type { EditorState } from './editor-state.pure.ts'
import { pointFields } from './point-fields.ts'

/** The problem of the chosen point, also before a save. */
const problemOfChosen = (state: EditorState, text: Text): string | undefined => {
  const found = problemsOf(state.draft()).find(
    it => 'point' in it && it.floor === state.floorIndex() && it.point === state.selected()
  )
  return found === undefined || found.kind === 'name' ? undefined : text(`problem.${found.kind}`)
}

const drawChosen = (state: EditorState, floor: FloorDraft, text: Text): TemplateResult => {
  const index = state.selected()
  const point = floor.points[index]
  if (point === undefined)
    return html`<p class="quiet">${text(floor.points.length === 0 ? 'points.none' : 'points.choose')}</p>`
  return pointFields(
    {
      point,
      map: mapOf(floor),
      problem: problemOfChosen(state, text),
      change: (part, kind) => state.changePoint(index, part, kind),
      remove: () => state.removePoint(index)
    },
    text
  )
}

/** Adds points of delivery, changes the chosen one, and lists all. */
export const pointsPanel = (state: EditorState, floor: FloorDraft, text: Text): TemplateResult => html`
  <h2>${text('points.title')}</h2>
  <div class="actions">
    ${pointKinds.map(
      kind => html`<button
        type="button" class="button small" ?disabled=${floor.points.length >= limits.scenePointsMax}
        @click=${() => state.addPoint(kind, text(`kind.${kind}`))}
      >
        ${text('points.add', { kind: text(`kind.${kind}`) })}
      </button>`
    )}
  </div>
  ${drawChosen(state, floor, text)}
  <div class="points" role="group" aria-label=${text('points.title')}>
    ${floor.points.map(
      ({ name, kind }, index) => html`<button
        type="button" class="button small" aria-pressed=${index === state.selected()} @click=${() => state.select(index)}
      >
        ${name} <span class="quiet">${text(`kind.${kind}`)}</span>
      </button>`
    )}
  </div>
`
