import * as v from 'valibot'
import { releasableName } from '#contract/calls/releases/releases.ts'
import { requiredModules } from '#contract/page/sub-apps/required-modules.ts'
import type { PortalFiles, PortalFolders } from '../../portal/read-files.ts'
import type { ReleasesInForce } from './in-force.ts'

/** The portal that this cloud serves, as far as releases need it. */
export type ServedPortal = {
  folders: PortalFolders
  /** As they are served now: a new build replaces them. */
  files: () => Pick<PortalFiles, 'manifest' | 'importMap' | 'environment'>
}

/** The services that the release calls share with the pages. */
export type ReleaseServices = {
  /** Undefined for a cloud of calls alone. */
  portal: ServedPortal | undefined
  inForce: ReleasesInForce
  /** Called after a change is committed: pages of this process show it at once, and open pages hear of it. */
  changed: () => void
  /** Called with modules that have a release, after pages reported of them: one that is worse goes back soon. */
  reported: (modules: readonly string[]) => void
}

/**
 * The modules that can be released, with their addresses by the environment. The portal's own parts come with its build.
 * The parts that a sub-application adds to pages of the portal come with the environment.
 */
export const releasable = ({ portal }: ReleaseServices): Map<string, string> => {
  const own: readonly string[] = requiredModules
  const imports = Object.entries(portal?.files().importMap.imports ?? {})
  return new Map(imports.filter(([name]) => v.is(releasableName, name) && !own.includes(name)))
}
