import { promisify } from 'node:util'
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib'
import { exportText } from '../../../texts/exports.ts'
import { columnsOf, headingsOf } from '../columns.ts'
import type { ExportJob } from '../sql/exports.ts'
import type { ExportSheet } from './export-sheet.pure.ts'
import type { FileFormat } from './file-format.ts'
import { sheetEnd, sheetHead, sheetRows } from './sheet-xml.ts'
import { sheetPath, workbookFiles } from './workbook-xml.ts'
import { archiveEnd, entryHead, type ZipEntry } from './zip-container.ts'

/*
 * A workbook is a ZIP file, and a sheet is one entry of it. Each page is a piece of that entry: packed by itself, up to a
 * whole byte, without the mark of an end. So pieces behind each other are the packed sheet, whichever process made them.
 * Nothing is packed again when somebody fetches the file.
 */

const pack = promisify(deflateRaw)

const noRows: ExportSheet = { rows: 0, parts: 0, crc: 0, size: 0, packed: 0 }

/** The sheet that takes the next rows, and the full ones before it. */
const placeFor = (
  sheets: readonly ExportSheet[],
  rows: number,
  rowsMax: number
): { full: readonly ExportSheet[]; open: ExportSheet } => {
  const last = sheets.at(-1)
  if (last === undefined || last.rows + rows > rowsMax) return { full: sheets, open: noRows }
  return { full: sheets.slice(0, -1), open: last }
}

const endText = Buffer.from(sheetEnd)

/** The only piece with the mark of an end. */
const endPiece = deflateRawSync(endText)

/** The entries of a file with their contents; of a sheet, how many parts it has. */
const entriesOf = (
  { dataset, language }: ExportJob,
  sheets: readonly ExportSheet[]
): { entry: ZipEntry; content: Buffer | { parts: number } }[] => [
  ...workbookFiles(exportText(language, `dataset.${dataset}`), sheets.length).map(([name, xml]) => {
    const content = Buffer.from(xml)
    const { length } = content
    const entry: ZipEntry = { name, method: 'stored', crc: crc32(content), size: length, packed: length }
    return { entry, content }
  }),
  ...sheets.map(({ parts, crc, size, packed }, index) => ({
    entry: {
      name: sheetPath(index + 1),
      method: 'deflated' as const,
      crc: crc32(endText, crc),
      size: size + endText.length,
      packed: packed + endPiece.length
    },
    content: { parts }
  }))
]

const bytesOf = (entries: readonly ZipEntry[]): number =>
  entries.reduce((sum, entry) => sum + entryHead(entry).length + entry.packed, archiveEnd(entries).length)

/** A workbook of Office Open XML, with another sheet wherever one is full. @param rowsMax rows of a sheet */
export const xlsxFile = (rowsMax: number): FileFormat => ({
  contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  addPage: async (job, rows) => {
    const { full, open } = placeFor(job.sheets ?? [], rows.length, rowsMax)
    // Row 1 has the headings.
    const added = sheetRows(columnsOf[job.dataset], rows, open.rows + 2)
    const text = Buffer.from((open.parts === 0 ? sheetHead(headingsOf(job)) : '') + added)
    const content = text.length === 0 ? undefined : await pack(text, { finishFlush: constants.Z_SYNC_FLUSH })
    const sheet: ExportSheet = {
      rows: open.rows + rows.length,
      parts: open.parts + (content === undefined ? 0 : 1),
      crc: crc32(text, open.crc),
      size: open.size + text.length,
      packed: open.packed + (content?.length ?? 0)
    }
    const sheets = [...full, sheet]
    return { content, bytes: bytesOf(entriesOf(job, sheets).map(({ entry }) => entry)), sheets }
  },
  open: (job, partOf) => {
    const listed = entriesOf(job, job.sheets ?? [])
    const entries = listed.map(({ entry }) => entry)
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      let part = 0
      for (const { entry, content } of listed) {
        yield entryHead(entry)
        if (Buffer.isBuffer(content)) {
          yield content
          continue
        }
        for (const end = part + content.parts; part < end; part += 1) yield await partOf(part)
        yield endPiece
      }
      yield archiveEnd(entries)
    }
    return { bytes: bytesOf(entries), pieces: pieces() }
  }
})
