import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { narrowedTo } from '../../../database/rows/scope.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { scopeOf } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { findStores } from '../../stores/index.ts'
import { configureElevator, createElevator, removeElevator, updateElevator } from '../change-elevator.ts'
import { findOpenRide } from '../sql/elevator-rides.ts'
import { findElevator, findElevatorRobots, findElevators } from '../sql/elevators.ts'

/** Elevators that robots ride. */
export const platformElevatorRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    deviceStoreList: forMember(calls.deviceStoreList, async ({ query: { text, tenantId, ...page } }, member) => {
      const { list, total } = await findStores(database, narrowedTo(scopeOf(member), tenantId), { text }, page)
      return { list: list.map(({ storeId, name }) => ({ storeId, name })), total }
    }),

    elevatorList: forMember(calls.elevatorList, ({ query }, member) => findElevators(database, scopeOf(member), query)),

    elevatorDetail: forMember(calls.elevatorDetail, async ({ query: { elevatorId } }, member) => {
      const found = await findElevator(database, scopeOf(member), elevatorId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      const { tenantId, ...elevator } = found
      return {
        ...elevator,
        openRideId: (await findOpenRide(database, elevatorId)) ?? null,
        robots: await findElevatorRobots(database, elevator.storeId)
      }
    }),

    createElevator: forMember(calls.createElevator, async ({ body }, member) => {
      await countChange(services, 'platform', member.userId)
      return { elevatorId: await createElevator(database, scopeOf(member), body) }
    }),

    updateElevator: forMember(calls.updateElevator, async ({ body: { version, ...wish } }, member) => {
      await countChange(services, 'platform', member.userId)
      await updateElevator(database, scopeOf(member), wish, editOf(member, { version, ...wish }, now()))
      return null
    }),

    deleteElevator: forMember(calls.deleteElevator, async ({ body: { elevatorId } }, member) => {
      await countChange(services, 'platform', member.userId)
      await removeElevator(database, scopeOf(member), elevatorId)
      return null
    }),

    configureElevator: forMember(calls.configureElevator, async ({ body: { version, ...wish } }, member) => {
      await countChange(services, 'platform', member.userId)
      await configureElevator(database, scopeOf(member), wish, editOf(member, { version, ...wish }, now()))
      return null
    })
  }
}
