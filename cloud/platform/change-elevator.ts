import type { ElevatorConfig, WrittenElevator } from '#contract/calls/platform/elevators.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../database/open.ts'
import { addElevator, changeElevator, deleteElevator, lockElevator } from '../database/platform/elevators.ts'
import type { Scope } from '../database/scope.ts'
import { findStore } from '../database/stores.ts'
import { Refusal } from '../refusal.ts'
import { elevatorStart, floorsAfter } from './elevator-floors.ts'

/** @throws Refusal 610702 for a store outside the scope, 610602 for a serial that is there already */
export const createElevator = async (database: Database, scope: Scope, written: WrittenElevator): Promise<number> => {
  const store = await findStore(database, scope, written.storeId)
  if (store === undefined) throw new Refusal(codes.storeNotFound)
  const elevatorId = await addElevator(database, { ...written, ...elevatorStart(written), tenantId: store.tenantId })
  if (elevatorId === undefined) throw new Refusal(codes.recordExists)
  return elevatorId
}

/** @throws Refusal 610603 where there is none, 610702 for a store of another tenant, 610602 for a serial that is taken */
export const updateElevator = async (
  database: Database,
  scope: Scope,
  { elevatorId, ...written }: WrittenElevator & { elevatorId: number }
): Promise<void> => {
  const isChanged = await database.transaction(async transaction => {
    const elevator = await lockElevator(transaction, scope, elevatorId)
    if (elevator === undefined) throw new Refusal(codes.recordNotFound)
    const store = await findStore(transaction, scope, written.storeId)
    if (store?.tenantId !== elevator.tenantId) throw new Refusal(codes.storeNotFound)
    return changeElevator(transaction, elevatorId, { ...written, ...floorsAfter(elevator, written.floors) })
  })
  if (!isChanged) throw new Refusal(codes.recordExists)
}

/** @throws Refusal 610603 where there is none */
export const removeElevator = (database: Database, scope: Scope, elevatorId: number): Promise<void> =>
  database.transaction(async transaction => {
    const elevator = await lockElevator(transaction, scope, elevatorId)
    if (elevator === undefined) throw new Refusal(codes.recordNotFound)
    await deleteElevator(transaction, elevatorId)
  })

/** @throws Refusal 610603 where there is none, 610604 for a floor that it does not have */
export const configureElevator = (
  database: Database,
  scope: Scope,
  { elevatorId, ...config }: ElevatorConfig & { elevatorId: number }
): Promise<void> =>
  database.transaction(async transaction => {
    const elevator = await lockElevator(transaction, scope, elevatorId)
    if (elevator === undefined) throw new Refusal(codes.recordNotFound)
    if (config.floorMap.some(({ floor }) => !elevator.floors.includes(floor)))
      throw new Refusal(codes.parameterIllegal, { data: [{ field: 'floorMap', reason: 'floors of the elevator' }] })
    await changeElevator(transaction, elevatorId, config)
  })
