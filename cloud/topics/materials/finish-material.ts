import { createHash } from 'node:crypto'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { Refusal } from '../../refusal.pure.ts'
import { digestOfParts, partReader, partsOf, stepsOf } from '../resource-packages/index.ts'
import { beginningBytes } from './file/format-of.pure.ts'
import { measureFile } from './file/measure-file.pure.ts'
import {
  endMaterialFile,
  findMaterialPart,
  findMaterialParts,
  lockSentMaterial,
  type Material
} from './sql/material-files.ts'
import { refuseOtherContent } from './take-material-part.ts'

/** @throws Refusal 610616 where a part is missing, or where the parts are not those that were announced */
const refuseOtherParts = async (transaction: Database, { materialId, size, digest }: Material): Promise<void> => {
  const parts = await findMaterialParts(transaction, materialId)
  const isWhole = parts.length === partsOf(size) && digestOfParts(parts.map(({ sha256 }) => sha256)) === digest
  if (!isWhole) throw new Refusal(codes.uploadFailed)
}

/**
 * Makes a file that arrived a material. It reads the file once, with one part in memory.
 * @throws Refusal 610616, 610617 for a file whose rest does not fit its beginning, 614029 for one that this user does not
 *   send
 */
export const finishMaterial = (database: Database, own: { materialId: number; userId: number }): Promise<void> =>
  database.transaction(async transaction => {
    const material = await lockSentMaterial(transaction, own, 'update')
    if (material === undefined) throw new Refusal(codes.materialNotFound)
    // The answer to the first request may have been lost.
    if (material.sha256 !== null) return
    await refuseOtherParts(transaction, material)
    const { materialId, size, kind } = material
    const read = partReader(async part => {
      const content = await findMaterialPart(transaction, materialId, part)
      if (content === undefined) throw new Error(`part ${part} of the material ${materialId} is gone`)
      return content
    }, limits.packagePartBytes)
    const format = refuseOtherContent(await read(0, Math.min(beginningBytes, size)), kind)
    const measured = await measureFile(format, read, size)
    if (measured === undefined) throw new Refusal(codes.fileIllegal)
    const hash = createHash('sha256')
    for await (const step of stepsOf(read, 0, size)) hash.update(step)
    await endMaterialFile(transaction, materialId, { ...measured, format, sha256: hash.digest('hex') })
  })
