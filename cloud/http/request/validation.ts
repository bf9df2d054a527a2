import * as v from 'valibot'
import { type Code, codes } from '#contract/codes.ts'
import type { FieldProblem } from '#contract/envelope.ts'
import { reasons } from '#contract/reasons.ts'
import { Refusal } from '../../refusal.pure.ts'

/** An answer names this many fields at most, however many are wrong. */
export const namedAtMost = 20

type Issue = v.BaseIssue<unknown>

const isMissing = (issue: Issue): boolean => issue.kind === 'schema' && issue.input === undefined

/** The library's own messages repeat the input, which may be a password; the contract's don't. */
const isOwnMessageOfLibrary = (issue: Issue): boolean => issue.message.startsWith('Invalid ')

const reasonOf = (issue: Issue): string => {
  if (isMissing(issue)) return reasons.required
  return isOwnMessageOfLibrary(issue) ? `expected ${issue.expected ?? 'another value'}` : issue.message
}

/** The fields that do not fit, and why. */
export const problemsOf = (issues: readonly Issue[]): FieldProblem[] =>
  issues.slice(0, namedAtMost).map(issue => ({ field: v.getDotPath(issue) ?? '', reason: reasonOf(issue) }))

/**
 * The input as the schema wants it, or why it does not fit: 610601 where a required field is missing, 610604 where one is
 * illegal.
 */
export const judge = <Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown
): { fits: v.InferOutput<Schema> } | { fits?: never; code: Code; problems: FieldProblem[] } => {
  const result = v.safeParse(schema, input)
  if (result.success) return { fits: result.output }
  const code = result.issues.some(isMissing) ? codes.parameterMissing : codes.parameterIllegal
  return { code, problems: problemsOf(result.issues) }
}

/**
 * The input as the schema wants it.
 * @throws Refusal 610601 where a required field is missing, 610604 where one is illegal; both name the fields.
 */
export const fitting = <Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> => {
  const judged = judge(schema, input)
  if ('code' in judged) throw new Refusal(judged.code, { data: judged.problems })
  return judged.fits
}
