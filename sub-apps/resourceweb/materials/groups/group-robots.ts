import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import {
  assignMaterialGroup,
  type GroupRobot,
  groupRobotList,
  groupStoreList,
  removeMaterialGroup
} from '#contract/calls/materials/group-robots.ts'
import * as limits from '#contract/limits.ts'
import { createSource } from '#kit/adapters/lit.ts'
import { actButton, createAct } from '../../parts/act.ts'
import { followRequests } from '../../parts/follow-requests.ts'
import { createRemoteList, keptBy } from '../../parts/remote-list.ts'
import type { Now, Surroundings } from '../../view.ts'
import { reasonOf, robotMark } from './robot-state.ts'

type Table = HTMLElementTagNameMap['portal-table']
type Store = { storeId: number; name: string }

/** The change that a person asked for; the act sends it. */
type Wish =
  | { act: 'show'; chosen: { by: 'robots'; robotIds: number[] } | { by: 'store'; storeId: number } | { by: 'behind' } }
  | { act: 'remove'; robotIds: number[] }

const chosenIn = (search: string) => {
  const query = new URLSearchParams(search)
  return { isFree: query.get('robots') === 'free', storeId: Number(query.get('store')) || undefined }
}

/** The robots of a group and how they stand to it, or those that could show it. */
export const createGroupRobots = (groupId: number, surroundings: Surroundings, changed: () => void) => {
  const { context, update } = surroundings
  const stores = createSource<{ list: Store[] }>(update)
  const list = createRemoteList<GroupRobot, 'robots' | 'store', never>(
    {
      name: 'group robots',
      rowKey: 'robotId',
      filters: { robots: ['free'], store: 'id' },
      sorts: [],
      ask: ({ chosen, page }) => {
        const assigned = chosen.robots === ''
        const query = {
          groupId,
          assigned,
          storeId: Number(chosen.store) || undefined,
          pageNo: page,
          size: limits.pageSize
        }
        return request(groupRobotList, { query }, { quiet: true })
      }
    },
    surroundings
  )
  let wish: Wish | undefined
  let now: Now | undefined
  const act = createAct(update, async () => {
    if (wish === undefined || now === undefined) return
    const sent =
      wish.act === 'show'
        ? request(assignMaterialGroup, { body: { groupId, chosen: wish.chosen } })
        : request(removeMaterialGroup, { body: { groupId, robotIds: wish.robotIds } })
    const { text } = now
    // A refusal was told to the person.
    await sent
      .then(counts => context.notify(counts.left === 0 ? 'success' : 'warning', text('groupRobots.asked', counts)))
      .catch(() => undefined)
    list.again()
    changed()
  })
  const run = (next: Wish): void => {
    wish = next
    act.run()
  }
  // Robots answer when they can: the list follows them.
  const stopListening = followRequests(() => {
    list.again()
    changed()
  })
  const columns = keptBy((text: Now['text']): Table['columns'] => [
    { key: 'name', title: text('column.robot'), detail: ({ serial }: GroupRobot) => serial },
    { key: 'storeName', title: text('column.store'), value: ({ storeName }: GroupRobot) => storeName ?? '' },
    {
      key: 'state',
      title: text('column.state'),
      type: 'state',
      value: (robot: GroupRobot) => robotMark(text, robot),
      detail: (robot: GroupRobot) => reasonOf(text, robot)
    },
    { key: 'answerTime', title: text('column.answered'), type: 'date' }
  ])
  const actionsOf = keptBy((key: string): Table['actions'] => {
    const [free, show, remove] = key.split('\n')
    const shows = { key: 'show', text: show ?? '' }
    return free === 'free' ? [shows] : [shows, { key: 'remove', text: remove ?? '', danger: true }]
  })
  const buttons = ({ text, search }: Now): TemplateResult => {
    const { isFree, storeId } = chosenIn(search)
    if (!isFree) {
      const again = { ...act, run: () => run({ act: 'show', chosen: { by: 'behind' } }) }
      return html`<div class="actions">${actButton(again, text('groupRobots.again'))}</div>`
    }
    if (storeId === undefined) return html`<p class="quiet">${text('groupRobots.storeHelp')}</p>`
    const whole = { ...act, run: () => run({ act: 'show', chosen: { by: 'store', storeId } }) }
    return html`<div class="actions">${actButton(whole, text('groupRobots.store'))}</div>`
  }
  return {
    arrive: (at: Now): void => {
      list.arrive(at)
      stores.ask('', () => request(groupStoreList, { query: { groupId } }, { quiet: true }))
    },
    draw: (at: Now, mayAssign: boolean): TemplateResult => {
      now = at
      const { text, search } = at
      const { isFree } = chosenIn(search)
      const show = text(isFree ? 'groupRobots.show' : 'groupRobots.showAgain')
      const options = (stores.shown()?.list ?? []).map(({ storeId, name }) => ({ value: String(storeId), name }))
      return html`
        <h2>${text('column.robots')}</h2>
        ${mayAssign ? buttons(at) : nothing}
        ${list.draw(
          {
            label: text('column.robots'),
            columns: columns(text),
            actions: mayAssign ? actionsOf([isFree ? 'free' : '', show, text('groupRobots.remove')].join('\n')) : [],
            emptyText: text(isFree ? 'groupRobots.noneFree' : 'groupRobots.emptyText'),
            onAction: (keys, action) => {
              const robotIds = keys.map(Number)
              run(
                action === 'remove' ? { act: 'remove', robotIds } : { act: 'show', chosen: { by: 'robots', robotIds } }
              )
            },
            chips: [
              {
                filter: 'robots',
                label: text('column.robots'),
                options: [{ value: 'free', name: text('groupRobots.free') }]
              },
              { filter: 'store', label: text('column.store'), options }
            ]
          },
          at
        )}
      `
    },
    end: (): void => {
      stopListening()
      list.end()
      stores.end()
    }
  }
}
