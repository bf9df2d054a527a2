import { permissions } from '#contract/permissions.ts'
import { paths } from '../routes/paths.ts'
import { allows } from './permissions.ts'

/**
 * Where somebody whose account may be in other hands goes to change that (spec §4, go-change): the security centre, or
 * the account where that is not open to them. By way of the sign-in page, since their session has just ended.
 * @param perms what they may do; nobody knows of who was not loaded yet
 * @returns undefined where neither is open to them
 */
export const goChangeAddress = (perms: readonly string[] | undefined): string | undefined => {
  if (perms === undefined || allows(perms, permissions.securityCentre)) return paths.loginThen(paths.secure)
  return allows(perms, permissions.account) ? paths.loginThen(paths.account) : undefined
}
