import { formatsOfMaterial } from '#contract/calls/materials/material-facts.ts'
import { codes } from '#contract/codes.ts'
import { day, minute } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { findDemoAccounts, findDemoFleet, findDemoTenants } from '../../../database/upkeep/demo-data.ts'
import { digestOfParts, sha256Of } from '../../../files/parts.ts'
import { addRobotRequest, changeRequest } from '../../robot-requests/index.ts'
import { formatOf } from '../file/format-of.pure.ts'
import { measureFile } from '../file/measure-file.pure.ts'
import { showWaitMs } from '../rules.ts'
import { findAskedMaterials, putGroupRobots, putShown } from '../sql/group-robots.ts'
import { addGroup, putItems } from '../sql/groups.ts'
import { addMaterial, materialFileParts } from '../sql/material-files.ts'
import { type DemoGroup, type DemoMaterial, demoGroups, demoMaterials } from './demo-materials.ts'

type Owner = { tenantId: number; userId: number | null }

/** Puts one file in, as one that was sent and found whole. */
const putMaterial = async (
  transaction: Database,
  { name, models, make }: DemoMaterial,
  { createTime, ...owner }: Owner & { createTime: number }
): Promise<number | undefined> => {
  const content = make()
  const format = formatOf(content)
  const read = async (from: number, length: number) => content.subarray(from, from + length)
  const measured = format && (await measureFile(format, read, content.length))
  if (format === undefined || measured === undefined) throw new Error(`${name} is no material`)
  const sha256 = sha256Of(content)
  const file = { size: content.length, digest: digestOfParts([sha256]), sha256 }
  const { kind } = formatsOfMaterial[format]
  const row = { ...owner, ...file, ...measured, name, models, format, kind, createTime, demo: true }
  const materialId = await addMaterial(transaction, row)
  if (materialId !== undefined)
    await materialFileParts.put(transaction, { fileId: materialId, part: 0, sha256, content })
  return materialId
}

/** Robots of a group that answered, that were away, and that were not asked: a third each. */
const putRobots = async (
  transaction: Database,
  { groupId, name, fromMinute, toMinute }: Pick<DemoGroup, 'name' | 'fromMinute' | 'toMinute'> & { groupId: number },
  { robots, userId, time }: { robots: readonly number[]; userId: number | null; time: number }
): Promise<void> => {
  const third = Math.ceil(robots.length / 3)
  const materials = await findAskedMaterials(transaction, groupId)
  const group = { groupId, name, version: 1, fromMinute, toMinute, materials }
  for (const robotId of robots.slice(0, third)) {
    const ask = { kind: 'showMaterials', group } as const
    const at = time - 90 * minute
    const requestId = await addRobotRequest(transaction, { robotId, ask, userId, waitMs: showWaitMs }, at)
    if (requestId === undefined) continue
    const materialIds = [...new Set(materials.map(({ materialId }) => materialId))]
    const answer = { kind: 'showMaterials', materialIds } as const
    const times = { takeTime: at + minute / 6, endTime: at + minute }
    await changeRequest(transaction, requestId, { state: 'answered', answer, progress: 100, ...times })
    await putGroupRobots(transaction, { groupId, leaving: false }, [{ robotId, requestId, code: null }])
    await putShown(transaction, requestId, {
      shownVersion: 1,
      shownCount: materialIds.length,
      answerTime: times.endTime
    })
  }
  const away = robots.slice(third, 2 * third)
  const rows = away.map(robotId => ({ robotId, requestId: null, code: codes.robotOffline }))
  await putGroupRobots(transaction, { groupId, leaving: false }, rows)
}

/** Puts materials and groups of the first tenant in: real files, some of them shown by robots. */
export const putMaterials = async (transaction: Database, time: number): Promise<void> => {
  const [tenantId] = await findDemoTenants(transaction)
  if (tenantId === undefined) return
  const accounts = await findDemoAccounts(transaction)
  const userId = accounts.find(({ email }) => email === 'packs@demo.example')?.userId ?? null
  const owner = { tenantId, userId }
  const ids: number[] = []
  for (const [place, material] of demoMaterials.entries()) {
    const createTime = time - (demoMaterials.length - place) * 2 * day
    const materialId = await putMaterial(transaction, material, { ...owner, createTime })
    if (materialId !== undefined) ids.push(materialId)
  }
  const fleet = (await findDemoFleet(transaction)).filter(robot => robot.tenantId === tenantId)
  for (const { items, ...group } of demoGroups) {
    const groupId = await addGroup(transaction, { ...group, ...owner, changeTime: time - day, demo: true })
    if (groupId === undefined) continue
    const rows = items.map(({ material, seconds }) => ({ materialId: ids[material] ?? 0, seconds }))
    await putItems(transaction, groupId, rows)
    const robots = fleet.filter(({ model }) => model === group.model).map(({ robotId }) => robotId)
    await putRobots(transaction, { ...group, groupId }, { robots, userId, time })
  }
}
