/** The facts of a version that its signature covers. */
export type SignedFacts = { name: string; version: string; size: number; sha256: string }

/**
 * The text that is signed, in UTF-8. The name is the last line: each line before it has a form of its own, so no
 * two versions have the same text.
 */
export const signedText = ({ name, version, size, sha256 }: SignedFacts): string =>
  `robot-portal software 1\n${version}\n${size}\n${sha256}\n${name}`
