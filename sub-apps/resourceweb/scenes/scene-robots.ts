import { request } from '@portal/session'
import { html } from 'lit'
import {
  bindSceneRobots,
  type SceneRobot,
  sceneRobotList,
  unbindSceneRobots
} from '#contract/calls/scenes/scene-robots.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import type { Now, Surroundings } from '../view.ts'

const isFree = (search: string): boolean => new URLSearchParams(search).get('robots') === 'free'

/** The robots of a scene, or those of its store that could be bound to it. */
export const sceneRobots = (sceneId: number, { context }: Surroundings, changed: () => void) => {
  const bind =
    (free: boolean, said: string) =>
    async (robots: readonly SceneRobot[]): Promise<boolean> => {
      const robotIds = robots.map(({ robotId }) => robotId)
      // A refusal was told to the person.
      await request(free ? bindSceneRobots : unbindSceneRobots, { body: { sceneId, robotIds } })
        .then(() => context.notify('success', said))
        .catch(() => undefined)
      changed()
      return true
    }
  const list = ({ text, search, permissions }: Now) => {
    const free = isFree(search)
    const run = bind(free, text(free ? 'robots.bound' : 'robots.unbound'))
    const act = { key: 'bind', text: text(free ? 'robots.bind' : 'robots.unbind') }
    const mayBind = permissions.includes(scenePermissions.bind)
    return defineList({
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
      acts: mayBind ? [{ ...act, run: robot => run([robot]) }] : [],
      manyActs: mayBind ? [{ ...act, key: 'bindMany', run }] : []
    })
  }
  return {
    draw: (now: Now) => html`
      <h2>${now.text('column.robots')}</h2>
      ${portalList(list(now))}
    `
  }
}
