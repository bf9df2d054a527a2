import * as v from 'valibot'
import { defineCall } from './call.ts'
import { cellphone, email, password } from './identity.ts'
import { cellphoneOrEmail, code } from './identity-code.ts'
import { limits } from './limits.ts'

/** A password that is made now (spec §5). */
export const newPassword = v.pipe(
  v.string(),
  v.minLength(limits.passwordMinLength, `at least ${limits.passwordMinLength} characters`),
  v.maxLength(limits.passwordMaxLength, `at most ${limits.passwordMaxLength} characters`),
  v.regex(/\p{Letter}/u, 'needs a letter'),
  v.regex(/\d/, 'needs a digit')
)

const textUpTo = (length: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty('cannot be blank'), v.maxLength(length, `at most ${length} characters`))

export const nickname = textUpTo(limits.nicknameMaxLength)

const agreed = v.literal(true, 'the privacy policy has to be agreed to')
const userId = v.object({ userId: v.number() })

export const register = defineCall({
  method: 'POST',
  path: '/api/userservice/auth/register',
  summary: 'Makes an account, or with the type quick one that waits for its activation.',
  access: 'anyone',
  body: v.variant('type', [
    v.object({
      type: v.literal('account'),
      ...cellphoneOrEmail,
      code,
      password: newPassword,
      nickname,
      agreed
    }),
    v.object({
      type: v.literal('quick'),
      name: textUpTo(limits.nameMaxLength),
      cellphone,
      code,
      country: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'two capital letters, as ISO 3166-1 has them')),
      category: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7)),
      products: v.pipe(v.array(textUpTo(limits.productNameMaxLength)), v.maxLength(limits.productsMax)),
      agreed
    })
  ]),
  data: userId
})

export const resetPassword = defineCall({
  method: 'PUT',
  path: '/api/userservice/public/v1/forgot_password',
  summary: 'Gives an account a new password, ends its sessions and lifts its lock; never tells whether there is one.',
  access: 'anyone',
  body: v.object({ ...cellphoneOrEmail, code, password: newPassword }),
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
