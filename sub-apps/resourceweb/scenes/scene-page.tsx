import { $format, request } from '@portal/session'
import { useState } from 'react'
import { deleteScene, type SceneDetail, sceneDetail } from '#contract/calls/scenes/scenes.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { Facts, PageHead, useLoaded, useStore } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { Loaded } from '#kit/portal/react/loaded.tsx'
import { DeleteButton } from '../parts/delete-button.tsx'
import { useTools } from '../parts/use-tools.ts'
import { useText } from '../texts.ts'
import { draftOf, mapOf } from './editor/draft.pure.ts'
import { MapCanvas } from './editor/map-canvas.tsx'
import { FloorChoice } from './floor-choice.tsx'
import { scenePaths } from './paths.pure.ts'
import { SceneRobots } from './scene-robots.tsx'

/** One scene: its facts, its floors to look at, and its robots. */
export const ScenePage = ({ sceneId }: { sceneId: number }) => {
  const { text, addressOf } = useTools()
  const { number, time } = useStore($format)
  const data = useLoaded('', () => request(sceneDetail, { query: { sceneId } }, { quiet: true }))
  const [loaded, load] = data
  const shown = shownOf(loaded)
  return (
    <>
      <PageHead
        title={shown?.name ?? text('scenes.title')}
        back={{ href: addressOf(scenePaths.list), text: text('scenes.title') }}
        action={shown && <SceneActs sceneId={sceneId} name={shown.name} />}
      />
      <Loaded of={data}>
        {scene => (
          <>
            <Facts
              rows={[
                [text('column.store'), scene.storeName],
                [text('column.tenant'), scene.tenantName],
                [text('column.robots'), number(scene.robotCount)],
                [text('column.changed'), time(scene.changeTime, 'local')],
                [text('column.changedBy'), scene.changedBy]
              ]}
            />
            <Floors scene={scene} />
          </>
        )}
      </Loaded>
      {shown && <SceneRobots sceneId={sceneId} onChanged={load} />}
    </>
  )
}

const SceneActs = ({ sceneId, name }: { sceneId: number; name: string }) => {
  const { text, may, addressOf } = useTools()
  return (
    <div className="actions">
      {may(scenePermissions.remove) && (
        <DeleteButton
          label={text('scenes.delete')}
          question={text('scenes.deleteText', { name })}
          act={() => request(deleteScene, { body: { sceneId } }, { quiet: true })}
          leadsTo={scenePaths.list}
        />
      )}
      {may(scenePermissions.edit) && (
        <a className="button primary" href={addressOf(`${scenePaths.settings}/${sceneId}`)}>
          {text('scenes.edit')}
        </a>
      )}
    </div>
  )
}

const Floors = ({ scene }: { scene: SceneDetail }) => {
  const text = useText()
  const [chosen, choose] = useState(0)
  const { floors } = draftOf(scene)
  const floor = floors[chosen]
  if (floor === undefined) return <p className="panel">{text('floor.noneYet')}</p>
  const names = floor.points.map(({ name }) => name).join(', ')
  return (
    <>
      <div className="actions">
        <FloorChoice floorIds={floors.map(({ floorId }) => floorId)} chosen={chosen} onChoose={choose} />
      </div>
      <MapCanvas
        picture={{ map: mapOf(floor), points: floor.points, selected: -1 }}
        label={text('map.shows', { floor: floor.floorId, names })}
      />
    </>
  )
}
