import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { trimmedString } from '../../checks/bounds.ts'
import { faultCode } from '../../checks/fault-code.ts'
import { problemOfLine, tableFileWish, tableRowParts } from '../../checks/table-file.ts'
import { readVersion, seenVersion } from '../../checks/versions.ts'
import { fallbackLanguage, language } from '../../languages.ts'
import * as limits from '../../limits.ts'
import { page, sortedBy } from '../../paging.ts'
import { deployPermissions } from '../../permissions.ts'
import { localTexts, shownTexts } from '../shop/local-texts.ts'
import { fileProblems } from './fault-code-file.ts'

/* The catalogue of fault codes (DTC). It has the meaning and the remedy of the codes that robots report. */

const path = '/api/deployservice/v1/fault_codes'
const read = { permission: deployPermissions.faultCodes }
const edit = { permission: deployPermissions.editFaultCodes }
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How bad a fault is, the least first. A robot stops by itself from `error` on. */
export const severities = ['info', 'warning', 'error', 'critical'] as const
export const severity = v.picklist(severities)
export type Severity = (typeof severities)[number]

/** A code as somebody writes it down. Its remedies are for the person who stands beside the robot. */
export const writtenFaultCode = v.object({
  faultCode,
  severity,
  names: localTexts(limits.faultNameMaxLength),
  remedies: localTexts(limits.faultRemedyMaxLength)
})
export type WrittenFaultCode = v.InferOutput<typeof writtenFaultCode>

const shownFaultCode = v.object({
  faultCode: v.string(),
  severity,
  names: shownTexts,
  updateTime: whole,
  version: readVersion
})
export type FaultCode = v.InferOutput<typeof shownFaultCode>

const faultCodeDetailData = v.object({ ...shownFaultCode.entries, remedies: shownTexts })
export type FaultCodeDetail = v.InferOutput<typeof faultCodeDetailData>

export const faultCodeColumns = ['faultCode', 'severity', 'name', 'updateTime'] as const
export type FaultCodeColumn = (typeof faultCodeColumns)[number]

export const faultCodeList = defineCall({
  method: 'GET',
  path,
  summary: 'The fault codes a page at a time. Without an order they come by their code.',
  access: read,
  query: v.object({
    ...page,
    /** Of the names by which the list is ordered. */
    lang: v.optional(language, fallbackLanguage),
    severity: v.optional(severity),
    /** Part of the code, or of a name in any language; case does not matter. */
    text: v.optional(trimmedString(100)),
    sort: sortedBy(faultCodeColumns)
  }),
  data: v.object({ list: v.array(shownFaultCode), total: whole })
})

export const faultCodeDetail = defineCall({
  method: 'GET',
  path: `${path}/detail`,
  summary: 'One fault code with its remedies. 610603 for a code that is not in the catalogue.',
  access: read,
  query: v.object({ faultCode }),
  data: faultCodeDetailData
})

export const createFaultCode = defineCall({
  method: 'POST',
  path,
  summary: 'Adds a fault code; one that is there already answers 610602.',
  access: edit,
  body: writtenFaultCode,
  data: v.null()
})

export const updateFaultCode = defineCall({
  method: 'PUT',
  path,
  summary: 'Changes what a fault code means. 610603 for a code that is not in the catalogue.',
  access: edit,
  body: v.object({ ...writtenFaultCode.entries, version: v.optional(seenVersion) }),
  data: v.null()
})

export const deleteFaultCode = defineCall({
  method: 'PUT',
  path: `${path}/delete`,
  summary:
    'Takes a fault code out of the catalogue. Faults that robots reported stay. 610603 for a code that is not there.',
  access: edit,
  body: v.object({ faultCode }),
  data: v.null()
})

const fileRow = v.object({
  /** From 1, with the line of the titles. */
  line: whole,
  faultCode: v.string(),
  severity,
  /** In English. */
  name: v.string(),
  ...tableRowParts
})

const fileProblem = problemOfLine(fileProblems)
export type FileProblem = v.InferOutput<typeof fileProblem>

export const faultCodeFile = v.object({
  /** Whether the codes are in the catalogue now. Nothing is written while a row is wrong. */
  imported: v.boolean(),
  counts: v.object({ added: whole, changed: whole, same: whole }),
  /** The first rows that would change something. */
  rows: v.array(fileRow),
  /** The first ones. */
  problems: v.array(fileProblem),
  problemCount: whole
})
export type FaultCodeFile = v.InferOutput<typeof faultCodeFile>

export const importFaultCodes = defineCall({
  method: 'POST',
  path: `${path}/file`,
  summary:
    `Reads a CSV file of fault codes, and says what it would change and what is wrong in which line. With mode \`import\` it ` +
    `also writes, all rows or none. 610614 for another kind of file, 610615 for an empty one, 610633 for one that does not fit its coding.`,
  access: edit,
  encoding: 'multipart',
  body: v.object(tableFileWish),
  file: {
    part: 'file',
    description: `CSV, ${limits.faultFileRowsMax} rows at most, with the columns code, severity, name.en, remedy.en and those of other languages`,
    bytesMax: limits.faultFileBytesMax
  },
  data: faultCodeFile
})
