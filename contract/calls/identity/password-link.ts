import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { boundedString } from '../../checks/bounds.ts'
import { newPassword } from './account.ts'

/*
 * Links for people who have no password yet. The embedded cloud's own command prints them. They stand outside of
 * `calls`, because a vendor's cloud makes its administrators in a way of its own.
 */

/** The address of a link. The part behind the # never travels to a server, nor in a referrer. */
export const passwordLinkPath = (token: string): string => `/login?screen=set-password#${token}`

/** How a token in a link is spelt: 256 random bits. */
export const isLinkToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** A first password for the account of a link. */
export const passwordByLink = v.object({ token: boundedString(128), password: newPassword })

export const setPasswordByLink = defineCall({
  method: 'PUT',
  path: '/api/userservice/public/v1/password_link',
  summary: 'Gives the account of a link its password, once; 610013 for a link that is unknown, used or too old.',
  access: 'anyone',
  body: passwordByLink,
  data: v.null()
})
