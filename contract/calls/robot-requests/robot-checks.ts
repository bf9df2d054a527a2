import type { RobotKind } from '../robots/robots.ts'

/* The checks that a robot makes of itself. Each measures one value. Nothing here checks requests. */

export type CheckUnit = 'degrees' | 'percent' | 'framesPerSecond' | 'milliseconds'
type CheckDefinition = { unit: CheckUnit; robotKinds: 'every' | readonly RobotKind[] }

/** Every check, with the unit of its measured value (docs/requirements.md 2.157). */
export const robotChecks = {
  /** How warm the drive motors are after some turns. */
  motor: { unit: 'degrees', robotKinds: 'every' },
  /** The share of rays that came back. */
  lidar: { unit: 'percent', robotKinds: 'every' },
  camera: { unit: 'framesPerSecond', robotKinds: 'every' },
  /** The capacity of the battery, as a share of the capacity of a new one. */
  battery: { unit: 'percent', robotKinds: 'every' },
  /** How long the cloud takes to answer. */
  network: { unit: 'milliseconds', robotKinds: 'every' },
  /** The share of the disk that is free. */
  disk: { unit: 'percent', robotKinds: 'every' },
  /** How long the elevator takes to answer. */
  elevator: { unit: 'milliseconds', robotKinds: ['delivery', 'hotel', 'medical', 'disinfection'] }
} as const satisfies Record<string, CheckDefinition>

export type RobotCheck = keyof typeof robotChecks
export const checkNames = Object.keys(robotChecks) as [RobotCheck, ...RobotCheck[]]

export const checkStates = ['passed', 'warning', 'failed'] as const
export type CheckState = (typeof checkStates)[number]

/** The checks that robots of a kind can make. */
export const checksOfKind = (robotKind: RobotKind): RobotCheck[] =>
  checkNames.filter(check => {
    const { robotKinds }: CheckDefinition = robotChecks[check]
    return robotKinds === 'every' || robotKinds.includes(robotKind)
  })

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
