import { calls } from '#contract/index.ts'
import { forAnyone, forGuestOrMember } from '../../http/served.ts'
import { accountNameOf } from '../../identity/account-name.ts'
import { newCaptcha, solveCaptcha } from '../../identity/captcha.ts'
import { languageOf } from '../../identity/origin.ts'
import { sendCode } from '../../identity/send-code.ts'
import type { IdentityServices } from '../../identity/services.ts'

/** Captchas and verification codes. */
export const codeRoutes = (services: IdentityServices) => ({
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
