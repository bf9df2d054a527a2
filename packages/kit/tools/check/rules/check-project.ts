import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuiltModule } from '../../built-module.ts'
import type { Project } from '../../project.ts'
import { type Finding, wrong } from './finding.pure.ts'

/** A README shorter than this says nothing. */
const readmeMinLength = 200

/** What the folder of a project shows: its README, its owner, and the source map beside the built file. */
export const checkProject = async (
  { folder, owner }: Pick<Project, 'folder' | 'owner'>,
  built: Pick<BuiltModule, 'folder' | 'name' | 'text'>
): Promise<Finding[]> => {
  const readme = (await textOf(join(folder, 'README.md'))).trim()
  return [
    ...(owner === undefined ? [wrong('owner', 'Nobody knows whom to ask about it.')] : []),
    ...(/^#+ \S/m.test(readme) && readme.length >= readmeMinLength
      ? []
      : [wrong('readme', `README.md has no heading, or fewer than ${readmeMinLength} characters.`)]),
    ...((await hasSourceMap(built)) ? [] : [wrong('source-map', `${built.name} has no source map with sources.`)])
  ]
}

const hasSourceMap = async ({
  folder,
  name,
  text
}: Pick<BuiltModule, 'folder' | 'name' | 'text'>): Promise<boolean> => {
  if (!text.includes(`//# sourceMappingURL=${name}.map`)) return false
  try {
    const { sources }: { sources?: unknown } = JSON.parse(await textOf(join(folder, `${name}.map`)))
    return Array.isArray(sources) && sources.length > 0
  } catch (error) {
    if (error instanceof SyntaxError) return false
    throw error
  }
}

/** The text of a file; none where there is no file. */
const textOf = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
