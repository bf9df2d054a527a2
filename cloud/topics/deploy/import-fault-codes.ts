import { isDeepStrictEqual } from 'node:util'
import type { FaultCodeFile, WrittenFaultCode } from '#contract/calls/deploy/fault-codes.ts'
import type { FileChange } from '#contract/checks/table-file.ts'
import { codes } from '#contract/codes.ts'
import type { TextCoding } from '#contract/csv/text-coding.ts'
import * as limits from '#contract/limits.ts'
import { csvTextOf } from '../../csv/csv-text.ts'
import { lostZeros, numbersAmong } from '../../csv/lost-zeros.pure.ts'
import type { Database } from '../../database/open.ts'
import type { UploadedFile } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import { readFaultCodeRows } from './fault-code-rows.pure.ts'
import { findCodesWithZeros, findWritten, putFaultCodes } from './sql/fault-codes.ts'

const changeOf = (before: WrittenFaultCode | undefined, written: WrittenFaultCode): FileChange => {
  if (before === undefined) return 'added'
  return isDeepStrictEqual(before, written) ? 'same' : 'changed'
}

type Asked = {
  file: UploadedFile
  mode: 'preview' | 'import'
  coding: TextCoding | undefined
  userId: number
  now: number
}

/**
 * Says what a file of fault codes changes, and writes it where that is asked for and no row is wrong.
 * @throws Refusal as `csvTextOf`, and 610615 for a file without rows
 */
export const importFaultCodes = async (
  database: Database,
  { file, mode, coding, ...by }: Asked
): Promise<FaultCodeFile> => {
  const { rows, problems } = readFaultCodeRows(csvTextOf(file, coding))
  if (rows.length + problems.length === 0) throw new Refusal(codes.fileEmpty)
  return database.transaction(async transaction => {
    const written = rows.map(({ written: { faultCode } }) => faultCode)
    const before = await findWritten(transaction, written)
    const almostOf = lostZeros([...before.keys(), ...(await findCodesWithZeros(transaction, numbersAmong(written)))])
    const validated = rows.map(row => ({ ...row, change: changeOf(before.get(row.written.faultCode), row.written) }))
    const changing = validated.filter(({ change }) => change !== 'same')
    const imported = mode === 'import' && problems.length === 0
    if (imported)
      await putFaultCodes(
        transaction,
        changing.map(({ written }) => written),
        by
      )
    const count = (wanted: FileChange) => validated.filter(({ change }) => change === wanted).length
    return {
      imported,
      counts: { added: count('added'), changed: count('changed'), same: count('same') },
      rows: changing.slice(0, limits.faultFileRowsShown).map(({ line, written, change }) => ({
        line,
        faultCode: written.faultCode,
        severity: written.severity,
        name: written.names.en,
        change,
        almost: almostOf(written.faultCode)
      })),
      problems: problems.slice(0, limits.faultFileProblemsMax),
      problemCount: problems.length
    }
  })
}
