import { createHash } from 'node:crypto'
import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import type { Database } from '../../database/open.ts'
import { beginningBytes } from '../../files/picture-format.pure.ts'
import { partReader, stepsOf } from '../../files/read-bytes.ts'
import { refuseOtherParts } from '../../files/take-part.ts'
import { Refusal } from '../../refusal.pure.ts'
import { measureFile } from './file/measure-file.pure.ts'
import { endMaterialFile, lockSentMaterial, materialFileParts } from './sql/material-files.ts'
import { refuseOtherContent } from './take-material-part.ts'

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
    const { materialId, size, kind } = material
    await refuseOtherParts(transaction, materialFileParts, { ...material, fileId: materialId })
    const read = partReader(async part => {
      const content = await materialFileParts.content(transaction, materialId, part)
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
