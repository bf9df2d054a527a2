import { day } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { askUpgrades } from '../ask-upgrades.ts'
import { findMachineVersion } from '../sql/machine-versions.ts'
import { noteAct } from '../sql/roll-out-history.ts'
import {
  changeRollOut,
  countUpgrades,
  countWaitingOnline,
  type LockedRollOut,
  lockMovingRollOut
} from '../sql/roll-outs.ts'
import {
  addWaysBack,
  beginWave,
  endSilent,
  findTenantsOf,
  findWaitingZones,
  lockReadyUpgrades
} from '../sql/upgrades.ts'
import { beginRollOut } from './begin-roll-out.ts'
import { wavesFrom } from './count-waves.ts'
import { nextStep } from './next-step.pure.ts'
import { isNight } from './night.pure.ts'
import { robotsOf } from './robots-of.ts'

/** Robots that one transaction asks. */
const atOnce = 100

/** Whether a roll-out changed, and so may have more to do at once; and whose robots changed. */
export type Advanced = { changed: boolean; tenantIds: number[] }

const unchanged: Advanced = { changed: false, tenantIds: [] }

const ask = async (transaction: Database, rollOut: LockedRollOut, now: number): Promise<Advanced> => {
  const { rollOutId, wave, nightFrom, nightTo, userId } = rollOut
  const isBack = rollOut.state === 'takingBack'
  // A version that has to go, goes at once. Everything else waits for the night.
  const zones = isBack
    ? undefined
    : (await findWaitingZones(transaction, rollOutId)).filter(it => isNight(it, { from: nightFrom, to: nightTo }, now))
  const which = { isBack, zones, wave: isBack ? undefined : wave, most: atOnce }
  const ready = await lockReadyUpgrades(transaction, rollOutId, which)
  const asked = await askUpgrades(transaction, ready, userId, now)
  const tenantIds = ready.filter(({ recordId }) => asked.includes(recordId)).map(({ tenantId }) => tenantId)
  return { changed: asked.length === atOnce, tenantIds: [...new Set(tenantIds)] }
}

/** Begins a scheduled roll-out, or ends it with the reason why it can't begin. */
const beginOnDate = async (transaction: Database, rollOut: LockedRollOut, now: number): Promise<Advanced> => {
  const { rollOutId, machineVersionId } = rollOut
  const machine = await findMachineVersion(transaction, machineVersionId)
  const begun =
    machine?.state === 'released'
      ? await beginRollOut(transaction, robotsOf(rollOut), { ...rollOut, version: machine.version }, now)
      : ({ robots: 0, notStarted: 'withdrawn' } as const)
  if ('notStarted' in begun) {
    const { notStarted } = begun
    await changeRollOut(transaction, rollOutId, { state: 'ended', notStarted, endTime: now })
    return { changed: false, tenantIds: rollOut.tenantId === null ? [] : [rollOut.tenantId] }
  }
  await noteAct(transaction, rollOutId, { act: 'begin', userId: null, robots: begun.robots, now })
  return { changed: true, tenantIds: await findTenantsOf(transaction, rollOutId) }
}

const takeStep = async (transaction: Database, rollOut: LockedRollOut, now: number): Promise<Advanced> => {
  const { rollOutId, wave } = rollOut
  const state = rollOut.state === 'takingBack' ? 'takingBack' : 'running'
  if (state === 'takingBack') await addWaysBack(transaction, rollOutId, now)
  const silent = await endSilent(transaction, rollOutId, now - rollOut.patienceDays * day, now)
  const counted = await countUpgrades(transaction, [rollOutId])
  const counts = wavesFrom(counted, await countWaitingOnline(transaction, rollOutId))
  const step = nextStep({ ...rollOut, state, ...counts })
  if (step.act === 'ask' && silent === 0) return ask(transaction, rollOut, now)
  if (step.act === 'nextWave') {
    await changeRollOut(transaction, rollOutId, { wave: wave + 1, forgiven: 0 })
    await beginWave(transaction, rollOutId, wave + 1, now)
  }
  if (step.act === 'pause') {
    await changeRollOut(transaction, rollOutId, { state: 'paused', pausedBy: 'failures' })
    await noteAct(transaction, rollOutId, { act: 'tooManyFailed', userId: null, now })
  }
  if (step.act === 'finish')
    await changeRollOut(transaction, rollOutId, { state: state === 'takingBack' ? 'takenBack' : 'done', endTime: now })
  // Robots that were given up change a page, and the next step asks the others.
  return {
    changed: step.act === 'nextWave' || step.act === 'ask',
    tenantIds: await findTenantsOf(transaction, rollOutId)
  }
}

/**
 * Takes an open roll-out one step further. All of it is one transaction, and the roll-out is locked: several processes may try,
 * and one that is killed leaves the step undone.
 */
export const advanceRollOut = (database: Database, rollOutId: number, now: number): Promise<Advanced> =>
  database.transaction(async transaction => {
    const rollOut = await lockMovingRollOut(transaction, rollOutId, now)
    if (rollOut === undefined) return unchanged
    return rollOut.state === 'scheduled' ? beginOnDate(transaction, rollOut, now) : takeStep(transaction, rollOut, now)
  })
