import type { RobotFileProblem } from '#contract/calls/robot-registry/robot-file.ts'
import { fitsSerialForm } from '#contract/calls/robot-registry/serial-form.ts'
import type { FileChange } from '#contract/checks/table-file.ts'
import type { KnownModel, KnownRobot, RobotToAdd } from './decide-registration.pure.ts'
import type { RobotRow } from './robot-rows.pure.ts'

type NamedRobot = KnownRobot & { name: string; storeId: number | null; storeCode: string | null }

/** What the database has of the things that a file names. The stores are those of the file's tenant, by their codes. */
export type KnownInFile = {
  tenantId: number
  models: ReadonlyMap<string, KnownModel>
  robots: ReadonlyMap<string, NamedRobot>
  stores: ReadonlyMap<string, number>
}

/** A row, the change that it would make, and the robot afterwards. */
export type ValidatedRow = {
  line: number
  change: FileChange
  /** Null for a robot that is still to be added. */
  robotId: number | null
  after: RobotToAdd & { storeCode: string | null }
}

const problemAt = (line: number, column: string, problem: RobotFileProblem['problem']): RobotFileProblem => ({
  line,
  column,
  problem
})

/** The store of a row: as the file says, as it is now, or none; undefined for a code that the tenant has not. */
const storeOf = ({ storeCode }: RobotRow, robot: NamedRobot | undefined, { stores }: KnownInFile) => {
  if (storeCode === undefined) return { storeId: robot?.storeId ?? null, storeCode: robot?.storeCode ?? null }
  if (storeCode === '') return { storeId: null, storeCode: null }
  const storeId = stores.get(storeCode)
  return storeId === undefined ? undefined : { storeId, storeCode }
}

/** Without a column of names, a robot keeps its name; an empty cell is the serial. */
const nameOf = ({ name, serial }: RobotRow, robot: NamedRobot | undefined): string =>
  (name === undefined ? robot?.name : name) || serial

const validateRow = (row: RobotRow, known: KnownInFile): ValidatedRow | RobotFileProblem => {
  const { line, serial } = row
  const model = known.models.get(row.model)
  if (model === undefined) return problemAt(line, 'model', 'modelUnknown')
  const robot = known.robots.get(serial)
  if (robot !== undefined && robot.tenantId !== known.tenantId) return problemAt(line, 'serial', 'serialOfOthers')
  if (robot !== undefined && robot.retireTime !== null) return problemAt(line, 'serial', 'serialRetired')
  if (robot !== undefined && robot.model !== row.model) return problemAt(line, 'model', 'modelDiffers')
  if (robot === undefined && !fitsSerialForm(serial, model.serialForm))
    return problemAt(line, 'serial', 'serialFormWrong')
  const store = storeOf(row, robot, known)
  if (store === undefined) return problemAt(line, 'store', 'storeUnknown')
  const name = nameOf(row, robot)
  const { tenantId } = known
  const { robotKind, reportSeconds } = model
  const after = { serial, name, model: model.model, robotKind, reportSeconds, tenantId, ...store }
  if (robot === undefined) return { line, change: 'added', robotId: null, after }
  const isSame = robot.name === name && robot.storeId === store.storeId
  return { line, change: isSame ? 'same' : 'changed', robotId: robot.robotId, after }
}

/** Validates the rows of a file by what the database has. */
export const validateRows = (
  rows: readonly RobotRow[],
  known: KnownInFile
): { validated: ValidatedRow[]; problems: RobotFileProblem[] } => {
  const validated: ValidatedRow[] = []
  const problems: RobotFileProblem[] = []
  for (const row of rows) {
    const outcome = validateRow(row, known)
    if ('problem' in outcome) problems.push(outcome)
    else validated.push(outcome)
  }
  return { validated, problems }
}
