import {
  isForMaterialPacks,
  materialPackModels,
  permissionsThatCount
} from '#contract/calls/materials/material-packs.ts'
import type { Database } from '../../database/open.ts'
import { createPatience } from '../../http/patience.ts'
import type { FindPermissions } from '../../services.ts'
import { scopeOf } from '../identity/index.ts'
import { findModelAmong } from './sql/robots.ts'

type Parts = {
  /** Where robots are looked up. Its table may be slow, so this is never the database of signing in or of the frame. */
  database: Database
  /** How long, in milliseconds, a page waits for it. */
  patienceMs: number
  /** Told when the models could not be found out, so that no permission for material packs counted. */
  onFailure: (error: unknown) => void
}

/**
 * Finds which permissions of a member count. The robots are looked up only for members who were given permissions for
 * material packs. Where that fails or takes too long, those do not count; it never throws. A request has a
 * member of its own, and looks the robots up once, however often it asks.
 */
export const permissionsFinder = ({ database, patienceMs, onFailure }: Parts): FindPermissions => {
  const find: FindPermissions = async ({ perms, tenantId }) => {
    if (!perms.some(isForMaterialPacks)) return perms
    const asked = findModelAmong(database, scopeOf({ perms, tenantId }), materialPackModels)
    try {
      const model = await createPatience(patienceMs)(asked)
      return permissionsThatCount(perms, model === undefined ? [] : [model])
    } catch (error) {
      onFailure(error)
      return permissionsThatCount(perms, [])
    }
  }
  const found = new WeakMap<object, Promise<string[]>>()
  return member => {
    const asked = found.get(member) ?? find(member)
    found.set(member, asked)
    return asked
  }
}
