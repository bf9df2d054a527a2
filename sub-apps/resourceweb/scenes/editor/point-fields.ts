import { html, type TemplateResult } from 'lit'
import { type PointKind, pointKinds, type TargetPoint } from '#contract/calls/scenes/scene-floors.ts'
import type { SceneMap } from '#contract/calls/scenes/scene-map.ts'
import * as limits from '#contract/limits.ts'
import { formField } from '#kit/adapters/lit.ts'
import type { Text } from '../../texts.ts'

type PointFields = {
  point: TargetPoint
  map: SceneMap
  problem: string | undefined
  change: (change: Partial<TargetPoint>, kind?: string) => void
  remove: () => void
}

/** Takes whole numbers alone, and the largest one that fits in the place of a larger one. */
const numberField = (
  { name, label, value, max }: { name: string; label: string; value: number; max: number },
  change: (value: number) => void
): TemplateResult =>
  formField({
    name,
    label,
    value: String(value),
    kind: 'number',
    maxLength: 5,
    change: typed => {
      if (/^\d+$/.test(typed)) change(Math.min(max, Number(typed)))
    }
  })

/** All of one point, so that nobody needs a pointer to place it exactly. */
export const pointFields = ({ point, map, problem, change, remove }: PointFields, text: Text): TemplateResult => html`
  <div class="form">
    ${formField({
      name: 'pointName',
      label: text('point.name'),
      value: point.name,
      problem,
      maxLength: limits.sceneNameMaxLength,
      change: name => change({ name }, 'name')
    })}
    ${formField({
      name: 'pointKind',
      label: text('point.kind'),
      value: point.kind,
      options: pointKinds.map(kind => ({ value: kind, name: text(`kind.${kind}`) })),
      change: kind => change({ kind: kind as PointKind })
    })}
    <div class="numbers">
      ${numberField({ name: 'pointX', label: text('point.x'), value: point.x, max: map.width }, x => change({ x }, 'x'))}
      ${numberField({ name: 'pointY', label: text('point.y'), value: point.y, max: map.height }, y => change({ y }, 'y'))}
      ${numberField(
        { name: 'pointTurn', label: text('point.direction'), value: point.direction, max: 359 },
        direction => change({ direction }, 'direction')
      )}
    </div>
    <div class="actions">
      <button type="button" class="button small" @click=${remove}>${text('point.remove')}</button>
    </div>
  </div>
`
