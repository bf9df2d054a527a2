import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString, stop, trimmedString } from '../../checks/bounds.ts'
import { cellphone, email } from '../../checks/cellphone-and-email.ts'
import * as limits from '../../limits.ts'
import { reasons } from '../../reasons.ts'
import { afterFailures, grant, imageTicket, password } from './sign-in.ts'

/** A verification code, as it was sent: digits alone, so that it can be read out and typed on any keyboard. */
export const code = v.pipe(
  trimmedString(limits.codeDigits, reasons.codeIncomplete),
  v.digits(reasons.codeIncomplete),
  stop(),
  v.length(limits.codeDigits, reasons.codeIncomplete)
)

/** A code for one purpose is worth nothing for another. */
export const codePurposes = ['login', 'register', 'forgot_password', 'verify', 'bind'] as const
export type CodePurpose = (typeof codePurposes)[number]

/** Where a code goes, and who it speaks for: one of the two. Neither is 610601, both are 610604. */
export const cellphoneOrEmail = { cellphone: v.optional(cellphone), email: v.optional(email) }

/** The name of an image, for its answer. */
const imageId = v.pipe(boundedString(128), v.nonEmpty())
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0))

/** A sum is for people who can't see the image. Every language has its signs, and a screen reader speaks them. */
export const captchaKinds = ['image', 'question'] as const
export type CaptchaKind = (typeof captchaKinds)[number]

export const captchaImage = defineCall({
  method: 'GET',
  path: '/api/userservice/tool/v1/image_verify',
  summary:
    'An image with characters to type, good for one try within two minutes; upper and lower case are the same. With kind=question a sum to work out instead, which is in the answer as text too.',
  access: 'anyone',
  query: v.object({ kind: v.optional(v.picklist(captchaKinds)) }),
  data: v.object({
    imageId,
    image: v.pipe(v.string(), v.startsWith('data:image/')),
    /** As `37 + 8`; missing where an image was asked for, and from a cloud that has no questions. */
    question: v.optional(v.pipe(boundedString(100), v.nonEmpty()))
  })
})

export const verifyCaptcha = defineCall({
  method: 'GET',
  path: '/api/userservice/tool/v1/verify_image_code',
  summary: 'Gives a ticket for what was read from an image, good for one use within five minutes.',
  access: 'anyone',
  query: v.object({ imageId, imageCode: v.pipe(trimmedString(20), v.nonEmpty()) }),
  data: v.object({ imageTicket })
})

export const sendCode = defineCall({
  method: 'POST',
  path: '/api/userservice/public/v2/code',
  summary:
    'Sends a code to a phone or mailbox, whether or not an account has it; a guest needs the ticket of a captcha.',
  access: 'guestOrMember',
  body: v.object({ ...cellphoneOrEmail, purpose: v.picklist(codePurposes), imageTicket: v.optional(imageTicket) }),
  data: v.object({ resendAfter: seconds, validFor: seconds })
})

/** A password or a code, one of the two. */
const proof = { password: v.optional(password), code: v.optional(code) }

export const signInByCellphoneV2 = defineCall({
  method: 'POST',
  path: '/api/userservice/auth/v2/login_by_cellphone',
  summary:
    'Signs in with a cellphone number, and a password or a code that was sent for the purpose login; after failed tries also with the ticket of a captcha (610014).',
  access: 'anyone',
  encoding: 'form',
  body: v.object({ cellphone, ...proof, ...afterFailures }),
  data: grant
})

export const signInByEmailV2 = defineCall({
  method: 'POST',
  path: '/api/userservice/auth/v2/login_by_email',
  summary:
    'Signs in with an e-mail address, and a password or a code that was sent for the purpose login; after failed tries also with the ticket of a captcha (610014).',
  access: 'anyone',
  encoding: 'form',
  body: v.object({ email, ...proof, ...afterFailures }),
  data: grant
})
