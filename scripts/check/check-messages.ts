/**
 * `npm test -- --only messages`: checks the texts of the portal, of each sub-application and of the cloud. All six
 * languages have every text, with the same placeholders and the plural forms of each language. Every text is shown
 * somewhere, and no source shows a text of its own. One English text has one translation, unless a reason is known. The
 * glossary has a word for each term in every language.
 */
import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { languageCodes } from '../../contract/languages.ts'
import { readGlossary } from '../../contract/texts/glossary.ts'
import { type Catalogue, messageProblems, sharedKeys } from '../../contract/texts/message-problems.ts'
import { main, root } from '../support/process.mjs'
import { inconsistentTexts } from './homonyms.pure.ts'
import { textsInCode } from './texts-in-code.ts'
import { wrongTermsIn } from './wrong-terms.pure.ts'

const sourceEndings = '**/*.{ts,tsx,vue,svelte,html}'

const portal = 'session/messages'

/** Its parts are drawn in sub-applications, and ask for texts of these. */
const sharedParts = 'packages/kit/portal'

/** Every module may show a text of the portal; a text of a sub-application, or of the cloud, belongs to it alone. */
const catalogues = async () => {
  const usedIn = ['session', 'elements', 'controls', 'shell', 'root-config', 'sub-apps', sharedParts]
  const topics = new Set((await filesOf(`${portal}/*/*.json`)).map(dirname))
  const folders = await filesOf('sub-apps/{*,*/*}/messages')
  const written = new Set((await filesOf('cloud/texts/*/*.json')).map(dirname))
  return [
    ...[portal, ...topics].map(messages => ({ messages, usedIn })),
    ...folders.map(folder => ({ messages: folder, usedIn: [dirname(folder), sharedParts] })),
    // Each framework's pages show the same texts.
    { messages: 'packages/templates/common/src/messages', usedIn: ['packages/templates'] },
    ...[...written].map(messages => ({ messages, usedIn: ['cloud'] })),
    { messages: 'clean-centre/messages', usedIn: ['clean-centre'] }
  ]
}

const filesOf = async (pattern: string): Promise<string[]> =>
  (await Array.fromAsync(glob(pattern, { cwd: root }))).map(file => file.replaceAll('\\', '/')).sort()

/** Applications ask for the topic that they share without its name. */
const common = `${portal}/common`
const asAsked = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(
    Object.entries(catalogue).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts ?? {}).map(([key, text]) => [key.replace(/^common\./, ''), text]))
    ])
  )

const readCatalogue = async (folder: string): Promise<Catalogue> => {
  const files = await filesOf(`${folder}/*.json`)
  const entries = files.map(async file => [basename(file, '.json'), JSON.parse(await read(file))] as const)
  return Object.fromEntries(await Promise.all(entries))
}

const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')

await main(async () => {
  let wrong = 0
  const all: Record<string, Catalogue> = {}
  for (const { messages, usedIn } of await catalogues()) {
    const sources = (await Promise.all(usedIn.map(folder => filesOf(`${folder}/${sourceEndings}`)))).flat()
    const catalogue = await readCatalogue(messages)
    const text = (await Promise.all(sources.map(read))).join('\n')
    const problems = [
      ...messageProblems(messages === common ? asAsked(catalogue) : catalogue, text),
      ...wrongTermsIn(catalogue)
    ]
    for (const problem of problems) console.error(`${messages}/${problem}`)
    console.log(`${messages}: ${Object.keys(catalogue.en ?? {}).length} texts in ${languageCodes.length} languages.`)
    wrong += problems.length
    all[messages] = catalogue
  }
  const ofPortal = Object.fromEntries(Object.entries(all).filter(([messages]) => messages.startsWith(portal)))
  const glossary = readGlossary(await read('docs/glossary.md')).problems.map(it => `docs/glossary.md: ${it}`)
  const across = [...sharedKeys(ofPortal), ...inconsistentTexts(all), ...glossary]
  for (const problem of across) console.error(problem)
  wrong += across.length
  const templates = await filesOf('{elements,shell,root-config,sub-apps}/**/*.{tsx,vue,svelte}')
  const inCode = (await Promise.all(templates.map(async file => textsInCode(file, await read(file))))).flat()
  for (const problem of inCode) console.error(problem)
  console.log(`${templates.length} templates without texts of their own.`)
  wrong += inCode.length
  return wrong === 0 ? 0 : 1
})
