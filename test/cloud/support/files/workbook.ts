import { crc32, inflateRawSync } from 'node:zlib'
import { expect } from '@playwright/test'
import readXlsxFile from 'read-excel-file/node'

/** A workbook as another program reads it, with the text of each sheet's entry. */
export type WorkBook = { name: string; rows: readonly (readonly unknown[])[]; xml: string }[]

const end = 0x06054b50
const listed = 0x02014b50

/** The entries of a ZIP file. Their sums are compared with those that the file states. */
const entriesIn = (file: Buffer): Map<string, string> => {
  const last = file.length - 22
  expect(file.readUInt32LE(last)).toBe(end)
  const found = new Map<string, string>()
  let at = file.readUInt32LE(last + 16)
  for (let left = file.readUInt16LE(last + 10); left > 0; left -= 1) {
    expect(file.readUInt32LE(at)).toBe(listed)
    const nameLength = file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, at + 46 + nameLength)
    const packed = file.readUInt32LE(at + 20)
    const head = file.readUInt32LE(at + 42)
    // Both headers of an entry say the same.
    expect(file.subarray(head + 4, head + 30)).toEqual(file.subarray(at + 6, at + 32))
    const content = file.subarray(head + 30 + nameLength, head + 30 + nameLength + packed)
    const whole = file.readUInt16LE(at + 10) === 8 ? inflateRawSync(content) : content
    expect(crc32(whole)).toBe(file.readUInt32LE(at + 16))
    expect(whole.length).toBe(file.readUInt32LE(at + 24))
    found.set(name, whole.toString('utf8'))
    at += 46 + nameLength
  }
  expect(at).toBe(last)
  return found
}

/** Reads a workbook with a reader that has nothing of ours, and checks the sums of its entries. */
export const workbookIn = async (file: Buffer): Promise<WorkBook> => {
  const entries = entriesIn(file)
  const sheets = await readXlsxFile(file)
  return sheets.map(({ sheet, data }, index) => ({
    name: sheet,
    rows: data,
    xml: entries.get(`xl/worksheets/sheet${index + 1}.xml`) ?? ''
  }))
}
