import * as v from 'valibot'
import { boundedString, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

/* The facts that are given wherever a resource package is named. */

export const packagesPath = '/api/resourceservice/v1/packages'

export const whole = v.pipe(v.number(), v.integer())

/** The formats that can be imported (docs/requirements.md §8: 614009). */
export const importedFormats = ['1.4', '1.5', '1.6'] as const
export type ImportedFormat = (typeof importedFormats)[number]

/** New packages have an imported format. Old ones have an earlier format, and came with an earlier cloud. */
export const packageAges = ['new', 'old'] as const
export type PackageAge = (typeof packageAges)[number]

export const packageName = text(limits.packageNameMaxLength)

const versionReason = 'two to four whole numbers with points between them, as 2.1.0'
/** As `2.1.0`. */
export const packageVersionNumber = v.pipe(
  boundedString(limits.packageVersionMaxLength, versionReason),
  v.regex(/^\d{1,5}(\.\d{1,5}){1,3}$/, versionReason)
)

const digestReason = '64 hexadecimal digits'
/** A SHA-256. */
export const packageDigest = v.pipe(boundedString(64, digestReason), v.regex(/^[0-9a-f]{64}$/, digestReason))
