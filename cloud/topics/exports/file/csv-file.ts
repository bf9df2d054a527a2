import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { byteOrderMark, csvLine } from '#contract/checks/csv-line.ts'
import { columnsOf, headingsOf } from '../columns.ts'
import type { ExportJob } from '../sql/exports.ts'
import type { FileFormat } from './file-format.ts'

const compress = promisify(gzip)
const expand = promisify(gunzip)

/** The first line of a file, behind the mark by which Excel reads the file as UTF-8. */
const head = (job: ExportJob): string => byteOrderMark + csvLine(headingsOf(job))

const lines = ({ dataset }: ExportJob, rows: readonly Record<string, unknown>[]): string =>
  rows.map(row => csvLine(columnsOf[dataset].map(column => row[column]))).join('')

/** A text file. Its pieces are kept compressed, each by itself. */
export const csvFile: FileFormat = {
  contentType: 'text/csv; charset=utf-8',
  addPage: async (job, rows) => {
    const text = Buffer.from((job.parts === 0 ? head(job) : '') + lines(job, rows))
    const content = text.length === 0 ? undefined : await compress(text)
    return { content, bytes: job.bytes + text.length, sheets: null }
  },
  open: ({ parts, bytes }, partOf) => ({
    bytes,
    pieces: (async function* () {
      for (let part = 0; part < parts; part += 1) yield await expand(await partOf(part))
    })()
  })
}
