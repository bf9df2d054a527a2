import { formatsOfMaterial, type MaterialKind } from '#contract/calls/materials/material-facts.ts'
import { codes } from '#contract/codes.ts'
import type { Database } from '../../database/open.ts'
import { refuseChangedPart, refuseOtherLength } from '../../files/take-part.ts'
import { Refusal } from '../../refusal.pure.ts'
import { formatOf } from './file/format-of.pure.ts'
import { lockSentMaterial, materialFileParts } from './sql/material-files.ts'

type Sent = { materialId: number; part: number; sha256: string; content: Uint8Array }

/**
 * Finds the format of a file by its first part, so that nothing more of another file is taken.
 * @throws Refusal 610617 for a file that is not taken, or of another kind than announced
 */
export const refuseOtherContent = (beginning: Uint8Array, kind: MaterialKind) => {
  const format = formatOf(beginning)
  if (format === undefined || formatsOfMaterial[format].kind !== kind) throw new Refusal(codes.fileIllegal)
  return format
}

/**
 * Keeps one part of a file. Many parts can come at once, and one part many times.
 * @throws Refusal 610616 for a part that arrived otherwise than it was sent, 610617, 614029 for a file that takes no parts
 */
export const takeMaterialPart = async (
  database: Database,
  { materialId, part, sha256, content }: Sent,
  userId: number
): Promise<void> => {
  refuseChangedPart({ content, sha256 })
  await database.transaction(async transaction => {
    const material = await lockSentMaterial(transaction, { userId, materialId }, 'share')
    if (material === undefined || material.sha256 !== null) throw new Refusal(codes.materialNotFound)
    refuseOtherLength(material.size, { part, content })
    if (part === 0) refuseOtherContent(content, material.kind)
    await materialFileParts.put(transaction, { fileId: materialId, part, sha256, content })
  })
}
