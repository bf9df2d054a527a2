import { readBytes } from '@portal/session'
import { readSceneMap, type SceneMap } from '#contract/calls/scenes/scene-map.ts'
import * as limits from '#contract/limits.ts'
import { FormField } from '#kit/adapters/react.ts'
import { FileField } from '../../parts/file-field.tsx'
import { useText } from '../../texts.ts'
import { type FloorDraft, mapOf } from './draft.pure.ts'

type FloorFieldsProps = {
  floor: FloorDraft
  problems: Readonly<Record<'floorId' | 'serviceDeskId' | 'map', string | undefined>>
  onChange: (change: Partial<FloorDraft>, kind?: string) => void
  /** Undefined for a file that is no map. */
  onMap: (map: SceneMap | undefined) => void
  onRemove: () => void
}

const mapIn = async (file: File): Promise<SceneMap | undefined> =>
  readSceneMap(file.size > limits.sceneMapMaxLength ? '' : new TextDecoder().decode(await readBytes(file)))

/** The ids of a floor, and its map: a file that is brought in, taken out as it is, or removed. */
export const FloorFields = ({ floor, problems, onChange, onMap, onRemove }: FloorFieldsProps) => {
  const text = useText()
  return (
    <div className="form">
      <FormField
        name="floorId"
        label={text('floor.id')}
        help={text('floor.idHelp')}
        value={floor.floorId}
        problem={problems.floorId}
        maxLength={limits.floorIdMaxLength}
        onChange={floorId => onChange({ floorId }, 'floorId')}
      />
      <FormField
        name="serviceDeskId"
        label={text('floor.desk')}
        value={floor.serviceDeskId}
        problem={problems.serviceDeskId}
        optional
        maxLength={limits.serviceDeskIdMaxLength}
        onChange={serviceDeskId => onChange({ serviceDeskId }, 'serviceDeskId')}
      />
      <FileField
        name="map"
        label={text('floor.map')}
        help={text('floor.mapHelp')}
        problem={problems.map}
        accept=".json,application/json"
        optional
        onChange={async file => file && onMap(await mapIn(file))}
      />
      <div className="actions">
        <a
          className="button small"
          download="map.json"
          href={`data:application/json,${encodeURIComponent(JSON.stringify(mapOf(floor), null, 2))}`}
        >
          {text(floor.map === null ? 'floor.example' : 'floor.download')}
        </a>
        {floor.map !== null && (
          <button type="button" className="button small" onClick={() => onChange({ map: null })}>
            {text('floor.removeMap')}
          </button>
        )}
        <button type="button" className="button small" onClick={onRemove}>
          {text('floor.remove')}
        </button>
      </div>
    </div>
  )
}
