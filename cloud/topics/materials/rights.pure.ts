import type { MaterialModel } from '#contract/calls/materials/material-packs.ts'
import { materialPermissions } from '#contract/permissions.ts'
import type { Member } from '../identity/index.ts'

/* Rights on materials and groups that a person sees. */

type Owned = { userId: number | null }

/** Only the one who added it, or an administrator of the tenant, changes it (docs/requirements.md §8: 614031, 614032). */
export const mayChange = ({ userId, perms }: Pick<Member, 'userId' | 'perms'>, owned: Owned): boolean =>
  owned.userId === userId || perms.includes(materialPermissions.editOfOthers)

/** Materials are used by people with a robot of one of their models (docs/requirements.md §5: 614027). */
export const isUsable = (models: readonly MaterialModel[], ownModels: readonly MaterialModel[]): boolean =>
  models.some(model => ownModels.includes(model))
