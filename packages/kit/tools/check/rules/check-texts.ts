import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Catalogue, messageProblems } from '#contract/texts/message-problems.ts'
import { filesBelow } from '../../files-below.ts'
import type { Project } from '../../project.ts'
import { type Finding, wrong } from './finding.pure.ts'
import { untranslated } from './untranslated.pure.ts'

/** Compares the message files in `src/messages` with each other and with the sources. Without that folder there are none. */
export const checkTexts = async ({ folder }: Pick<Project, 'folder'>): Promise<Finding[]> => {
  const source = join(folder, 'src')
  const files = (await filesBelow(source, /\.json$/)).filter(file => file.startsWith('messages/'))
  if (files.length === 0) return []
  const read = (file: string): Promise<string> => readFile(join(source, file), 'utf8')
  const entries = files.map(async file => [basename(file, '.json'), JSON.parse(await read(file))] as const)
  const catalogue: Catalogue = Object.fromEntries(await Promise.all(entries))
  const sources = await filesBelow(source, /\.(ts|tsx|js|jsx|vue|svelte|html)$/)
  const text = (await Promise.all(sources.map(read))).join('\n')
  return [
    ...messageProblems(catalogue, text).map(problem => wrong('texts', `${problem}.`)),
    ...untranslated(catalogue).map(problem => wrong('translated', problem))
  ]
}
