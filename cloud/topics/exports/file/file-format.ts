import type { ExportJob } from '../sql/exports.ts'

/** The part that a page of rows adds to a file. */
export type FilePage = {
  /** Compressed; undefined where the page adds nothing. */
  content: Uint8Array | undefined
  /** The length of the whole file, were this page its last one. */
  bytes: number
  /** The known facts of each sheet; null for a format without sheets. */
  sheets: ExportJob['sheets']
}

/** A file for one person who fetches it. */
export type OpenFile = { bytes: number; pieces: AsyncIterable<Uint8Array> }

/** How rows become a file. No format holds more than one page in memory. */
export type FileFormat = {
  contentType: string
  addPage: (job: ExportJob, rows: readonly Record<string, unknown>[]) => Promise<FilePage>
  /** @param partOf reads what one page added */
  open: (job: ExportJob, partOf: (part: number) => Promise<Uint8Array>) => OpenFile
}
