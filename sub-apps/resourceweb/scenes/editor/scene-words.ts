import type { EditedField } from '#kit/index.ts'
import type { Text } from '../../texts.ts'
import type { FloorDraft } from './draft.pure.ts'
import type { SceneEdit } from './scene-edit.pure.ts'

/** A floor as a person reads it: its service desk, its map, and one line for each point. */
const floorText = (floor: FloorDraft | undefined, text: Text): string => {
  if (floor === undefined) return ''
  const { serviceDeskId, map, points } = floor
  const rooms = map?.rooms.map(({ name }) => name) ?? []
  return [
    ...(serviceDeskId === '' ? [] : [`${text('floor.desk')}: ${serviceDeskId}`]),
    ...(map === null ? [] : [`${text('floor.map')}: ${[`${map.width} × ${map.height} cm`, ...rooms].join(', ')}`]),
    ...points.map(
      ({ name, x, y, direction }) => `${text('map.place', { name, x: x / 100, y: y / 100 })}, ${direction}°`
    )
  ].join('\n')
}

/** The fields of a scene with the words of a person: its name and its floors. */
export const sceneFields = (edit: SceneEdit, text: Text): EditedField<SceneEdit>[] =>
  Object.keys(edit).map(key => {
    if (!isFloor(key)) return { name: 'name', label: text('column.name') }
    const label = text('floor.name', { floor: key.slice(floorStart.length) })
    return { name: key, label, write: floor => floorText(floor, text) }
  })

const floorStart = 'floor '
const isFloor = (key: string): key is `floor ${string}` => key.startsWith(floorStart)
