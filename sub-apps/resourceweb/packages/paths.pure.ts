import type { PackageAge } from '#contract/calls/resource-packages/package-facts.ts'

/** The paths of packages below the application's own address; those of the menu are the menu's. */
export const packagePaths = { new: '/packages/new', old: '/packages/old' } as const satisfies Record<PackageAge, string>

/** The page that sends a file: for a new package, or for a new version of one. */
export const uploadPath = (packageId?: number): string =>
  packageId === undefined ? `${packagePaths.new}/upload` : `${packagePaths.new}/${packageId}/upload`
