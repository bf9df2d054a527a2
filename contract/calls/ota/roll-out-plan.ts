import * as v from 'valibot'
import { boundedList, stop, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { id } from '../../paging.ts'
import { robotListFilter } from '../robots/list-filter.ts'
import { versionNumber } from './version-number.ts'

/* The decisions about a roll-out before it begins. */

const whole = v.pipe(v.number(), v.integer())

/** The shares of all robots, per cent, wave by wave, where nobody says others. */
export const usualWaves: readonly number[] = [1, 9, 90]

/** The days after which a robot that stays offline counts as failed, where nobody says how many. */
export const usualPatienceDays = 3

const { model: _model, softwareVersion: _softwareVersion, ...listFilter } = robotListFilter

/**
 * The robots of a roll-out, among those that the person may upgrade: by the filters of the robot list, or by serials. An
 * unknown part is refused: without it, more robots would be upgraded.
 */
export const rollOutFilter = v.strictObject({
  ...listFilter,
  models: v.pipe(boundedList(text(limits.robotModelMaxLength), limits.otaModelsMax), v.minLength(1, 'at least one')),
  /** Robots that run this version. */
  fromVersion: v.optional(versionNumber),
  serials: v.optional(
    v.pipe(boundedList(text(limits.serialMaxLength), limits.rollOutSerialsMax), v.minLength(1, 'at least one'))
  )
})
export type RollOutFilter = v.InferOutput<typeof rollOutFilter>

export const hour = v.pipe(whole, v.minValue(0, 'at least 0'), v.maxValue(23, 'at most 23'))
const share = v.pipe(whole, v.minValue(1, 'at least 1'), v.maxValue(100, 'at most 100'))

/** Whether shares of waves make the whole. */
export const isWhole = (shares: readonly number[]): boolean => shares.reduce((sum, it) => sum + it, 0) === 100

export const rollOutPlan = {
  filter: rollOutFilter,
  /** Hours on the clocks of a robot's place. The same hour twice stands for the whole day. */
  nightFrom: hour,
  nightTo: hour,
  failureShareMax: share,
  /** Per cent of all robots, wave by wave. */
  waveShares: v.optional(
    v.pipe(
      boundedList(share, limits.rollOutWavesMax),
      stop<number[]>(),
      v.minLength(1, 'at least one'),
      v.check(shares => isWhole(shares), 'shares that make 100 together')
    )
  ),
  patienceDays: v.optional(
    v.pipe(
      whole,
      v.minValue(1, 'at least 1'),
      v.maxValue(limits.rollOutPatienceDaysMax, `at most ${limits.rollOutPatienceDaysMax}`)
    )
  ),
  /** When it begins; left out for now. Its robots are chosen then. */
  startTime: v.optional(whole)
}

/** For the plan of a new roll-out: the version that robots are brought to. */
export const machineVersion = { machineVersionId: id }
