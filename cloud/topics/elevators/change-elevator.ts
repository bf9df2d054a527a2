import type { ElevatorConfig, WrittenElevator } from '#contract/calls/elevators/elevators.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import type { Edit } from '../../database/rows/save-edit.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { recordExists, takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { findStore } from '../stores/index.ts'
import { elevatorStart, floorsAfter } from './elevator-floors.pure.ts'
import { findOpenRide } from './sql/elevator-rides.ts'
import { addElevator, deleteElevator, lockElevator, saveElevator } from './sql/elevators.ts'

/** @throws Refusal 610702 for a store outside the scope, 610602 for a serial that is there already */
export const createElevator = async (database: Database, scope: Scope, written: WrittenElevator): Promise<number> => {
  const store = await findStore(database, scope, written.storeId)
  if (store === undefined) throw new Refusal(codes.storeNotFound)
  const elevatorId = await addElevator(database, { ...written, ...elevatorStart(written), tenantId: store.tenantId })
  if (elevatorId === undefined) throw new Refusal(codes.recordExists)
  return elevatorId
}

/** @throws Refusal 610603 where there is none, 610704 while a robot rides it */
const lockFree = async (transaction: Database, scope: Scope, elevatorId: number) => {
  const elevator = await lockElevator(transaction, scope, elevatorId)
  if (elevator === undefined) throw new Refusal(codes.recordNotFound)
  if ((await findOpenRide(transaction, elevatorId)) !== undefined) throw new Refusal(codes.robotBusy)
  return elevator
}

/** @throws Refusal as `lockFree` and `saveEdit`, 610702 for a store of another tenant, 610602 for a serial that is taken */
export const updateElevator = async (
  database: Database,
  scope: Scope,
  { elevatorId, ...written }: WrittenElevator & { elevatorId: number },
  edit: Edit
): Promise<void> => {
  const change = async (transaction: Database) => {
    const elevator = await lockFree(transaction, scope, elevatorId)
    const store = await findStore(transaction, scope, written.storeId)
    if (store?.tenantId !== elevator.tenantId) throw new Refusal(codes.storeNotFound)
    await saveElevator(transaction, elevatorId, { ...written, ...floorsAfter(elevator, written.floors) }, edit)
  }
  await takenAs(recordExists, () => database.transaction(change))
}

/** @throws Refusal as `lockFree` */
export const removeElevator = (database: Database, scope: Scope, elevatorId: number): Promise<void> =>
  database.transaction(async transaction => {
    await lockFree(transaction, scope, elevatorId)
    await deleteElevator(transaction, elevatorId)
  })

/** @throws Refusal 610603 where there is none, 610604 for a floor that it does not have, and as `saveEdit` */
export const configureElevator = (
  database: Database,
  scope: Scope,
  { elevatorId, ...config }: ElevatorConfig & { elevatorId: number },
  edit: Edit
): Promise<void> =>
  database.transaction(async transaction => {
    const elevator = await lockElevator(transaction, scope, elevatorId)
    if (elevator === undefined) throw new Refusal(codes.recordNotFound)
    if (config.floorMap.some(({ floor }) => !elevator.floors.includes(floor)))
      throw new Refusal(codes.parameterIllegal, { data: [{ field: 'floorMap', reason: 'floors of the elevator' }] })
    await saveElevator(transaction, elevatorId, config, edit)
  })
