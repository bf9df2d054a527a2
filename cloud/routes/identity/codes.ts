import { calls } from '#contract/index.ts'
import { forAnyone, forGuestOrMember } from '../../http/served.ts'
import { accountNameOf } from '../../identity/account/account-name.ts'
import { sendCode } from '../../identity/codes/send-code.ts'
import { languageOf } from '../../identity/origin.ts'
import type { IdentityServices } from '../../identity/services.ts'
import { newCaptcha, solveCaptcha } from '../../identity/sign-in/captcha.ts'

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
