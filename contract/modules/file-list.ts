import * as v from 'valibot'
import { boundedList, boundedString } from '../checks/bounds.ts'
import * as limits from '../limits.ts'
import { type Parts, sha384 } from './parts.ts'

/** The name of the list. It lies beside the first file of a build. */
export const fileListName = 'files.json'

export const fileKinds = ['module', 'map', 'font', 'image', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

/** Up to four folders. No part of it begins or ends with a dot, so none leads elsewhere and each system takes it. */
const nameForm = /^(?:[\w-]+(?:\.[\w-]+)*\/){0,4}[\w-]+(?:\.[\w-]+)*$/

const name = v.pipe(
  boundedString(limits.releaseFileNameMaxLength),
  v.regex(
    nameForm,
    'Names have letters without accents, digits, hyphens, underscores and single dots, in four folders at most. Rename the file.'
  )
)

const megabytes = (bytes: number): string => `${bytes / 1_024 / 1_024} MiB`

const listedFile = v.strictObject({
  name,
  /** Bytes. */
  size: v.pipe(
    v.number(),
    v.integer(),
    v.minValue(0),
    v.maxValue(
      limits.releaseFileBytesMax,
      `A file has ${megabytes(limits.releaseFileBytesMax)} at most. Fetch larger data with a call instead.`
    )
  ),
  integrity: sha384,
  kind: v.picklist(fileKinds)
})
export type ListedFile = v.InferOutput<typeof listedFile>

/** The two systems on which a folder may lie take `A.mjs` and `a.mjs` for one file, or for two. */
const areDistinct = (files: ListedFile[]): boolean =>
  new Set(files.map(({ name }) => name.toLowerCase())).size === files.length

const fileList = v.pipe(
  v.strictObject({
    /** The file with the lifecycles. */
    entry: name,
    files: v.pipe(
      boundedList(listedFile, limits.releaseFilesMax),
      v.check(areDistinct, 'Two names differ in capital letters alone. Rename one of the files.'),
      v.check(
        files => files.reduce((sum, { size }) => sum + size, 0) <= limits.releaseFolderBytesMax,
        `All files together have ${megabytes(limits.releaseFolderBytesMax)} at most. Leave out what no page needs.`
      )
    )
  }),
  v.check(
    ({ entry, files }) => files.some(file => file.name === entry && file.kind === 'module'),
    'The entry is no module of the list. Build again.'
  )
)
export type FileList = v.InferOutput<typeof fileList>

/** Reads a list that somebody else wrote. @returns the list, or what is wrong with it and what to do */
export const readFileList = (text: string): FileList | { problem: string } => {
  if (text.length > limits.releaseListBytesMax) return { problem: 'The list is too long. Make fewer files.' }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problem: 'The list is no JSON. Build again.' }
  }
  const read = v.safeParse(fileList, value)
  if (read.success) return read.output
  const [issue] = read.issues
  return { problem: `${v.getDotPath(issue) ?? 'the list'}: ${issue.message}` }
}

/**
 * Compares a list with the first file of its build. That file is what the import map has a hash of, and browsers believe
 * its hashes.
 * @returns a sentence for each difference
 */
export const listFaults = (
  { entry, files }: FileList,
  found: { name: string; integrity: string; parts: Parts }
): string[] => {
  if (entry !== found.name) return [`The list is for ${entry}. Publish the whole folder as it was built.`]
  const modules = new Map(files.filter(({ kind }) => kind === 'module').map(file => [file.name, file.integrity]))
  const wanted = new Map([
    [entry, found.integrity],
    ...Object.entries(found.parts).map(([part, [hash = '']]) => [part, hash] as const)
  ])
  return [
    ...[...wanted]
      .filter(([module, hash]) => modules.get(module) !== hash)
      .map(
        ([module]) => `The list has another hash for ${module}, or none. Build again, and publish the whole folder.`
      ),
    ...[...modules.keys()]
      .filter(module => !wanted.has(module))
      .map(module => `${module} is a module that ${entry} does not name. Delete dist, and build again.`)
  ]
}
