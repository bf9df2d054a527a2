import { startsFormula } from '#contract/checks/csv-line.ts'
import { day } from '../../../clock.ts'
import type { ExportColumn } from '../../../texts/exports.ts'
import { momentColumns } from '../columns.ts'

/* The rows of a sheet as XML. Each cell says of what kind it is, so no program guesses. */

/** Looks by number, as the workbook lists them. */
const looks = { textAsItStands: 1, moment: 2, heading: 3 } as const

/** Excel counts days from the end of 1899 on. */
const dayOf1970 = 25_569

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text inside an element or an attribute. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)

const numberOfSign = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`

/** XML has no place for control signs. Workbooks write their numbers, and a text that looks like such a number is marked. */
const inCell = (text: string): string =>
  escapeXml(text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, numberOfSign).replace(/[^\P{Cc}\t\n]|[\uFFFE\uFFFF]/gu, numberOfSign))

const textCell = (place: string, text: string, look?: number): string => {
  const space = text.trim() === text ? '' : ' xml:space="preserve"'
  const style = look === undefined ? '' : ` s="${look}"`
  return `<c r="${place}"${style} t="inlineStr"><is><t${space}>${inCell(text)}</t></is></c>`
}

/** Day and time as people in Beijing read them: a workbook knows no zones. */
const momentCell = (place: string, text: string): string =>
  `<c r="${place}" s="${looks.moment}"><v>${Date.parse(`${text.replace(' ', 'T')}Z`) / day + dayOf1970}</v></c>`

/** A text never runs as a formula. One that looks like a formula stays a text also when somebody edits its cell. */
const cell = (place: string, column: ExportColumn, value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return `<c r="${place}"><v>${value}</v></c>`
  const text = String(value)
  if (momentColumns.has(column)) return momentCell(place, text)
  return textCell(place, text, startsFormula(text) ? looks.textAsItStands : undefined)
}

/** There are fewer columns than letters. */
const letterOf = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index)

const row = (number: number, cells: readonly string[]): string => `<row r="${number}">${cells.join('')}</row>`

/** The beginning of a sheet, with its headings. They stay in view when the rows scroll. */
export const sheetHead = (headings: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${headings.length}" width="20" customWidth="1"/></cols><sheetData>${row(
    1,
    headings.map((heading, index) => textCell(`${letterOf(index)}1`, heading, looks.heading))
  )}`

/** Some rows, of which the first has this number. */
export const sheetRows = (
  columns: readonly ExportColumn[],
  rows: readonly Record<string, unknown>[],
  first: number
): string =>
  rows
    .map((values, index) => {
      const number = first + index
      return row(
        number,
        columns.map((column, place) => cell(`${letterOf(place)}${number}`, column, values[column]))
      )
    })
    .join('')

/** The end of a sheet. */
export const sheetEnd = '</sheetData></worksheet>'
