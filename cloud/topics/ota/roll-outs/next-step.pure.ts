import { type UpgradeCounts, type UpgradeState, upgradeStates } from '#contract/calls/ota/roll-outs.ts'

/** How many robots of each wave stand in each way, and how many of those that wait are online. */
export type WaveCounts = UpgradeCounts & { waitingOnline: number }

export const noCounts = (): WaveCounts => ({
  ...(Object.fromEntries(upgradeStates.map(state => [state, 0])) as Record<UpgradeState, number>),
  waitingOnline: 0
})

const sumOf = (counts: readonly WaveCounts[], state: keyof WaveCounts): number =>
  counts.reduce((sum, it) => sum + it[state], 0)

/** How many robots each wave has: so many that the shares until then are reached. A wave that would have none is left out. */
export const waveSizes = (robots: number, shares: readonly number[]): number[] => {
  const until = shares.map((_, wave) => {
    const share = shares.slice(0, wave + 1).reduce((sum, it) => sum + it, 0)
    return Math.ceil((robots * share) / 100)
  })
  return until.map((count, wave) => count - (until[wave - 1] ?? 0)).filter(size => size > 0)
}

export type Standing = {
  state: 'running' | 'takingBack'
  wave: number
  failureShareMax: number
  forgiven: number
  /** Of each wave. */
  upgrades: readonly WaveCounts[]
  /** Of the ways back. */
  back: WaveCounts
}

/** The act that an open roll-out needs next. */
export type Step = { act: 'pause' } | { act: 'nextWave' } | { act: 'finish' } | { act: 'ask' }

const failedOf = ({ failed, timedOut }: WaveCounts): number => failed + timedOut
/** The robots of a wave. */
export const sizeOf = (counts: WaveCounts): number => upgradeStates.reduce((sum, state) => sum + counts[state], 0)

/** The failures of a wave so far. */
export const failuresIn = (wave: WaveCounts | undefined): number => (wave === undefined ? 0 : failedOf(wave))

/**
 * The next step of a roll-out. Failures count by their share of the whole wave: the first failure of many robots does not
 * pause it, and the only robot of a wave does. Offline robots do not hold a wave up once another one has the version. They
 * are asked when they come back.
 */
export const nextStep = ({ state, wave, failureShareMax, forgiven, upgrades, back }: Standing): Step => {
  const open = sumOf(upgrades, 'waiting') + sumOf(upgrades, 'asked')
  if (state === 'takingBack') return open + back.waiting + back.asked === 0 ? { act: 'finish' } : { act: 'ask' }
  const current = upgrades[wave] ?? noCounts()
  const counted = failedOf(current) - forgiven
  if (counted > 0 && counted * 100 > failureShareMax * sizeOf(current)) return { act: 'pause' }
  if (open === 0) return { act: 'finish' }
  const begun = upgrades.slice(0, wave + 1)
  const holds = sumOf(begun, 'asked') + sumOf(begun, 'waitingOnline') > 0
  const isTried = sumOf(begun, 'waiting') === 0 || sumOf(begun, 'done') > 0
  return !holds && isTried && wave < upgrades.length - 1 ? { act: 'nextWave' } : { act: 'ask' }
}
