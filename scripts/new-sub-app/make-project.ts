import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root } from '../support/process.mjs'
import type { NewProject } from './command.ts'
import type { OwnPackages } from './find-packages.ts'
import { type Files, projectFiles } from './project-files.ts'

const templates = join(root, 'packages/templates')

/**
 * Writes the files of a new project.
 * @returns their paths
 */
export const makeProject = async ({
  framework,
  prefix,
  title,
  folder,
  packages
}: Omit<NewProject, 'dir' | 'kit'> & { folder: string; packages: OwnPackages }): Promise<string[]> => {
  const files = projectFiles(await readFiles('common'), await readFiles(framework), { prefix, title, packages })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return Object.keys(files)
}

const readFiles = async (template: string): Promise<Files> => {
  const folder = join(templates, template)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/')
    )
  return Object.fromEntries(
    await Promise.all(paths.map(async path => [path, await readFile(join(folder, path), 'utf8')]))
  )
}
