import * as v from 'valibot'
import { trimmedString } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

const versionReason = 'a version, as 2.1.0 or V1.6.10'
const pattern = /^V?\d{1,5}(\.\d{1,5}){1,3}$/

/** The number of a version: two to four numbers with dots between them, with or without a V in front. */
export const versionNumber = v.pipe(
  trimmedString(limits.softwareVersionMaxLength, versionReason),
  v.regex(pattern, versionReason)
)

/** Whether a text is the number of a version. */
export const isVersionNumber = (text: string): boolean => pattern.test(text)

const numbersOf = (version: string): number[] => version.replace(/^V/, '').split('.').map(Number)

/** The four numbers that a version stands for, in an order that a database can keep. 1.2 is 1, 2, 0, 0. */
export const fourNumbersOf = (version: string): number[] => {
  const numbers = numbersOf(version)
  return Array.from({ length: 4 }, (_, place) => numbers[place] ?? 0)
}

/** Less than zero where the first version is the older one. 1.2 and 1.2.0 are the same. */
export const compareVersions = (one: string, other: string): number => {
  const [ones, others] = [numbersOf(one), numbersOf(other)]
  for (let place = 0; place < Math.max(ones.length, others.length); place += 1) {
    const difference = (ones[place] ?? 0) - (others[place] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
