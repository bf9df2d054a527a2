/**
 * `npm run messages`: the texts of the portal and of each sub-application are there in all six languages, with the same
 * placeholders, the plural forms of each language, and none that nobody shows.
 */
import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { languageCodes } from '../contract/languages.ts'
import { type Catalogue, messageProblems } from './messages.ts'
import { main, root } from './process.mjs'

const sourceEndings = '**/*.{ts,tsx,vue,html}'

/** Every room may show a text of the portal; a text of a sub-application belongs to it alone. */
const portal = { messages: 'session/messages', usedIn: ['session', 'elements', 'shell', 'root-config', 'sub-apps'] }

const catalogues = async () => {
  const folders = await filesOf('sub-apps/*/messages')
  return [portal, ...folders.map(folder => ({ messages: folder, usedIn: [dirname(folder)] }))]
}

const filesOf = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: root }))).map(file => file.replaceAll('\\', '/')).sort()

const readCatalogue = async (folder: string): Promise<Catalogue> => {
  const files = await filesOf(`${folder}/*.json`)
  const entries = files.map(async file => [basename(file, '.json'), JSON.parse(await read(file))] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')

await main(async () => {
  let wrong = 0
  for (const { messages, usedIn } of await catalogues()) {
    const sources = (await Promise.all(usedIn.map(folder => filesOf(`${folder}/${sourceEndings}`)))).flat()
    const catalogue = await readCatalogue(messages)
    const text = (await Promise.all(sources.map(read))).join('\n')
    const problems = messageProblems(catalogue, text)
    for (const problem of problems) console.error(`${messages}/${problem}`)
    console.log(`${messages}: ${Object.keys(catalogue.en ?? {}).length} texts in ${languageCodes.length} languages.`)
    wrong += problems.length
  }
  return wrong === 0 ? 0 : 1
})
