import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'
import { packagePermissions } from '#contract/permissions.ts'

/** The pages of resource packages. */
export type PackagePage =
  | { kind: 'packages'; age: PackageAge }
  | { kind: 'package'; age: PackageAge; packageId: number }
  | { kind: 'upload'; packageId: number | undefined }

/** The paths below the application's own address; those of the menu are the menu's. */
export const packagePaths = { new: '/packages/new', old: '/packages/old' } as const satisfies Record<PackageAge, string>

export const packageLists = [
  { path: packagePaths.new, permission: packagePermissions.newPackages },
  { path: packagePaths.old, permission: packagePermissions.oldPackages }
] as const

/** The page that sends a file: for a new package, or for a new version of one. */
export const uploadPath = (packageId?: number): string =>
  packageId === undefined ? `${packagePaths.new}/upload` : `${packagePaths.new}/${packageId}/upload`

const pattern = /^\/packages\/(?<age>new|old)(?:\/(?<id>[1-9]\d{0,8}))?(?<upload>\/upload)?$/

/** The page of an address below the application's own; undefined where it is none of this section. */
export const packagePageOf = (below: string): PackagePage | undefined => {
  if (below === '/packages') return { kind: 'packages', age: 'new' }
  const { age, id, upload } = pattern.exec(below)?.groups ?? {}
  if (age !== 'new' && age !== 'old') return undefined
  const packageId = id === undefined ? undefined : Number(id)
  if (upload !== undefined) return age === 'new' ? { kind: 'upload', packageId } : undefined
  return packageId === undefined ? { kind: 'packages', age } : { kind: 'package', age, packageId }
}
