import type { Figures, Release, ReleasedModule } from '#contract/calls/releases/releases.ts'
import type { QualityLevel } from '#contract/modules/quality.ts'

/** A version in force, as a row of the list: of the environment, or of a release. */
export type VersionRow = {
  key: string
  module: string
  address: string
  integrity: string | null
  size: number | null
  quality: QualityLevel | null
  release: Release | undefined
  figures: Figures
}

/** The versions in force: for each module the one for everybody, and below it the one for some people. */
export const rowsOf = (modules: readonly ReleasedModule[]): VersionRow[] =>
  modules.flatMap(({ module, environment, everybody, some }) => {
    const released = [everybody, some].filter(it => it !== null)
    const own = { key: module, module, ...environment, release: undefined }
    const rows = released.map(({ release, figures }): VersionRow => {
      const { releaseId, address, integrity, size, quality } = release
      return { key: `${module}-${releaseId}`, module, address, integrity, size, quality, release, figures }
    })
    return everybody === null ? [own, ...rows] : rows
  })

/** The hash as people compare it: its beginning. */
export const shortHash = (integrity: string): string => integrity.replace(/^sha\d+-/, '').slice(0, 12)

/** How many of a hundred people had a failure; undefined before anybody opened the version. */
export const failedPercent = ({ users, failed }: Figures): number | undefined =>
  users === 0 ? undefined : Math.round((100 * failed) / users)
