import { calls } from '#contract/index.ts'
import { languageOf } from '../../../http/request/origin.ts'
import { forAnyone, forGuestOrMember } from '../../../http/served.ts'
import type { CloudServices } from '../../../services.ts'
import { accountNameOf } from '../account/account-name.ts'
import { sendCode } from '../codes/send-code.ts'
import { newCaptcha, solveCaptcha } from '../sign-in/captcha.ts'

/** Captchas and verification codes. */
export const codeRoutes = (services: CloudServices) => ({
  captchaImage: forAnyone(calls.captchaImage, ({ query }, { networkAddress }) =>
    newCaptcha(services, query.kind ?? 'image', networkAddress)
  ),

  verifyCaptcha: forAnyone(calls.verifyCaptcha, ({ query }) => solveCaptcha(services, query)),

  sendCode: forGuestOrMember(calls.sendCode, ({ body: { purpose, imageTicket, ...body } }, { member, origin }) =>
    sendCode(services, {
      account: accountNameOf(body),
      purpose,
      imageTicket,
      networkAddress: origin.networkAddress,
      language: languageOf(origin),
      member
    })
  )
})
