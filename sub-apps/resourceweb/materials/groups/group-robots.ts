import { request } from '@portal/session'
import { html, nothing, type TemplateResult } from 'lit'
import {
  assignMaterialGroup,
  type GroupRobot,
  groupRobotList,
  groupStoreList,
  removeMaterialGroup
} from '#contract/calls/materials/group-robots.ts'
import { createSource, portalList } from '#kit/adapters/lit.ts'
import { defineList } from '#kit/list.ts'
import { actButton, createAct } from '../../parts/act.ts'
import { followRequests } from '../../parts/follow-requests.ts'
import type { Now, Surroundings } from '../../view.ts'
import { reasonOf, robotMark } from './robot-state.ts'

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
  /** Another count asks the list again. */
  let changes = 0
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
    changes += 1
    changed()
  })
  const run = (next: Wish): void => {
    wish = next
    act.run()
  }
  // Robots answer when they can: the head of the page follows them, and so does the list.
  const stopListening = followRequests(changed)
  const list = ({ text, search }: Now, mayAssign: boolean) => {
    const { isFree } = chosenIn(search)
    const idsOf = (robots: readonly GroupRobot[]): number[] => robots.map(({ robotId }) => robotId)
    // The act asks again by itself, after the answer.
    const show = async (robots: readonly GroupRobot[]): Promise<boolean> => {
      run({ act: 'show', chosen: { by: 'robots', robotIds: idsOf(robots) } })
      return false
    }
    const remove = async (robots: readonly GroupRobot[]): Promise<boolean> => {
      run({ act: 'remove', robotIds: idsOf(robots) })
      return false
    }
    const shows = { key: 'show', text: text(isFree ? 'groupRobots.show' : 'groupRobots.showAgain') }
    const removes = { key: 'remove', text: text('groupRobots.remove'), danger: true }
    return defineList({
      label: text('column.robots'),
      keepAs: 'resourceweb group robots',
      rowKey: 'robotId',
      emptyText: text(isFree ? 'groupRobots.noneFree' : 'groupRobots.emptyText'),
      filters: [
        {
          kind: 'one',
          key: 'robots',
          label: text('column.robots'),
          options: [{ value: 'free', name: text('groupRobots.free') }]
        },
        {
          kind: 'one',
          key: 'store',
          label: text('column.store'),
          options: (stores.shown()?.list ?? []).map(({ storeId, name }) => ({ value: storeId, name })),
          ids: true
        }
      ],
      askKey: String(changes),
      ask: ({ robots, store, ...page }) =>
        request(
          groupRobotList,
          { query: { ...page, groupId, assigned: robots === undefined, storeId: store } },
          { quiet: true }
        ),
      news: ['requests_changed'],
      showNew: true,
      columns: [
        { key: 'name', title: text('column.robot'), detail: ({ serial }) => serial },
        { key: 'storeName', title: text('column.store'), value: ({ storeName }) => storeName ?? '' },
        {
          key: 'state',
          title: text('column.state'),
          type: 'state',
          value: robot => robotMark(text, robot),
          detail: robot => reasonOf(text, robot)
        },
        { key: 'answerTime', title: text('column.answered'), type: 'date' }
      ],
      acts: mayAssign
        ? [
            { ...shows, run: robot => show([robot]) },
            ...(isFree ? [] : [{ ...removes, run: (robot: GroupRobot) => remove([robot]) }])
          ]
        : [],
      manyActs: mayAssign
        ? [
            { ...shows, key: 'showMany', run: show },
            ...(isFree ? [] : [{ ...removes, key: 'removeMany', run: remove }])
          ]
        : []
    })
  }
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
    arrive: (): void => stores.ask('', () => request(groupStoreList, { query: { groupId } }, { quiet: true })),
    draw: (at: Now, mayAssign: boolean): TemplateResult => {
      now = at
      const { text } = at
      return html`
        <h2>${text('column.robots')}</h2>
        ${mayAssign ? buttons(at) : nothing}
        ${portalList(list(at, mayAssign))}
      `
    },
    end: (): void => {
      stopListening()
      stores.end()
    }
  }
}
