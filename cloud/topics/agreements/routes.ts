import { calls } from '#contract/index.ts'
import { forEverybody } from '../../http/served.ts'
import { readAgreement } from './read-agreement.ts'

export const agreementRoutes = () => ({
  agreement: forEverybody(calls.agreement, ({ query: { type, lang } }) => readAgreement(type, lang))
})
