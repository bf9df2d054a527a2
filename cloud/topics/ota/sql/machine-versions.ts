import { asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { MachinePart, MachineVersionState } from '#contract/calls/ota/machine-versions.ts'
import type { SoftwareVersion } from '#contract/calls/ota/software.ts'
import type { Database } from '../../../database/open.ts'
import { machineVersionParts, machineVersions, software, softwareVersions, users } from '../../../database/schema.ts'
import { signatureColumn } from './software.ts'

/* Whole-machine versions and their parts. */

type Page = { pageNo: number; size: number }

const columns = {
  machineVersionId: machineVersions.machineVersionId,
  version: machineVersions.version,
  models: machineVersions.models,
  notes: machineVersions.notes,
  state: machineVersions.state,
  partCount: sql<number>`(select count(*)::int from ${machineVersionParts}
    where ${machineVersionParts.machineVersionId} = ${machineVersions.machineVersionId})`,
  createTime: machineVersions.createTime,
  createdBy: users.nickname
}

/** One page of the whole-machine versions, the newest first. */
export const findMachineVersions = async (
  database: Database,
  state: MachineVersionState | undefined,
  { pageNo, size }: Page
) => {
  const matching = state === undefined ? undefined : eq(machineVersions.state, state)
  const list = await database
    .select(columns)
    .from(machineVersions)
    .leftJoin(users, eq(users.userId, machineVersions.userId))
    .where(matching)
    .orderBy(desc(machineVersions.machineVersionId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(machineVersions, matching) }
}

export const findMachineVersion = async (database: Database, machineVersionId: number) => {
  const [found] = await database
    .select(columns)
    .from(machineVersions)
    .leftJoin(users, eq(users.userId, machineVersions.userId))
    .where(eq(machineVersions.machineVersionId, machineVersionId))
  return found
}

const partColumns = {
  versionId: softwareVersions.versionId,
  softwareId: software.softwareId,
  name: software.name,
  kind: software.kind,
  version: softwareVersions.version,
  models: software.models,
  needs: softwareVersions.needs,
  state: softwareVersions.state,
  size: softwareVersions.size,
  fileName: softwareVersions.fileName,
  sha256: softwareVersions.sha256,
  signature: signatureColumn
}

/** A part together with its file. */
export type PartWithFile = MachinePart & { fileName: string; sha256: string; signature: SoftwareVersion['signature'] }

/** The parts of a whole-machine version, by name. */
export const findParts = (database: Database, machineVersionId: number): Promise<PartWithFile[]> =>
  database
    .select(partColumns)
    .from(machineVersionParts)
    .innerJoin(softwareVersions, eq(softwareVersions.versionId, machineVersionParts.versionId))
    .innerJoin(software, eq(software.softwareId, softwareVersions.softwareId))
    .where(eq(machineVersionParts.machineVersionId, machineVersionId))
    .orderBy(asc(software.name), asc(softwareVersions.versionId))

/** Versions by their ids; nobody withdraws one until the transaction ends. */
export const lockVersions = (transaction: Database, versionIds: readonly number[]): Promise<PartWithFile[]> =>
  transaction
    .select(partColumns)
    .from(softwareVersions)
    .innerJoin(software, eq(software.softwareId, softwareVersions.softwareId))
    .where(inArray(softwareVersions.versionId, [...versionIds]))
    .orderBy(asc(softwareVersions.versionId))
    .for('share', { of: softwareVersions })

/** One page of the published versions, by the name of the software and then the newest first. */
export const findPublishedVersions = async (database: Database, { pageNo, size }: Page) => {
  const matching = eq(softwareVersions.state, 'published')
  const list = await database
    .select(partColumns)
    .from(softwareVersions)
    .innerJoin(software, eq(software.softwareId, softwareVersions.softwareId))
    .where(matching)
    .orderBy(asc(software.name), desc(softwareVersions.versionId))
    .limit(size)
    .offset((pageNo - 1) * size)
  return { list, total: await database.$count(softwareVersions, matching) }
}

type NewMachineVersion = Omit<typeof machineVersions.$inferInsert, 'machineVersionId' | 'state'> & {
  state?: MachineVersionState
}

/** @returns undefined where the version is there already, also from the same moment */
export const addMachineVersion = async (
  transaction: Database,
  added: NewMachineVersion,
  versionIds: readonly number[]
): Promise<number | undefined> => {
  const [row] = await transaction
    .insert(machineVersions)
    .values({ state: 'draft', ...added })
    .onConflictDoNothing()
    .returning({ machineVersionId: machineVersions.machineVersionId })
  if (row === undefined) return undefined
  const { machineVersionId } = row
  await transaction.insert(machineVersionParts).values(versionIds.map(versionId => ({ machineVersionId, versionId })))
  return machineVersionId
}

/** A whole-machine version; nobody else changes it until the transaction ends. */
export const lockMachineVersion = async (transaction: Database, machineVersionId: number) => {
  const [locked] = await transaction
    .select({
      machineVersionId: machineVersions.machineVersionId,
      version: machineVersions.version,
      models: machineVersions.models,
      state: machineVersions.state
    })
    .from(machineVersions)
    .where(eq(machineVersions.machineVersionId, machineVersionId))
    .for('update')
  return locked
}

/** Changes a locked whole-machine version. */
export const setMachineVersionState = async (
  transaction: Database,
  machineVersionId: number,
  state: MachineVersionState
): Promise<void> => {
  await transaction.update(machineVersions).set({ state }).where(eq(machineVersions.machineVersionId, machineVersionId))
}

/** The id of a whole-machine version by its number. */
export const findMachineVersionId = async (database: Database, version: string): Promise<number | undefined> => {
  const [found] = await database
    .select({ machineVersionId: machineVersions.machineVersionId })
    .from(machineVersions)
    .where(eq(machineVersions.version, version))
  return found?.machineVersionId
}
