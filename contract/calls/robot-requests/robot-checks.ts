import { isHad, type Needing, type RobotCapability } from '../robots/capabilities.ts'

/* The checks that a robot makes of itself. Each measures one value. Nothing here checks requests. */

export type CheckUnit = 'degrees' | 'percent' | 'framesPerSecond' | 'milliseconds'
type CheckDefinition = { unit: CheckUnit } & Needing

/** Every check, with the unit of its measured value (docs/requirements.md 2.157). */
export const robotChecks = {
  /** How warm the drive motors are after some turns. */
  motor: { unit: 'degrees' },
  /** The share of rays that came back. */
  lidar: { unit: 'percent' },
  camera: { unit: 'framesPerSecond' },
  /** The capacity of the battery, as a share of the capacity of a new one. */
  battery: { unit: 'percent' },
  /** How long the cloud takes to answer. */
  network: { unit: 'milliseconds' },
  /** The share of the disk that is free. */
  disk: { unit: 'percent' },
  /** How long the elevator takes to answer. */
  elevator: { unit: 'milliseconds', needs: 'elevator' }
} as const satisfies Record<string, CheckDefinition>

export type RobotCheck = keyof typeof robotChecks
export const checkNames = Object.keys(robotChecks) as [RobotCheck, ...RobotCheck[]]

export const checkStates = ['passed', 'warning', 'failed'] as const
export type CheckState = (typeof checkStates)[number]

const definitionOf = (check: RobotCheck): CheckDefinition => robotChecks[check]

/** The checks that a robot can make. */
export const checksOf = (capabilities: readonly RobotCapability[]): RobotCheck[] =>
  checkNames.filter(check => isHad(definitionOf(check), capabilities))

export type CheckResult = {
  check: RobotCheck
  state: CheckState
  /** In the unit of the check; null where nothing could be measured. */
  value: number | null
  faultCode: string | null
}

type SaidResult = Omit<CheckResult, 'check'> & { check: string }

/** The results of the checks that were asked for, one of each. Every other result that a robot sends is left out. */
export const askedResults = (asked: readonly RobotCheck[], said: readonly SaidResult[]): CheckResult[] =>
  checkNames.flatMap(check => {
    const result = asked.includes(check) ? said.find(it => it.check === check) : undefined
    return result === undefined ? [] : [{ ...result, check }]
  })

/** How a whole diagnosis ended: as its worst check. Undefined without a result. */
export const worstState = (results: readonly Pick<CheckResult, 'state'>[]): CheckState | undefined =>
  checkStates.findLast(state => results.some(it => it.state === state))
