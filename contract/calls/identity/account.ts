import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedList, boundedString, stop, text, trimmedString } from '../../checks/bounds.ts'
import { canonicalPassword, typedPasswordMaxLength } from '../../checks/canonical-password.ts'
import { cellphone, email } from '../../checks/cellphone-and-email.ts'
import * as limits from '../../limits.ts'
import { reasons } from '../../reasons.ts'
import { cellphoneOrEmail, code } from './codes.ts'
import { countryCodes } from './countries.ts'
import { password } from './sign-in.ts'

/** A password that is made now, in its canonical form (docs/requirements.md §5). */
export const newPassword = v.pipe(
  boundedString(typedPasswordMaxLength, reasons.passwordLong),
  v.transform(canonicalPassword),
  v.maxLength(limits.passwordMaxLength, reasons.passwordLong),
  stop(),
  v.minLength(limits.passwordMinLength, reasons.passwordShort),
  v.regex(/\p{Letter}/u, reasons.passwordWithoutLetter),
  v.regex(/\d/, reasons.passwordWithoutDigit)
)

/** A user name: 15 characters as readers count them, and something to be seen among them (docs/requirements.md §5). */
export const nickname = v.pipe(
  trimmedString(limits.nicknameMaxUnits, reasons.nicknameLong),
  v.regex(/[\p{Letter}\p{Number}\p{Punctuation}\p{Symbol}]/u, reasons.blank),
  v.maxGraphemes(limits.nicknameMaxLength, reasons.nicknameLong)
)

/** The consent that registering needs (docs/requirements.md §5). */
const agreed = v.literal(true, reasons.notAgreed)
/** Lines of business that a quick registration is sorted into (docs/requirements.md §3: the keys 1 to 7). */
export const businessCategories = {
  ktv: 1,
  teahouse: 2,
  hotel: 3,
  chessRoom: 4,
  bathing: 5,
  massage: 6,
  internetCafe: 7
} as const
export type BusinessCategory = keyof typeof businessCategories

const userId = v.object({ userId: v.number() })

/** The fields of an account that may sign in at once. */
export const accountRegistration = v.object({
  type: v.literal('account'),
  ...cellphoneOrEmail,
  code,
  password: newPassword,
  nickname,
  agreed
})

/** A person's facts about themselves and their business, for a call back and the activation. */
export const quickRegistration = v.object({
  type: v.literal('quick'),
  name: text(limits.nameMaxLength, reasons.nameLong),
  cellphone,
  code,
  country: v.picklist(countryCodes, reasons.notCountry),
  category: v.picklist(Object.values(businessCategories), reasons.notCategory),
  products: boundedList(text(limits.productNameMaxLength), limits.productsMax),
  agreed
})

export const register = defineCall({
  method: 'POST',
  path: '/api/userservice/auth/register',
  summary:
    'Makes an account, or with the type quick one that waits for its activation. An invitation that an administrator has ' +
    'to confirm first answers 610002.',
  access: 'anyone',
  body: v.variant('type', [accountRegistration, quickRegistration]),
  data: userId
})

/** A new password for the person who has the code. */
export const passwordReset = v.object({ ...cellphoneOrEmail, code, password: newPassword })

export const resetPassword = defineCall({
  method: 'PUT',
  path: '/api/userservice/public/v1/forgot_password',
  summary: 'Gives an account a new password, ends its sessions and lifts its lock; never tells whether there is one.',
  access: 'anyone',
  body: passwordReset,
  data: v.null()
})

export const verifyIdentity = defineCall({
  method: 'POST',
  path: '/api/userservice/admin/user_local_auth/v1/verification',
  summary: 'Checks that it is the user who sits here; this session may then make one change to the account.',
  access: 'member',
  body: v.variant('by', [
    v.object({ by: v.literal('password'), password }),
    v.object({ by: v.literal('cellphone'), code }),
    v.object({ by: v.literal('email'), code })
  ]),
  data: v.object({ validFor: v.number() })
})

const change = <Body extends v.GenericSchema>(field: string, summary: string, body: Body) =>
  defineCall({
    method: 'PUT',
    path: `/api/userservice/admin/user_local_auth/v1/${field}`,
    summary: `${summary}; needs a session whose identity was checked.`,
    access: 'member',
    body,
    data: v.null()
  })

export const changeNickname = change('nickname', "Changes the user's name", v.object({ nickname }))
export const changeEmail = change('email', 'Changes the e-mail address', v.object({ email, code }))
export const changeCellphone = change('cellphone', 'Changes the phone number', v.object({ cellphone, code }))
export const changePassword = change(
  'password',
  'Changes the password and ends every other session',
  v.object({ password: newPassword })
)

export const userAuthInfo = defineCall({
  method: 'GET',
  path: '/api/userservice/admin/user_auth/v1/info',
  summary: 'The roles of the signed-in user, and the permissions that they give.',
  access: 'member',
  data: v.object({
    roles: v.array(v.object({ roleId: v.number(), name: v.string() })),
    perms: v.array(v.string())
  })
})
