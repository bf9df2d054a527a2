import type { ExportFormat } from '#contract/calls/exports/exports.ts'
import { sheetRowsMax } from '../rules.ts'
import { csvFile } from './csv-file.ts'
import type { FileFormat } from './file-format.ts'
import { xlsxFile } from './xlsx-file.ts'

export const fileFormats: Record<ExportFormat, FileFormat> = { csv: csvFile, xlsx: xlsxFile(sheetRowsMax) }
