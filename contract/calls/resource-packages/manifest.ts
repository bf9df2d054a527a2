import * as v from 'valibot'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'
import { robotKind } from '../robots/robots.ts'
import { packageName, packageVersionNumber } from './package-facts.ts'

/** The file at the root of each package that says what the package is. */
export const manifestFile = 'manifest.json'

/** Maps of floors are in this folder, one JSON file each. */
export const mapFolder = 'maps/'

/** The content of the manifest. The cloud compares it with the upload and with the files of the package. */
export const packageManifest = v.object({
  /** As `1.5`. */
  format: boundedString(limits.packageVersionMaxLength),
  name: packageName,
  robotKind,
  version: packageVersionNumber,
  /** The paths of all files beside the manifest. */
  files: v.pipe(
    boundedList(boundedString(limits.packagePathMaxLength), limits.packageFilesMax),
    v.minLength(1, 'at least one')
  )
})
export type PackageManifest = v.InferOutput<typeof packageManifest>
