import { html, type TemplateResult } from 'lit'
import type { Text } from '../texts.ts'

type FloorChoice = {
  /** The ids of the floors, as they are shown. */
  floorIds: readonly string[]
  chosen: number
  choose: (floor: number) => void
}

/** Buttons, one a floor, of which one is pressed. */
export const floorChoice = ({ floorIds, chosen, choose }: FloorChoice, text: Text): TemplateResult[] =>
  floorIds.map(
    (floorId, index) => html`<button
      type="button" class="button small" aria-pressed=${index === chosen} @click=${() => choose(index)}
    >
      ${text('floor.name', { floor: floorId })}
    </button>`
  )
