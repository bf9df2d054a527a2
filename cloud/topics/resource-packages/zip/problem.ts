import type { Code } from '#contract/codes.ts'

/** A problem of a file. Its place is a path in the archive or a field of the manifest, empty for the file as a whole. */
export class PackageProblem extends Error {
  override name = 'PackageProblem'
  readonly code: Code
  readonly place: string

  constructor(code: Code, place = '') {
    super(`the package is refused with ${code}`)
    this.code = code
    this.place = place
  }
}
