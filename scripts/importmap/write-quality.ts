import type { QualityLevel } from '../../contract/modules/quality.ts'
import type { Environment } from '../../contract/page/environment.ts'
import { moduleName, prefixesOf } from '../../contract/page/sub-apps/sub-apps.ts'
import { changeFile } from './change-map.ts'
import type { EnvironmentFiles } from './read-environment.ts'

/**
 * Writes the level of a sub-application into the facts of an environment. A level is about one build, so none takes away the one
 * of the build before. Modules that are no sub-application have no level.
 */
export const writeQuality = async (
  { environment, environmentFile }: Pick<EnvironmentFiles, 'environment' | 'environmentFile'>,
  name: string,
  quality: QualityLevel | undefined
): Promise<void> => {
  const prefix = prefixesOf(environment.subApps).find(prefix => moduleName(prefix) === name)
  if (prefix === undefined || environment.subApps?.[prefix]?.quality === quality) return
  await changeFile(environmentFile, text => {
    const now: Environment = JSON.parse(text)
    const { quality: _before, ...facts } = now.subApps?.[prefix] ?? {}
    const next = quality === undefined ? facts : { ...facts, quality }
    return { value: { ...now, subApps: { ...now.subApps, [prefix]: next } }, told: undefined }
  })
}
