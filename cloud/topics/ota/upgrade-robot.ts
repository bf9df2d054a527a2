import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import type { Scope } from '../../database/rows/scope.ts'
import { Refusal } from '../../refusal.pure.ts'
import { askUpgrades } from './ask-upgrades.ts'
import { zoneFinder } from './roll-outs/night.pure.ts'
import { lockRobotForUpgrade } from './sql/chosen-robots.ts'
import { lockMachineVersion } from './sql/machine-versions.ts'
import { addUpgrades, countSingleUpgrades } from './sql/upgrades.ts'

type Wish = { serial: string; machineVersionId: number; userId: number }

/** Upgrades one robot now, by day as well: the person who presses the button stands beside it. */
export const upgradeRobot = (
  database: Database,
  scope: Scope,
  { serial, machineVersionId, userId }: Wish,
  now: number
): Promise<{ recordId: number; tenantId: number }> =>
  database.transaction(async transaction => {
    const robot = await lockRobotForUpgrade(transaction, scope, serial)
    // Another tenant's robot is answered like one that is not there, so that serials tell nothing.
    if (robot === undefined) throw new Refusal(codes.robotNotFound)
    const machine = await lockMachineVersion(transaction, machineVersionId)
    if (machine?.state !== 'released') throw new Refusal(codes.noUsableVersion)
    const { robotId, tenantId, softwareVersion } = robot
    if (!machine.models.includes(robot.model) || softwareVersion === machine.version)
      throw new Refusal(codes.upgradeUnavailable)
    if (robot.isUpgrading) throw new Refusal(codes.upgradeRepeated)
    if (!robot.online) throw new Refusal(codes.robotUnreachable)
    if (robot.isLocked) throw new Refusal(codes.robotBusy)
    if (robot.state === 'busy') throw new Refusal(codes.upgradeDuringTask)
    if ((await countSingleUpgrades(transaction, scope)) >= limits.singleUpgradesMax)
      throw new Refusal(codes.upgradesBusy)
    const [recordId] = await addUpgrades(transaction, [
      {
        rollOutId: null,
        robotId,
        machineVersionId,
        fromVersion: softwareVersion,
        toVersion: machine.version,
        wave: 0,
        timeZone: zoneFinder(now)(robot),
        createTime: now,
        beginTime: now
      }
    ])
    if (recordId === undefined) throw new Refusal(codes.upgradeRepeated)
    const asked = await askUpgrades(transaction, [{ recordId, robotId, toVersion: machine.version }], userId, now)
    if (asked.length === 0) throw new Refusal(codes.upgradeRepeated)
    return { recordId, tenantId }
  })
