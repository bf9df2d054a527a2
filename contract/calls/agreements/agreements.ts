import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'

/** The texts that people agree to when they register. */
export const agreementTypes = ['service', 'privacy'] as const
export type AgreementType = (typeof agreementTypes)[number]

export const agreement = defineCall({
  method: 'GET',
  path: '/api/external/base/agreement/v1',
  summary: 'The service agreement or the privacy policy, in English where it is not there in the language asked for.',
  // It is read before there is an account.
  access: 'anyone',
  query: v.object({
    type: v.picklist(agreementTypes),
    lang: v.optional(boundedString(35))
  }),
  data: v.object({
    type: v.picklist(agreementTypes),
    version: v.string(),
    title: v.string(),
    /** Markdown, without the title. */
    content: v.string(),
    updateTime: v.pipe(v.number(), v.integer())
  })
})
