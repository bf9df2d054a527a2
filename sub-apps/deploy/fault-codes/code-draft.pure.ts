import {
  type FaultCodeDetail,
  type Severity,
  type WrittenFaultCode,
  writtenFaultCode
} from '#contract/calls/deploy/fault-codes.ts'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'
import { type TypedTexts, typedTexts, writtenTexts } from '#kit/typed-texts.pure.ts'

/* Pure: a fault code as a form holds it, and as the cloud takes it. */

export type CodeDraft = { faultCode: string; severity: Severity; names: TypedTexts; remedies: TypedTexts }

/** The values that the form begins with. */
export const draftOf = (code?: FaultCodeDetail): CodeDraft => ({
  faultCode: code?.faultCode ?? '',
  severity: code?.severity ?? 'warning',
  names: typedTexts(code?.names),
  remedies: typedTexts(code?.remedies)
})

/** The fault code as the cloud takes it. Small letters of a code become capitals. */
export const writtenOf = ({ faultCode, severity, names, remedies }: CodeDraft): WrittenFaultCode => ({
  faultCode: faultCode.trim().toUpperCase(),
  severity,
  names: writtenTexts(names),
  remedies: writtenTexts(remedies)
})

const fields = ['faultCode', 'names', 'remedies'] as const
export type CodeField = (typeof fields)[number]

/** The fields that the contract's own rules refuse, the first one of the form first. */
export const wrongCodeFields = (draft: CodeDraft): CodeField[] =>
  wrongFields(fields, writtenFaultCode, writtenOf(draft))
