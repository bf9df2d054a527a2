import { codes } from '#contract/codes.ts'
import * as limits from '#contract/limits.ts'
import { PackageProblem } from './problem.ts'

/** General purpose bit 11: the name is UTF-8. */
const utf8Flag = 0x0800

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Folders within one another. */
const depthMax = 12

/** Characters that no file system takes, and those that nobody sees: control characters, marks that turn the direction. */
const illegal = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}<>:"|?*]/u

/** The bytes of a name as far as a person can read them. */
const shown = (bytes: Uint8Array): string =>
  Buffer.from(bytes.subarray(0, 100))
    .toString('latin1')
    .replace(/[^ -~]/g, '?')

const decoded = (bytes: Uint8Array, flags: number): string => {
  const isAscii = bytes.every(byte => byte < 0x80)
  // Without the flag, bytes above ASCII mean other letters on each machine.
  if (!isAscii && (flags & utf8Flag) === 0) throw new PackageProblem(codes.unsupportedEncoding, shown(bytes))
  try {
    return utf8.decode(bytes)
  } catch {
    throw new PackageProblem(codes.unsupportedEncoding, shown(bytes))
  }
}

/** A point or a space at the end is dropped on Windows, where the path would then be another one. */
const isIllegalSegment = (segment: string): boolean => segment === '' || /[. ]$/.test(segment)

/**
 * The path of an entry: folders and a file, with slashes between them, and a slash at the end of a folder.
 * @throws PackageProblem 610633 for bytes that are no UTF-8, 610632 for characters that no path has, 610617 for a path that
 * climbs, is absolute, or could mean another one elsewhere
 */
export const entryPath = (bytes: Uint8Array, flags: number): string => {
  const refusal = () => new PackageProblem(codes.fileIllegal, shown(bytes))
  if (bytes.length === 0 || bytes.length > limits.packagePathMaxLength) throw refusal()
  const path = decoded(bytes, flags)
  // A drive letter gets another code than a stray colon, so that the answer names the real problem.
  if (/^[A-Za-z]:/.test(path) || path.includes('\\') || path.startsWith('/')) throw refusal()
  if (illegal.test(path)) throw new PackageProblem(codes.illegalCharacters, shown(bytes))
  const segments = (path.endsWith('/') ? path.slice(0, -1) : path).split('/')
  if (segments.length > depthMax || segments.some(isIllegalSegment)) throw refusal()
  return path
}

/** The form in which paths are compared: file systems that fold letters would write one over the other. */
export const foldedPath = (path: string): string => path.normalize('NFC').toLowerCase().replace(/\/$/, '')
