import { request } from '@portal/session'
import { html } from 'lit'
import {
  bindSceneRobots,
  type SceneRobot,
  sceneRobotList,
  unbindSceneRobots
} from '#contract/calls/scenes/scene-robots.ts'
import * as limits from '#contract/limits.ts'
import { scenePermissions } from '#contract/permissions.ts'
import { createAct } from '../parts/act.ts'
import { createRemoteList, keptBy } from '../parts/remote-list.ts'
import type { Now, Surroundings } from '../view.ts'

const isFree = (search: string): boolean => new URLSearchParams(search).get('robots') === 'free'

/** The robots of a scene, or those of its store that could be bound to it. */
export const sceneRobots = (sceneId: number, surroundings: Surroundings, changed: () => void) => {
  const { context, update } = surroundings
  const list = createRemoteList(
    {
      name: 'scene robots',
      rowKey: 'robotId' as const satisfies keyof SceneRobot,
      filters: { robots: ['free'] },
      sorts: [],
      ask: ({ chosen, page }) => {
        const query = { sceneId, bound: chosen.robots === '', pageNo: page, size: limits.pageSize }
        return request(sceneRobotList, { query }, { quiet: true })
      }
    },
    surroundings
  )
  let wanted: { robotIds: number[]; free: boolean; said: string } | undefined
  const act = createAct(update, async () => {
    if (wanted === undefined) return
    const { robotIds, free, said } = wanted
    await request(free ? bindSceneRobots : unbindSceneRobots, { body: { sceneId, robotIds } })
      .then(() => context.notify('success', said))
      .catch(() => undefined)
    list.again()
    changed()
  })
  const columns = keptBy((text: Now['text']): HTMLElementTagNameMap['portal-table']['columns'] => [
    { key: 'name', title: text('column.robot'), detail: ({ serial }: SceneRobot) => serial },
    { key: 'model', title: text('column.model') },
    {
      key: 'online',
      title: text('column.state'),
      type: 'state',
      value: ({ online }: SceneRobot) =>
        online
          ? { text: text('robot.online'), shape: 'dot', tone: 'success' }
          : { text: text('robot.offline'), shape: 'ring', tone: 'muted' }
    }
  ])
  const actionsOf = keptBy((label: string) => [{ key: 'bind', text: label }])
  return {
    arrive: list.arrive,
    draw: (now: Now) => {
      const { text, search, permissions } = now
      const free = isFree(search)
      const actions = permissions.includes(scenePermissions.bind)
        ? actionsOf(text(free ? 'robots.bind' : 'robots.unbind'))
        : []
      return html`
        <h2>${text('column.robots')}</h2>
        ${list.draw(
          {
            label: text('column.robots'),
            columns: columns(text),
            actions,
            emptyText: text('robots.emptyText'),
            onAction: keys => {
              wanted = { robotIds: keys.map(Number), free, said: text(free ? 'robots.bound' : 'robots.unbound') }
              act.run()
            },
            chips: [
              {
                filter: 'robots',
                label: text('column.robots'),
                options: [{ value: 'free', name: text('robots.free') }]
              }
            ]
          },
          now
        )}
      `
    },
    end: list.end
  }
}
