import type { SoftwareKind, SoftwareNeed, SoftwareState } from './software.ts'
import { compareVersions } from './version-number.ts'

/** The facts of a version that decide which models and other parts it fits. */
export type Part = {
  versionId: number
  softwareId: number
  kind: SoftwareKind
  version: string
  /** Empty for all models. */
  models: readonly string[]
  needs: readonly Pick<SoftwareNeed, 'softwareId' | 'atLeast'>[]
  state: SoftwareState
}

/** Why parts are no set that a robot can run. */
export type Misfit =
  | { problem: 'noPackage' }
  | { problem: 'withdrawn'; versionId: number }
  | { problem: 'twice'; versionId: number }
  | { problem: 'model'; versionId: number; model: string }
  | { problem: 'missing'; versionId: number; softwareId: number; atLeast: string }
  | { problem: 'tooOld'; versionId: number; softwareId: number; atLeast: string }

const isFor = ({ models }: Part, model: string): boolean => models.length === 0 || models.includes(model)

const needsOf = (part: Part, parts: readonly Part[]): Misfit[] =>
  part.needs.flatMap(({ softwareId, atLeast }): Misfit[] => {
    const there = parts.find(other => other.softwareId === softwareId)
    const { versionId } = part
    if (there === undefined) return [{ problem: 'missing', versionId, softwareId, atLeast }]
    const isOld = compareVersions(there.version, atLeast) < 0
    return isOld ? [{ problem: 'tooOld', versionId, softwareId, atLeast }] : []
  })

/**
 * Lists the problems that keep parts from being a whole-machine version for these models. A set has a package of the robot's
 * own software, and each piece of software once. Each part is for each of the models. The set has the software that each
 * part needs.
 */
export const misfitsOf = (parts: readonly Part[], models: readonly string[]): Misfit[] => [
  ...(parts.some(({ kind }) => kind === 'package') ? [] : [{ problem: 'noPackage' } as const]),
  ...parts.flatMap((part, index): Misfit[] => {
    const { versionId } = part
    const isTwice = parts.findIndex(({ softwareId }) => softwareId === part.softwareId) < index
    const foreign = models.find(model => !isFor(part, model))
    return [
      ...(part.state !== 'published' ? [{ problem: 'withdrawn', versionId } as const] : []),
      ...(isTwice ? [{ problem: 'twice', versionId } as const] : []),
      ...(foreign === undefined ? [] : [{ problem: 'model', versionId, model: foreign } as const]),
      ...needsOf(part, parts)
    ]
  })
]
