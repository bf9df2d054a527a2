import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import { passwordForms, typedPasswordMaxLength } from '../../checks/canonical-password.ts'
import { cellphone, email } from '../../checks/cellphone-and-email.ts'
import * as limits from '../../limits.ts'
import { firstCalls } from '../../page/first-calls.ts'
import { reasons } from '../../reasons.ts'

/**
 * A password that exists already, as somebody typed it. It may have been made under other rules, and hashed in a form that
 * is not the canonical one. One of its forms is short enough.
 */
export const password = v.pipe(
  boundedString(typedPasswordMaxLength),
  v.nonEmpty(reasons.blank),
  v.check(
    typed => passwordForms(typed).some(form => form.length <= limits.passwordMaxLength),
    `at most ${limits.passwordMaxLength} characters`
  )
)

/** The ticket for a right answer to a captcha, for one use. */
export const imageTicket = v.pipe(boundedString(128), v.nonEmpty())

/**
 * After failed tries a sign-in needs the ticket of a captcha. A cloud says so by 610014 with `captchaHint`; on a device
 * that signed in to the account before it does not.
 */
export const afterFailures = { imageTicket: v.optional(imageTicket) }

/** The kinds of people who hold accounts (contract, identity). */
export const userTypes = { internal: 1, distributor: 2, endUser: 3, externalUser: 4, tenant: 5 } as const
export type UserType = (typeof userTypes)[keyof typeof userTypes]

/** The signed-in user (docs/requirements.md §3). Phone or e-mail can be unbound, an operator belongs to no tenant. */
export const user = v.object({
  userId: v.number(),
  nickname: v.string(),
  email: v.nullable(v.string()),
  cellphone: v.nullable(v.string()),
  userType: v.picklist(Object.values(userTypes)),
  tenantId: v.nullable(v.number()),
  tenantName: v.optional(v.nullable(v.string()), null),
  country: v.optional(v.nullable(v.string()), null),
  hasPassword: v.boolean(),
  /** When the password was made; null where nobody knows, or there is none. */
  passwordChangeTime: v.optional(v.nullable(v.number())),
  perms: v.array(v.string()),
  /** The same permissions as one comma-separated string, for clients of the older cloud. */
  perm: v.optional(v.string(), ''),
  /**
   * Stands for all that the user may do: after a change it is another text. A page names it when it opens the live channel
   * (`contract/page/live.ts`). A cloud may leave it out.
   */
  permissionStamp: v.optional(v.string())
})
export type User = v.InferOutput<typeof user>

/** What sign-in answers: the bearer token and how many seconds it lives. */
export const grant = v.object({ token: v.pipe(v.string(), v.nonEmpty()), expire: v.number() })
export type Grant = v.InferOutput<typeof grant>

export const signInByCellphone = defineCall({
  method: 'POST',
  path: '/api/userservice/auth/login_by_cellphone',
  summary:
    'Signs in with a cellphone number and a password; after failed tries also with the ticket of a captcha (610014).',
  access: 'anyone',
  encoding: 'form',
  body: v.object({ cellphone, password, ...afterFailures }),
  data: grant
})

export const signInByEmail = defineCall({
  method: 'POST',
  path: '/api/userservice/auth/login_by_email',
  summary:
    'Signs in with an e-mail address and a password; after failed tries also with the ticket of a captcha (610014).',
  access: 'anyone',
  encoding: 'form',
  body: v.object({ email, password, ...afterFailures }),
  data: grant
})

export const signOut = defineCall({
  method: 'POST',
  path: '/api/userservice/auth/v1/logout',
  summary: 'Ends the session of the token in the body; a token that is already gone is no error.',
  access: 'anyone',
  encoding: 'form',
  body: v.object({ token: v.pipe(boundedString(512), v.nonEmpty()) }),
  data: v.null()
})

export const userInfo = defineCall({
  method: 'GET',
  path: firstCalls.userInfo,
  summary: 'The user whose token this is, with all permissions.',
  access: 'member',
  data: user
})
