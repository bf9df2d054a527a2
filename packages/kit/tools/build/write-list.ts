import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'
import { type FileKind, type FileList, fileListName } from '#contract/modules/file-list.ts'
import { filesBelow } from '../files-below.ts'
import { integrityOf } from './hashes-of-parts.ts'

const kinds: readonly (readonly [FileKind, RegExp])[] = [
  ['module', /^\.m?js$/],
  ['map', /^\.map$/],
  ['font', /^\.(woff2?|ttf|otf|eot)$/],
  ['image', /^\.(svg|png|jpe?g|gif|webp|avif|ico)$/]
]

const kindOf = (name: string): FileKind => kinds.find(([, form]) => form.test(extname(name)))?.[0] ?? 'other'

/** Writes the list of all files of a build, with their hashes. */
export const writeList = (): Plugin => {
  let publicFolder = ''
  return {
    name: 'robot-portal-list',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      publicFolder = publicDir
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async ({ dir = '' }, bundle) => {
        const entry = Object.values(bundle).find(part => part.type === 'chunk' && part.isEntry)
        if (entry === undefined) return
        const copied = publicFolder === '' ? [] : await filesBelow(publicFolder, /\.[^./]+$/)
        const names = [...new Set([...Object.keys(bundle), ...copied])].sort()
        const list: FileList = { entry: entry.fileName, files: await Promise.all(names.map(fileIn(dir))) }
        await writeFile(join(dir, fileListName), `${JSON.stringify(list, null, 2)}\n`)
      }
    }
  }
}

const fileIn = (folder: string) => async (name: string) => {
  const bytes = await readFile(join(folder, name))
  return { name, size: bytes.length, integrity: integrityOf(bytes), kind: kindOf(name) }
}
