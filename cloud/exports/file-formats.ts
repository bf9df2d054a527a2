import type { ExportFormat } from '#contract/calls/figures/exports.ts'
import { csvFile } from './csv-file.ts'
import type { FileFormat } from './file-format.ts'
import { sheetRowsMax } from './rules.ts'
import { xlsxFile } from './xlsx-file.ts'

export const fileFormats: Record<ExportFormat, FileFormat> = { csv: csvFile, xlsx: xlsxFile(sheetRowsMax) }
