import { permissions } from '#contract/permissions.ts'
import { paths } from '../routes/paths.pure.ts'
import { allows } from './permissions.pure.ts'

/**
 * The page where a person secures an account that somebody else may use (docs/requirements.md §4, go-change): the security centre, or
 * the account page. The address goes through the sign-in page, because the session has just ended.
 * @param perms permissions of the person; undefined when the user was not loaded
 * @returns undefined when the person may open neither page
 */
export const goChangeAddress = (perms: readonly string[] | undefined): string | undefined => {
  if (perms === undefined || allows(perms, permissions.securityCentre)) return paths.loginThen(paths.secure)
  return allows(perms, permissions.account) ? paths.loginThen(paths.account) : undefined
}
