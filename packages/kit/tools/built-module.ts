import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type FileList, fileListName, type ListedFile, listFaults, readFileList } from '#contract/modules/file-list.ts'
import { readParts } from '#contract/modules/parts.ts'
import { integrityOf } from './build/hashes-of-parts.ts'
import { filesBelow } from './files-below.ts'
import type { Project } from './project.ts'
import { ToolFailed } from './tool-failed.ts'

/** The files that a build made of an application: the first one, and the list of all where there are several. */
export type BuiltModule = {
  folder: string
  name: string
  text: string
  kibibytes: number
  integrity: string
  /** Later parts, by their names. */
  parts: ReadonlyMap<string, string>
  list: FileList | undefined
}

const again = 'Delete the folder, and run `npm run build`.'

/** @throws ToolFailed which says what to do, where the build is missing or is not whole */
export const readBuiltModule = async ({ folder }: Pick<Project, 'folder'>): Promise<BuiltModule> => {
  const dist = join(folder, 'dist')
  const list = await readList(dist)
  const file = list === undefined ? await onlyFile(dist) : list.entry
  const bytes = await readFile(join(dist, file))
  const text = bytes.toString('utf8')
  const integrity = integrityOf(bytes)
  const read = await Promise.all((list?.files ?? []).map(listed => readListed(dist, listed)))
  if (list !== undefined) {
    const [fault] = listFaults(list, { name: file, integrity, parts: readParts(text) ?? {} })
    if (fault !== undefined) throw new ToolFailed(`${join(dist, fileListName)}: ${fault}`)
  }
  return {
    folder: dist,
    name: list === undefined ? basename(file) : file,
    text,
    kibibytes: brotliCompressSync(bytes).length / 1_024,
    integrity,
    parts: new Map(read.flatMap(({ name, kind, text }) => (kind === 'module' && name !== file ? [[name, text]] : []))),
    list
  }
}

const readList = async (dist: string): Promise<FileList | undefined> => {
  const path = join(dist, fileListName)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const list = readFileList(text)
  if ('problem' in list) throw new ToolFailed(`${path}: ${list.problem}`)
  return list
}

/** @throws ToolFailed where a file is not the one of the list */
const readListed = async (dist: string, listed: ListedFile): Promise<ListedFile & { text: string }> => {
  const path = join(dist, listed.name)
  const bytes = await readFile(path).catch((cause: unknown) => {
    throw new ToolFailed(`${path} is in ${fileListName}, and is not there. ${again}`, { cause })
  })
  if (integrityOf(bytes) !== listed.integrity)
    throw new ToolFailed(`${path} was changed after the build. Change the sources instead. ${again}`)
  return { ...listed, text: bytes.toString('utf8') }
}

const onlyFile = async (dist: string): Promise<string> => {
  const files = await filesBelow(dist, /\.(js|mjs|css)$/)
  const [file, ...more] = files
  if (file === undefined) throw new ToolFailed(`${dist} has no module. Run \`npm run build\` first.`)
  if (more.length === 0) return file
  throw new ToolFailed(
    `${dist} has ${files.length} files (${files.join(', ')}) and no ${fileListName}. ${again} ` +
      'For several files, write portalSubApp({ severalFiles: true }) in vite.config.ts.'
  )
}
