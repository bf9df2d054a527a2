import * as v from 'valibot'
import { createTenant, type Tenant, updateTenant } from '#contract/calls/administration/tenants.ts'
import { wrongFields, wrongValues } from '#kit/portal/wrong-fields.pure.ts'

/** The typed values of the form; empty for empty fields. */
export type Draft = { name: string; country: string; kind: string; usersMax: string; storesMax: string }

const fields = ['name', 'country', 'kind', 'usersMax', 'storesMax'] as const

export const emptyDraft: Draft = { name: '', country: '', kind: 'customer', usersMax: '', storesMax: '' }

export const draftOf = ({ name, country, kind, usersMax, storesMax }: Tenant): Draft => ({
  name,
  country,
  kind,
  usersMax: usersMax === null ? '' : String(usersMax),
  storesMax: storesMax === null ? '' : String(storesMax)
})

const limitOf = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** The body that the form sends. An empty field means no limit. */
const bodyOf = ({ name, country, kind, usersMax, storesMax }: Draft): Record<string, unknown> => ({
  name,
  country,
  kind,
  usersMax: limitOf(usersMax),
  storesMax: limitOf(storesMax)
})

const newTenant = createTenant.body ?? v.never()
const change = updateTenant.body ?? v.never()

export const newBody = (draft: Draft) => v.parse(newTenant, bodyOf(draft))
export const changeBody = (tenantId: number, draft: Draft) => v.parse(change, { ...bodyOf(draft), tenantId })

/** The fields that are empty, or that the contract's own rules refuse. */
export const problemsOf = (draft: Draft) => wrongValues(draft, wrongFields(fields, newTenant, bodyOf(draft)))
