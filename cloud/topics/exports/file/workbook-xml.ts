import { escapeXml } from './sheet-xml.ts'

/* The small files of a workbook: which sheets there are, and the looks that their cells name. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const formats = 'http://schemas.openxmlformats.org'
const main = `${formats}/spreadsheetml/2006/main`
const relations = `${formats}/officeDocument/2006/relationships`
const packages = `${formats}/package/2006`
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** The address of a sheet in the file, from 1 on. */
export const sheetPath = (number: number): string => `xl/worksheets/sheet${number}.xml`

/** Excel refuses a longer name of a sheet. */
const nameMax = 31

/** Looks by number, as `sheet-xml.ts` names them: as it is, text as it stands, moment, heading. */
const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm:ss"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const startOf = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

/** The small files by their addresses. @param title the name of the data that the sheets show */
export const workbookFiles = (title: string, sheets: number): readonly (readonly [path: string, xml: string])[] => {
  const numbers = Array.from({ length: sheets }, (_, index) => index + 1)
  const ofAll = (xmlOf: (number: number) => string): string => numbers.map(xmlOf).join('')
  const nameOf = (number: number): string => (sheets === 1 ? '' : ` ${number}`)
  const named = (number: number): string => escapeXml(title.slice(0, nameMax - nameOf(number).length) + nameOf(number))
  return [
    [
      '[Content_Types].xml',
      `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${ofAll(it => `<Override PartName="/${sheetPath(it)}" ContentType="${spreadsheet}.worksheet+xml"/>`)}</Types>`
    ],
    ['_rels/.rels', startOf],
    [
      'xl/workbook.xml',
      `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${ofAll(it => `<sheet name="${named(it)}" sheetId="${it}" r:id="rId${it}"/>`)}</sheets></workbook>`
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `${declaration}<Relationships xmlns="${packages}/relationships">${ofAll(it => `<Relationship Id="rId${it}" Type="${relations}/worksheet" Target="/${sheetPath(it)}"/>`)}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="/xl/styles.xml"/></Relationships>`
    ],
    ['xl/styles.xml', styles]
  ]
}
