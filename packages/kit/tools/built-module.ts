import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesBelow } from './files-below.ts'
import type { Project } from './project.ts'
import { ToolFailed } from './tool-failed.ts'

/** The file that a build made of an application. */
export type BuiltModule = { path: string; name: string; text: string; kibibytes: number; integrity: string }

/** @throws ToolFailed where the build is missing, or made several files */
export const readBuiltModule = async ({ folder }: Pick<Project, 'folder'>): Promise<BuiltModule> => {
  const dist = join(folder, 'dist')
  const files = await filesBelow(dist, /\.(js|mjs|css)$/)
  const [file, ...more] = files
  if (file === undefined) throw new ToolFailed(`${dist} has no module. Run \`npm run build\` first.`)
  if (more.length > 0)
    throw new ToolFailed(
      `${dist} has ${files.length} files (${files.join(', ')}). The hash of the map covers one file.`
    )
  const path = join(dist, file)
  const bytes = await readFile(path)
  return {
    path,
    name: basename(file),
    text: bytes.toString('utf8'),
    kibibytes: brotliCompressSync(bytes).length / 1_024,
    integrity: `sha384-${createHash('sha384').update(bytes).digest('base64')}`
  }
}
