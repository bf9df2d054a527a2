import { request } from '@portal/session'
import { useRef, useState } from 'react'
import {
  assignMaterialGroup,
  type GroupRobot,
  groupRobotList,
  groupStoreList,
  removeMaterialGroup
} from '#contract/calls/materials/group-robots.ts'
import { useLoaded, useSubApp } from '#kit/adapters/react.ts'
import { shownOf } from '#kit/index.ts'
import { defineList } from '#kit/list.ts'
import { ActButton } from '#kit/portal/react/act-button.tsx'
import { useLocked } from '#kit/portal/react/use-locked.ts'
import { useTools } from '../../parts/use-tools.ts'
import { reasonOf, robotMark } from './robot-state.ts'

/** The change that a person asked for; the act sends it. */
type Wish =
  | { act: 'show'; chosen: { by: 'robots'; robotIds: number[] } | { by: 'store'; storeId: number } | { by: 'behind' } }
  | { act: 'remove'; robotIds: number[] }

const idsOf = (robots: readonly GroupRobot[]): number[] => robots.map(({ robotId }) => robotId)

type GroupRobotsProps = { groupId: number; mayAssign: boolean; onChanged: () => void }

/** The robots of a group and how they stand to it, or those that could show it. */
export const GroupRobots = ({ groupId, mayAssign, onChanged }: GroupRobotsProps) => {
  const { text, search } = useTools()
  const { notify } = useSubApp()
  const query = new URLSearchParams(search)
  const isFree = query.get('robots') === 'free'
  const storeId = Number(query.get('store')) || undefined
  const [stores] = useLoaded('', () => request(groupStoreList, { query: { groupId } }, { quiet: true }))
  /** Another count asks the list again. */
  const [changes, setChanges] = useState(0)
  const wish = useRef<Wish>(undefined)
  const [state, send] = useLocked(async () => {
    const { current } = wish
    if (current === undefined) return
    const sent =
      current.act === 'show'
        ? request(assignMaterialGroup, { body: { groupId, chosen: current.chosen } })
        : request(removeMaterialGroup, { body: { groupId, robotIds: current.robotIds } })
    // A refusal was told to the person.
    await sent
      .then(counts => notify(counts.left === 0 ? 'success' : 'warning', text('groupRobots.asked', counts)))
      .catch(() => undefined)
    setChanges(count => count + 1)
    onChanged()
  })
  const run = (next: Wish): void => {
    wish.current = next
    send()
  }
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
  const mayRemove = mayAssign && !isFree
  const list = defineList({
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
        options: (shownOf(stores)?.list ?? []).map(({ storeId, name }) => ({ value: storeId, name })),
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
    acts: [
      ...(mayAssign ? [{ ...shows, run: (robot: GroupRobot) => show([robot]) }] : []),
      ...(mayRemove ? [{ ...removes, run: (robot: GroupRobot) => remove([robot]) }] : [])
    ],
    manyActs: [
      ...(mayAssign ? [{ ...shows, key: 'showMany', run: show }] : []),
      ...(mayRemove ? [{ ...removes, key: 'removeMany', run: remove }] : [])
    ]
  })
  const chosen = isFree ? storeId && ({ by: 'store', storeId } as const) : ({ by: 'behind' } as const)
  return (
    <>
      <h2>{text('column.robots')}</h2>
      {mayAssign &&
        (chosen ? (
          <div className="actions">
            <ActButton state={state} onClick={() => run({ act: 'show', chosen })}>
              {text(isFree ? 'groupRobots.store' : 'groupRobots.again')}
            </ActButton>
          </div>
        ) : (
          <p className="quiet">{text('groupRobots.storeHelp')}</p>
        ))}
      <portal-list {...list} />
    </>
  )
}
