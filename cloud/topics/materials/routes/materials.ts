import { materialFilePath } from '#contract/calls/materials/material-files.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forMember, forReporter, forUpload } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { type Member, newToken, scopeOf, tokenHash } from '../../identity/index.ts'
import { countChange } from '../../rates/index.ts'
import { beginMaterial } from '../begin-material.ts'
import { deleteMaterial, materialFor, renameMaterial } from '../change-materials.ts'
import { finishMaterial } from '../finish-material.ts'
import { isUsable, mayChange } from '../rights.pure.ts'
import { ticketMs } from '../rules.ts'
import { addMaterialTicket, isSentBy, isShownByRobots, materialFileParts } from '../sql/material-files.ts'
import { findGroupsWith, findMaterialModels, findMaterials } from '../sql/materials.ts'
import { takeMaterialPart } from '../take-material-part.ts'

/** Materials: their files in parts, the list, and tickets to fetch them. */
export const materialRoutes = (services: CloudServices) => {
  const { database, now, rules } = services

  /** Adds to each material the rights of a member. */
  const withRights = async (member: Member) => {
    const ownModels = await findMaterialModels(database, scopeOf(member))
    return <Found extends { userId: number | null; models: Parameters<typeof isUsable>[0] }>(found: Found) => {
      const { userId, ...material } = found
      return { ...material, own: mayChange(member, { userId }), usable: isUsable(found.models, ownModels) }
    }
  }

  const ticketFor = async (materialId: number): Promise<{ path: string }> => {
    const ticket = newToken()
    await addMaterialTicket(database, { ticketHash: tokenHash(ticket), materialId, expireTime: now() + ticketMs })
    return { path: `${materialFilePath}?ticket=${ticket}` }
  }

  return {
    materialList: forMember(calls.materialList, async ({ query }, member) => {
      const { list, total } = await findMaterials(database, scopeOf(member), query)
      return { list: list.map(await withRights(member)), total }
    }),

    materialDetail: forMember(calls.materialDetail, async ({ query: { materialId } }, member) => {
      const found = await materialFor(database, member, materialId)
      return { ...(await withRights(member))(found), groups: await findGroupsWith(database, materialId) }
    }),

    beginMaterial: forMember(calls.beginMaterial, ({ body }, member) =>
      beginMaterial(database, body, { member, now: now(), rules: rules.packages })
    ),

    materialParts: forMember(calls.materialParts, async ({ query: { materialId } }, { userId }) => {
      if (!(await isSentBy(database, userId, materialId))) throw new Refusal(codes.materialNotFound)
      const parts = await materialFileParts.find(database, materialId)
      return { parts: parts.map(({ part }) => part) }
    }),

    sendMaterialPart: forUpload(calls.sendMaterialPart, async ({ body }, { bytes }, { userId }) => {
      await takeMaterialPart(database, { ...body, content: bytes }, userId)
      return null
    }),

    finishMaterial: forMember(calls.finishMaterial, async ({ body: { materialId } }, { userId }) => {
      await finishMaterial(database, { materialId, userId })
      return null
    }),

    renameMaterial: forMember(calls.renameMaterial, async ({ body }, member) => {
      await countChange(services, 'resources', member.userId)
      await renameMaterial(database, member, body, editOf(member, body, now()))
      return null
    }),

    deleteMaterial: forMember(calls.deleteMaterial, async ({ body: { materialId } }, member) => {
      await countChange(services, 'resources', member.userId)
      await deleteMaterial(database, member, materialId)
      return null
    }),

    materialTicket: forMember(calls.materialTicket, async ({ body: { materialId } }, member) => {
      await materialFor(database, member, materialId)
      return ticketFor(materialId)
    }),

    robotMaterialTicket: forReporter(calls.robotMaterialTicket, async ({ query: { materialId } }, { robots }) => {
      if (!(await isShownByRobots(database, robots, materialId))) throw new Refusal(codes.materialNotFound)
      return ticketFor(materialId)
    })
  }
}
