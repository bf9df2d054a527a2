import { type UpgradeCounts, type UpgradeState, upgradeStates } from '#contract/calls/ota/roll-outs.ts'
import { noCounts, type WaveCounts } from './next-step.pure.ts'

type Counted = { isBack: boolean; wave: number; state: UpgradeState; count: number }

/** Counts of upgrades as they come from the database, put together by wave; the ways back apart. No wave after the last robot's. */
export const wavesFrom = (
  counted: readonly Counted[],
  waitingOnline: ReadonlyMap<number, number> = new Map()
): { upgrades: WaveCounts[]; back: WaveCounts } => {
  const waves = Math.max(0, ...counted.map(({ wave }) => wave + 1))
  const upgrades = Array.from({ length: waves }, (_, wave) => ({
    ...noCounts(),
    waitingOnline: waitingOnline.get(wave) ?? 0
  }))
  const back = noCounts()
  for (const { isBack, wave, state, count } of counted) {
    const counts = isBack ? back : upgrades[wave]
    if (counts !== undefined) counts[state] += count
  }
  return { upgrades, back }
}

/** The counts of all waves together. A robot on its way back counts as on its way, and not as done any more. */
export const totalOf = (upgrades: readonly WaveCounts[], back: WaveCounts): UpgradeCounts => {
  const total = Object.fromEntries(
    upgradeStates.map(state => [state, upgrades.reduce((sum, counts) => sum + counts[state], 0)])
  ) as Record<UpgradeState, number>
  const onWay = back.waiting + back.asked + back.done
  return {
    ...total,
    waiting: total.waiting + back.waiting,
    asked: total.asked + back.asked,
    done: total.done - onWay,
    cancelled: total.cancelled + back.done
  }
}
