import type { PackageState, ResourcePackage } from '#contract/calls/resource-packages/packages.ts'
import type { Text } from '../texts.ts'

/* Words and marks that lists and pages of packages share. */

/** The state as a mark and a word. */
export const stateMark = (text: Text, state: PackageState) =>
  state === 'published'
    ? ({ text: text('package.published'), shape: 'dot', tone: 'success' } as const)
    : ({ text: text('package.draft'), shape: 'ring', tone: 'muted' } as const)

/** The name of a package's owner. */
export const ownerName = (text: Text, { owner, tenantName }: Pick<ResourcePackage, 'owner' | 'tenantName'>): string => {
  const name = tenantName ?? text('package.maker')
  return owner === 'own' ? text('package.own', { name }) : name
}
