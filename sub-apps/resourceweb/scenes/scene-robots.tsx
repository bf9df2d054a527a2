import { request } from '@portal/session'
import {
  bindSceneRobots,
  type SceneRobot,
  sceneRobotList,
  unbindSceneRobots
} from '#contract/calls/scenes/scene-robots.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { useSubApp } from '#kit/adapters/react.ts'
import { defineList } from '#kit/list.ts'
import { useTools } from '../parts/use-tools.ts'

/** The robots of a scene, or those of its store that could be bound to it. */
export const SceneRobots = ({ sceneId, onChanged }: { sceneId: number; onChanged: () => void }) => {
  const { text, search, may } = useTools()
  const { notify } = useSubApp()
  const isFree = new URLSearchParams(search).get('robots') === 'free'
  const bind = async (robots: readonly SceneRobot[]): Promise<boolean> => {
    const robotIds = robots.map(({ robotId }) => robotId)
    // A refusal was told to the person.
    await request(isFree ? bindSceneRobots : unbindSceneRobots, { body: { sceneId, robotIds } })
      .then(() => notify('success', text(isFree ? 'robots.bound' : 'robots.unbound')))
      .catch(() => undefined)
    onChanged()
    return true
  }
  const act = { key: 'bind', text: text(isFree ? 'robots.bind' : 'robots.unbind') }
  const mayBind = may(scenePermissions.bind)
  const list = defineList({
    label: text('column.robots'),
    keepAs: 'resourceweb scene robots',
    rowKey: 'robotId',
    emptyText: text('robots.emptyText'),
    filters: [
      {
        kind: 'one',
        key: 'robots',
        label: text('column.robots'),
        options: [{ value: 'free', name: text('robots.free') }]
      }
    ],
    ask: ({ robots, ...page }) =>
      request(sceneRobotList, { query: { ...page, sceneId, bound: robots === undefined } }, { quiet: true }),
    columns: [
      { key: 'name', title: text('column.robot'), detail: ({ serial }) => serial },
      { key: 'model', title: text('column.model') },
      {
        key: 'online',
        title: text('column.state'),
        type: 'state',
        value: ({ online }) =>
          online
            ? { text: text('robot.online'), shape: 'dot', tone: 'success' }
            : { text: text('robot.offline'), shape: 'ring', tone: 'muted' }
      }
    ],
    acts: mayBind ? [{ ...act, run: robot => bind([robot]) }] : [],
    manyActs: mayBind ? [{ ...act, key: 'bindMany', run: bind }] : []
  })
  return (
    <>
      <h2>{text('column.robots')}</h2>
      <portal-list {...list} />
    </>
  )
}
