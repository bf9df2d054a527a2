import * as v from 'valibot'
import { createStore } from '#contract/calls/stores.ts'
import { codes } from '#contract/codes.ts'

/** The typed values of the form; empty for empty fields. */
export type Draft = { tenantId: string; storeCode: string; name: string; city: string; country: string }
export type Field = keyof Draft

export const fields = ['tenantId', 'name', 'storeCode', 'city', 'country'] as const satisfies readonly Field[]

/** The problem of a field: it is empty, or the cloud would refuse it. */
export type Problem = 'empty' | 'illegal'

/** The body of the call for a draft. Empty fields are not sent. */
export const bodyOf = ({ tenantId, storeCode, ...rest }: Draft): Record<string, unknown> => ({
  ...rest,
  ...(tenantId === '' ? {} : { tenantId: Number(tenantId) }),
  ...(storeCode.trim() === '' ? {} : { storeCode })
})

/**
 * The problems of a draft by the contract's own rules, so that portal and cloud never disagree.
 * @param needsTenant whether the organisation of the store must be chosen
 */
export const problemsOf = (draft: Draft, needsTenant: boolean): Partial<Record<Field, Problem>> => {
  const problems: Partial<Record<Field, Problem>> = {}
  const { issues = [] } = v.safeParse(createStore.body ?? v.unknown(), bodyOf(draft))
  for (const issue of issues) {
    const field = fields.find(it => it === v.getDotPath(issue))
    if (field !== undefined) problems[field] = draft[field].trim() === '' ? 'empty' : 'illegal'
  }
  if (needsTenant && draft.tenantId === '') problems.tenantId = 'empty'
  return problems
}

const codeFields: ReadonlyMap<number, Field> = new Map([
  [codes.recordNotFound, 'tenantId'],
  [codes.storeNameExists, 'name'],
  [codes.storeIdExists, 'storeCode'],
  [codes.storeIdConflict, 'storeCode'],
  [codes.storeIdNotMade, 'storeCode'],
  [codes.storeCountryFixed, 'country']
])

/** The field of a refusal; undefined when the refusal is about the whole form. */
export const fieldOf = (code: number): Field | undefined => codeFields.get(code)
