import { and, eq, exists, gt, isNotNull, sql } from 'drizzle-orm'
import type { MaterialFormat } from '#contract/calls/materials/material-facts.ts'
import type { Database } from '../../../database/open.ts'
import { one } from '../../../database/rows/count-rows.ts'
import { partsIn } from '../../../database/rows/parts-table.ts'
import { type ReportScope, reportedBy } from '../../../database/rows/report-scope.ts'
import {
  materialGroupItems,
  materialGroupRobots,
  materialParts,
  materials,
  materialTickets,
  robots
} from '../../../database/schema.ts'
import { ofOwner } from '../../resource-packages/index.ts'

/* Files of materials: their parts, and the tickets with which they are fetched. */

export type Material = typeof materials.$inferSelect

/** The bytes of an owner's materials, those that are announced included. */
export const countMaterialBytes = async (transaction: Database, tenantId: number | null): Promise<number> => {
  const [row] = await transaction
    .select({ bytes: sql<string>`coalesce(sum(${materials.size}), 0)` })
    .from(materials)
    .where(ofOwner(materials.tenantId, tenantId))
  return Number(row?.bytes ?? 0)
}

type NewMaterial = Omit<typeof materials.$inferInsert, 'materialId'>

/** @returns undefined where the person's key has announced one already */
export const addMaterial = async (transaction: Database, material: NewMaterial): Promise<number | undefined> => {
  const [added] = await transaction
    .insert(materials)
    .values(material)
    .onConflictDoNothing()
    .returning({ materialId: materials.materialId })
  return added?.materialId
}

/** The material that a person's key has announced. */
export const findMaterialByKey = async (
  database: Database,
  userId: number,
  requestKey: string | undefined
): Promise<number | undefined> => {
  if (requestKey === undefined) return undefined
  const [found] = await database
    .select({ materialId: materials.materialId })
    .from(materials)
    .where(and(eq(materials.userId, userId), eq(materials.requestKey, requestKey)))
  return found?.materialId
}

/** Locks a material that a user sends, or has sent. For `share`, many senders of parts hold it at once. */
export const lockSentMaterial = async (
  transaction: Database,
  { userId, materialId }: { userId: number; materialId: number },
  strength: 'share' | 'update'
): Promise<Material | undefined> => {
  const [found] = await transaction
    .select()
    .from(materials)
    .where(and(eq(materials.materialId, materialId), eq(materials.userId, userId)))
    .for(strength)
  return found
}

/** The parts of the files of materials. */
export const materialFileParts = partsIn(materialParts)

/** Whether a user sends this material, or has sent it. */
export const isSentBy = async (database: Database, userId: number, materialId: number): Promise<boolean> =>
  (await database.$count(materials, and(eq(materials.materialId, materialId), eq(materials.userId, userId)))) > 0

type Whole = Required<Pick<Material, 'format' | 'sha256' | 'width' | 'height' | 'duration'>>

/** Makes a file a material. */
export const endMaterialFile = async (transaction: Database, materialId: number, whole: Whole): Promise<void> => {
  await transaction.update(materials).set(whole).where(eq(materials.materialId, materialId))
}

export const addMaterialTicket = async (
  database: Database,
  ticket: typeof materialTickets.$inferInsert
): Promise<void> => {
  await database.insert(materialTickets).values(ticket)
}

/** The file that a ticket is for. It can be used until it expires: a player asks for one range after the other. */
export const findTicketFile = async (database: Database, ticketHash: string, now: number) => {
  const [found] = await database
    .select({
      materialId: materials.materialId,
      size: materials.size,
      format: sql<MaterialFormat>`${materials.format}`
    })
    .from(materialTickets)
    .innerJoin(materials, eq(materials.materialId, materialTickets.materialId))
    .where(
      and(eq(materialTickets.ticketHash, ticketHash), gt(materialTickets.expireTime, now), isNotNull(materials.sha256))
    )
  return found
}

/** Whether a robot within a scope belongs to a group with this material. */
export const isShownByRobots = async (database: Database, scope: ReportScope, materialId: number): Promise<boolean> => {
  const shown = database
    .select({ one })
    .from(materialGroupItems)
    .innerJoin(materialGroupRobots, eq(materialGroupRobots.groupId, materialGroupItems.groupId))
    .innerJoin(robots, eq(robots.robotId, materialGroupRobots.robotId))
    .where(and(eq(materialGroupItems.materialId, materialId), reportedBy(scope)))
  return (await database.$count(materials, and(eq(materials.materialId, materialId), exists(shown)))) > 0
}
