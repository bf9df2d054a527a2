import { type User, userInfo } from '#contract/calls/identity/sign-in.ts'
import { isForMaterialPacks, permissionsThatCount } from '#contract/calls/materials/material-packs.ts'
import { robotModelList } from '#contract/calls/robots/robots.ts'
import { adapter } from '../adapter.ts'
import { endsSession, request } from '../calls/api.ts'
import type { KnownUser } from './session.ts'

/** Whether the user has no permission at all, so that there is nothing to sign in to (docs/requirements.md §5). */
export const holdsNothing = ({ perms, withheld }: KnownUser): boolean => perms.length === 0 && withheld === undefined

/**
 * Loads the user of a token with the effective permissions (docs/requirements.md §5). The robot models are loaded only when a
 * permission depends on them. Each call loads them again, because robots can be added or removed.
 * @param token instead of the session's own
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const askUser = async (token?: string): Promise<KnownUser> => {
  const options = { quiet: true, ...(token === undefined ? {} : { token }) }
  const user = await request(userInfo, {}, options)
  const depending = user.perms.filter(isForMaterialPacks)
  if (depending.length === 0) return user
  try {
    const models = await request(robotModelList, {}, options)
    return withPermissions(
      user,
      permissionsThatCount(
        user.perms,
        models.map(({ model }) => model)
      )
    )
  } catch (cause) {
    if (cause instanceof Error && endsSession(cause)) throw cause
    adapter().warn('The models of the robots could not be loaded.', cause)
    return { ...withPermissions(user, permissionsThatCount(user.perms, [])), withheld: depending }
  }
}

const withPermissions = (user: User, perms: string[]): User => ({ ...user, perms, perm: perms.join(',') })
