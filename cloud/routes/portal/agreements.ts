import { calls } from '#contract/index.ts'
import { readAgreement } from '../../agreements/read-agreement.ts'
import { forEverybody } from '../../http/served.ts'

export const agreementRoutes = () => ({
  agreement: forEverybody(calls.agreement, ({ query: { type, lang } }) => readAgreement(type, lang))
})
