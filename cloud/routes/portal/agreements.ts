import { calls } from '#contract/index.ts'
import { readAgreement } from '../../agreements/read-agreement.ts'
import { forAnyone } from '../../http/served.ts'

export const agreementRoutes = () => ({
  agreement: forAnyone(calls.agreement, ({ query: { type, lang } }) => readAgreement(type, lang))
})
