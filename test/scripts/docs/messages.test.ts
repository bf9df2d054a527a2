import { glob, readFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { languageCodes } from '../../../contract/languages.ts'
import { type Catalogue, messageProblems, sharedKeys } from '../../../contract/texts/message-problems.ts'

const root = resolve(import.meta.dirname, '../../..')

const everywhere = (texts: Record<string, unknown>): Catalogue =>
  Object.fromEntries(languageCodes.map(language => [language, { ...texts }]))

const counted = (text: string): Catalogue => ({
  en: { robots_one: text, robots_other: text },
  fr: { robots_one: text, robots_many: text, robots_other: text },
  zh: { robots_other: text },
  ja: { robots_other: text },
  ko: { robots_other: text },
  th: { robots_other: text }
})

const greeting = everywhere({ greeting: 'Hello {{name}}' })
const { th: _, ...withoutThai } = greeting
const uses = `translate('greeting')`

type Row = [name: string, catalogue: Catalogue, sources: string, problems: string[]]

const rows: Row[] = [
  ['passes texts that are there in all languages and used', greeting, uses, []],
  ['passes the plural forms that each language has', counted('{{count}} robots'), `t('robots', { count })`, []],
  [
    'passes a singular that says its number in words',
    { ...counted('{{count}} robots'), en: { robots_one: 'One robot', robots_other: '{{count}} robots' } },
    `t('robots', { count })`,
    []
  ],
  ['passes keys that a template puts together', everywhere({ 'kind.hotel': 'Hotel' }), `t(\`kind.\${kind}\`)`, []],
  ['passes keys that come from the cloud', everywhere({ 'menu.robot': 'Robots' }), '', []],
  [
    'passes spaces and another order in placeholders',
    {
      ...everywhere({ a: '{{x}} {{y}}' }),
      ja: { a: '{{ y }} {{ x }}' }
    },
    `t("a")`,
    []
  ],
  ['finds a missing language', withoutThai, uses, ['th: there is no message file']],
  ['finds a missing text', { ...greeting, ko: {} }, uses, ['ko: greeting is missing']],
  [
    'finds a text that English does not have',
    { ...greeting, fr: { greeting: 'Bonjour {{name}}', farewell: 'Adieu' } },
    uses,
    ['fr: farewell is not a key of en']
  ],
  ['finds an empty text', { ...greeting, zh: { greeting: '  ' } }, uses, ['zh: greeting has no text']],
  ['finds what is no text', { ...greeting, zh: { greeting: { a: 'b' } } }, uses, ['zh: greeting has no text']],
  [
    'finds a placeholder of another name',
    { ...greeting, ja: { greeting: '{{nom}}' } },
    uses,
    ['ja: greeting has the placeholders [nom] instead of [name]']
  ],
  [
    'finds a missing plural form',
    { ...counted('{{count}} robots'), fr: { robots_one: '{{count}}', robots_other: '{{count}}' } },
    `t('robots')`,
    ['fr: robots_many is missing']
  ],
  [
    'finds a plural form that the language does not have',
    { ...counted('{{count}} robots'), ja: { robots_one: '{{count}}', robots_other: '{{count}}' } },
    `t('robots')`,
    ['ja: robots_one is not a key of en']
  ],
  ['finds a text that nobody uses', greeting, `translate('greetings')`, ['greeting: no source uses it']],
  [
    'finds a key that is an object’s machinery',
    { ...greeting, en: JSON.parse('{"greeting":"Hello {{name}}","__proto__":"x"}') },
    `${uses} '__proto__'`,
    [
      'zh: __proto__ is missing',
      'en: __proto__ is no name for a text',
      'ja: __proto__ is missing',
      'ko: __proto__ is missing',
      'th: __proto__ is missing',
      'fr: __proto__ is missing'
    ]
  ]
]

for (const [name, catalogue, sources, problems] of rows) {
  test(name, () => {
    expect(messageProblems(catalogue, sources)).toEqual(problems)
  })
}

test('finds a key that two topics share', () => {
  const problems = sharedKeys({ first: everywhere({ a: 'x', b: 'y' }), codes: everywhere({ b: 'y', c: 'z' }) })
  expect(problems).toEqual(['b: stands in first and codes'])
})

/** The texts of the files that fit a pattern, in all languages, by the folder of the file. */
const readFolders = async (pattern: string): Promise<Map<string, Record<string, Record<string, string>>>> => {
  const folders = new Map<string, Record<string, Record<string, string>>>()
  for (const file of (await Array.fromAsync(glob(pattern, { cwd: root }))).sort()) {
    const texts = folders.get(dirname(file)) ?? {}
    texts[basename(file, '.json')] = JSON.parse(await readFile(join(root, file), 'utf8'))
    folders.set(dirname(file), texts)
  }
  return folders
}

test('no code of a sub-application names a language file', async () => {
  let found = 0
  for await (const file of glob('sub-apps/**/*.{ts,tsx,vue,svelte}', { cwd: root })) {
    const code = await readFile(join(root, file), 'utf8')
    found += code.includes('import.meta.glob<typeof en') ? 1 : 0
    expect(code, file).not.toMatch(/^import (?!type )[^'"]+['"][^'"]*messages\/[\w-]+\.json['"]/m)
  }
  expect(found).toBeGreaterThanOrEqual(12)
})

test('what two sub-applications say under the same key stands in the topic that they share', async () => {
  const common: object = JSON.parse(await readFile(join(root, 'session/messages/common/en.json'), 'utf8'))
  const places = new Map<string, string[]>()
  for (const [folder, texts] of await readFolders('sub-apps/*/messages/*.json'))
    for (const key of Object.keys(texts.en ?? {}).filter(
      it => !/_(?:one|many|other)$/.test(it) && !Object.hasOwn(common, `common.${it}`)
    )) {
      const said = JSON.stringify([key, ...Object.entries(texts).map(([language, own]) => [language, own[key]])])
      places.set(said, [...(places.get(said) ?? []), folder])
    }
  expect(places.size).toBeGreaterThan(1_000)
  expect([...places].filter(([, folders]) => folders.length > 1)).toEqual([])
})

test('the folders of one sub-application, which are one topic, share no key', async () => {
  const folders = await readFolders('sub-apps/*/{,*/}messages/*.json')
  const applications = Map.groupBy([...folders], ([folder]) => folder.split('/')[1])
  for (const own of applications.values()) expect(sharedKeys(Object.fromEntries(own))).toEqual([])
})
