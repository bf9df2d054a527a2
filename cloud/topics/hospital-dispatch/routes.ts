import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember, forReporter } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { scopeOf } from '../identity/index.ts'
import { takeReports } from '../robots/index.ts'
import { isStoreWithin } from '../stores/index.ts'
import { assignOrder } from './assign-order.ts'
import { createOrder } from './create-order.ts'
import { cancelOrder, handOrderOver } from './end-order.ts'
import { holdOrder } from './hold-order.ts'
import { refuseOrder } from './sql/automatic.ts'
import { findDispatchRobots, findHospitals, findOrders, findOrdersUnderWay, putDispatchReport } from './sql/orders.ts'
import { switchAutomatic } from './switch-automatic.ts'

type Services = Pick<CloudServices, 'database' | 'now' | 'announce'>

/** Orders of hospitals. People who see a hospital's robots are told of each change. */
export const hospitalDispatchRoutes = ({ database, now, announce }: Services) => ({
  dispatchOrders: forMember(calls.dispatchOrders, async ({ query: { pageNo, size, ...filter } }, member) => {
    const { storeId } = filter
    if (storeId !== undefined && !(await isStoreWithin(database, scopeOf(member), storeId)))
      throw new Refusal(codes.storeNotFound)
    return findOrders(database, scopeOf(member), filter, { pageNo, size })
  }),

  dispatchHospitals: forMember(calls.dispatchHospitals, ({ query }, member) =>
    findHospitals(database, scopeOf(member), query)
  ),

  dispatchRobots: forMember(calls.dispatchRobots, async ({ query: { storeId, ...page } }, member) => {
    if (!(await isStoreWithin(database, scopeOf(member), storeId))) throw new Refusal(codes.storeNotFound)
    return findDispatchRobots(database, storeId, page)
  }),

  createDispatch: forMember(calls.createDispatch, async ({ body }, member) => {
    const wish = { ...body, userId: member.userId, createTime: now() }
    const { tenantId, ...created } = await createOrder(database, scopeOf(member), wish)
    announce.ofRobots([tenantId], 'dispatches_changed')
    return created
  }),

  assignDispatch: forMember(calls.assignDispatch, async ({ body }, member) => {
    const { tenantId, serial, name } = await assignOrder(database, scopeOf(member), body, now())
    announce.ofRobots([tenantId], 'dispatches_changed')
    return { serial, name }
  }),

  holdDispatch: forMember(calls.holdDispatch, async ({ body }, member) => {
    announce.ofRobots([await holdOrder(database, scopeOf(member), body)], 'dispatches_changed')
    return null
  }),

  switchDispatch: forMember(calls.switchDispatch, async ({ body }, member) => {
    announce.ofRobots([await switchAutomatic(database, member, body, now())], 'dispatches_changed')
    return null
  }),

  handOverDispatch: forMember(calls.handOverDispatch, async ({ body }, member) => {
    announce.ofRobots([await handOrderOver(database, scopeOf(member), body, now())], 'dispatches_changed')
    return null
  }),

  cancelDispatch: forMember(calls.cancelDispatch, async ({ body: { orderId } }, member) => {
    announce.ofRobots([await cancelOrder(database, scopeOf(member), orderId, now())], 'dispatches_changed')
    return null
  }),

  dispatchRuns: forReporter(calls.dispatchRuns, ({ query }, { robots }) => findOrdersUnderWay(database, robots, query)),

  reportDispatch: forReporter(calls.reportDispatch, async ({ body: { reports } }, { robots }) => {
    const tenantIds = new Set<number>()
    const accepted = await takeReports({ database, now, announce }, robots, reports, async ({ orderId, status }) => {
      const order =
        status === 'refused'
          ? await refuseOrder(database, robots, orderId, now())
          : await putDispatchReport(database, robots, { orderId, status }, now())
      if (order !== undefined) tenantIds.add(order.tenantId)
      return order?.robotId
    })
    announce.ofRobots([...tenantIds], 'dispatches_changed')
    return { accepted }
  })
})
