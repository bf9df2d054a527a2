import { subAppPath } from '../../page/sub-apps/sub-apps.ts'
import { permissions } from '../../permissions.ts'

/** The models of robots that show material packs (docs/requirements.md §5). */
export const materialModels = ['T10', 'T10S', 'T11'] as const
export type MaterialModel = (typeof materialModels)[number]

/** The same models, to look for a text among them. */
export const materialPackModels: readonly string[] = materialModels

/** Whether a permission is the one for material packs, or one below it. */
export const isForMaterialPacks = (permission: string): boolean =>
  permission === permissions.materialPacks || permission.startsWith(`${permissions.materialPacks}:`)

/** Where the pages of material packs are. A menu without them says nothing of their addresses, so these are known by name. */
export const materialPacksPath = `${subAppPath('resourceweb')}/material-packs`

/**
 * Keeps those of a person's permissions that count. Permissions for material packs count only where a model of the
 * person's robots shows material packs (docs/requirements.md §5). All others count.
 * @param models of the robots that the person may see, written as the cloud writes them
 */
export const permissionsThatCount = (given: readonly string[], models: readonly string[]): string[] => {
  const showsPacks = models.some(model => materialPackModels.includes(model))
  return given.filter(permission => showsPacks || !isForMaterialPacks(permission))
}
