import { manifestFile, mapFolder } from '#contract/calls/resource-packages/manifest.ts'

/* The files that a package may hold. */

/** Texts, pictures, sounds, films, fonts, and clouds of points. Nothing that runs, and nothing that is packed again. */
const extensions = new Set(
  'json txt csv yaml yml png jpg jpeg webp mp3 wav ogg mp4 webm ttf otf woff2 pcd pgm bin'.split(' ')
)

/** The first bytes of archives and programs, in hexadecimal. They count under any file name. */
const forbidden = [
  // ZIP, gzip, bzip2, xz, 7z, RAR, Zstandard.
  '504b0304',
  '504b0506',
  '1f8b08',
  '425a68',
  'fd377a58',
  '377abcaf',
  '52617221',
  '28b52ffd',
  // ELF, Windows, scripts, Java, macOS.
  '7f454c46',
  '4d5a',
  '2321',
  'cafebabe',
  'cffaedfe'
]

/** So many first bytes say how a file begins. */
export const beginningBytes = 4

/** Whether a package may hold a file of this name. Hidden files are left behind by systems and editors. */
export const isKnownKind = (path: string): boolean => {
  const name = path.slice(path.lastIndexOf('/') + 1)
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  const isHidden = path.split('/').some(segment => segment.startsWith('.') || segment === '__MACOSX')
  return name.includes('.') && !isHidden && extensions.has(extension)
}

/** Whether a file begins as an archive or a program does. */
export const isForbiddenContent = (beginning: Uint8Array): boolean => {
  const written = Buffer.from(beginning).toString('hex')
  return forbidden.some(start => written.startsWith(start))
}

/** Whether the cloud itself reads a file of a package. */
export const isRead = (path: string): boolean => path === manifestFile || isMap(path)

export const isMap = (path: string): boolean => path.startsWith(mapFolder) && path.endsWith('.json')
