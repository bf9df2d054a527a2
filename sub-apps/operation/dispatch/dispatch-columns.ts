import type { DispatchOrder } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import type { ListAct } from '#contract/page/list.ts'
import type { TableColumn } from '#contract/page/table.ts'
import { mark } from '#kit/portal/mark.pure.ts'
import type { Text } from '../texts.ts'
import { type DispatchAct, type HoldAct, isHoldOffered, isOffered } from './dispatch-acts.pure.ts'

/** The mark of each status. Shape and word say the same as the colour. */
const marks = {
  waiting: 'ring warning',
  assigned: 'ring brand',
  carrying: 'dot brand',
  arrived: 'square success',
  handedOver: 'dot success',
  cancelled: 'diamond muted'
} as const

/** When an order came to be as it is. */
const sinceOf = (order: DispatchOrder): number =>
  order.endTime ?? order.arriveTime ?? order.pickUpTime ?? order.assignTime ?? order.createTime

export const dispatchColumns = (text: Text): readonly TableColumn<DispatchOrder>[] => [
  {
    key: 'way',
    title: text('dispatch.way'),
    value: ({ fromWard, toWard }: DispatchOrder) => `${fromWard} → ${toWard}`,
    detail: (it: DispatchOrder) => text(`goods.${it.goods}`),
    detailTitle: text('dispatch.goods')
  },
  {
    key: 'status',
    title: text('column.state'),
    type: 'state',
    value: ({ status, held, halt }: DispatchOrder) => {
      if (halt !== null) return mark(text(`dispatch.halt.${halt}`), 'diamond danger')
      return mark(text(status === 'waiting' && held ? 'dispatch.held' : `dispatch.${status}`), marks[status])
    },
    // Where the goods are decides what a person has to do.
    detail: ({ status, halt }: DispatchOrder) => (halt === null ? undefined : text(`dispatch.${status}`)),
    detailTitle: text('column.step')
  },
  { key: 'since', title: text('dispatch.since'), type: 'date', value: sinceOf },
  {
    key: 'robot',
    title: text('column.robot'),
    value: (it: DispatchOrder) => it.robotName,
    detail: (it: DispatchOrder) => it.robotSerial ?? undefined
  },
  { key: 'hospital', title: text('dispatch.hospital'), onlyWide: true, value: (it: DispatchOrder) => it.hospital },
  { key: 'createdBy', title: text('dispatch.createdBy'), onlyWide: true, value: (it: DispatchOrder) => it.createdBy },
  {
    key: 'created',
    title: text('dispatch.created'),
    type: 'date',
    hidden: true,
    value: (it: DispatchOrder) => it.createTime
  }
]

/** The acts in the menu of a row. They depend on the order and on the person's permissions. */
export const dispatchActs = (
  text: Text,
  held: readonly string[],
  begin: (act: DispatchAct, order: DispatchOrder) => Promise<boolean>
): readonly ListAct<DispatchOrder>[] =>
  (['assign', 'reassign', 'handOver', 'cancel'] as const satisfies readonly DispatchAct[]).map(act => ({
    key: act,
    text: text(`dispatch.act.${act}`),
    danger: act === 'cancel',
    offered: order => isOffered(act, order, held),
    run: order => begin(act, order)
  }))

/** The acts by which a person takes an order over from the cloud, and lets it go again. */
export const holdActs = (
  text: Text,
  permissions: readonly string[],
  hold: (order: DispatchOrder, held: boolean) => Promise<boolean>
): readonly ListAct<DispatchOrder>[] =>
  (['hold', 'letGo'] as const satisfies readonly HoldAct[]).map(act => ({
    key: act,
    text: text(`dispatch.act.${act}`),
    offered: order => isHoldOffered(act, order, permissions),
    run: order => hold(order, act === 'hold')
  }))
