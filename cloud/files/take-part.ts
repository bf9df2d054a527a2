import { codes } from '#contract/codes.ts'
import type { Database } from '../database/open.ts'
import type { Part, PartsOfTable } from '../database/rows/parts-table.ts'
import { Refusal } from '../refusal.pure.ts'
import { digestOfParts, partLength, partsOf, sha256Of } from './parts.ts'

type File = { fileId: number; size: number }

/** @throws Refusal 610616 for a part that arrived otherwise than it was sent; before the database is asked anything */
export const refuseChangedPart = ({ content, sha256 }: Pick<Part, 'content' | 'sha256'>): void => {
  if (sha256Of(content) !== sha256) throw new Refusal(codes.uploadFailed)
}

/** @throws Refusal 610616 for a part that a file of this size does not have, or of another length */
export const refuseOtherLength = (size: number, { part, content }: Pick<Part, 'part' | 'content'>): void => {
  const { length } = content
  if (length === 0 || length !== partLength(size, part)) throw new Refusal(codes.uploadFailed)
}

/** @throws Refusal 610616 where a part is missing, or where the parts are not those that were announced by a digest */
export const refuseOtherParts = async (
  transaction: Database,
  table: Pick<PartsOfTable, 'find'>,
  { fileId, size, digest }: File & { digest?: string }
): Promise<void> => {
  const parts = await table.find(transaction, fileId)
  const isSame = digest === undefined || digestOfParts(parts.map(({ sha256 }) => sha256)) === digest
  if (parts.length !== partsOf(size) || !isSame) throw new Refusal(codes.uploadFailed)
}
