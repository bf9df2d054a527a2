import { html, nothing, type TemplateResult } from 'lit'
import { readSceneMap, type SceneMap } from '#contract/calls/scenes/scene-map.ts'
import * as limits from '#contract/limits.ts'
import { formField } from '#kit/adapters/lit.ts'
import type { Text } from '../../texts.ts'
import { type FloorDraft, mapOf } from './draft.pure.ts'

type FloorFields = {
  floor: FloorDraft
  problemOf: (kind: 'floorId' | 'serviceDeskId' | 'outside') => string | undefined
  /** The problem of the last file. */
  fileProblem: string | undefined
  change: (change: Partial<FloorDraft>, kind?: string) => void
  /** Undefined for a file that is no map. */
  tookFile: (map: SceneMap | undefined) => void
  remove: () => void
}

const readFile = async (input: HTMLInputElement, took: FloorFields['tookFile']): Promise<void> => {
  const [file] = input.files ?? []
  if (file === undefined) return
  const text = file.size > limits.sceneMapMaxLength ? '' : await file.text()
  input.value = ''
  took(readSceneMap(text))
}

/** The ids of a floor, and its map: a file that is brought in, taken out as it is, or removed. */
export const floorFields = (
  { floor, problemOf, fileProblem, change, tookFile, remove }: FloorFields,
  text: Text
): TemplateResult => {
  const mapProblem = fileProblem ?? problemOf('outside')
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(mapOf(floor), null, 2))}`
  return html`
    <div class="form">
      ${formField({
        name: 'floorId',
        label: text('floor.id'),
        help: text('floor.idHelp'),
        value: floor.floorId,
        problem: problemOf('floorId'),
        maxLength: limits.floorIdMaxLength,
        change: floorId => change({ floorId }, 'floorId')
      })}
      ${formField({
        name: 'serviceDeskId',
        label: text('floor.desk'),
        value: floor.serviceDeskId,
        problem: problemOf('serviceDeskId'),
        optional: true,
        maxLength: limits.serviceDeskIdMaxLength,
        change: serviceDeskId => change({ serviceDeskId }, 'serviceDeskId')
      })}
      <div class="field">
        <label for="resourceweb-map">${text('floor.map')}</label>
        <input
          id="resourceweb-map" type="file" accept=".json,application/json" aria-describedby="resourceweb-map-below"
          aria-invalid=${mapProblem !== undefined}
          @change=${({ currentTarget }: Event) => void readFile(currentTarget as HTMLInputElement, tookFile)}
        />
        <p id="resourceweb-map-below" class=${mapProblem === undefined ? 'help' : 'problem'}>
          ${mapProblem ?? text('floor.mapHelp')}
        </p>
      </div>
      <div class="actions">
        <a class="button small" download="map.json" href=${file}>
          ${text(floor.map === null ? 'floor.example' : 'floor.download')}
        </a>
        ${
          floor.map === null
            ? nothing
            : html`<button type="button" class="button small" @click=${() => change({ map: null })}>
                ${text('floor.removeMap')}
              </button>`
        }
        <button type="button" class="button small" @click=${remove}>${text('floor.remove')}</button>
      </div>
    </div>
  `
}
