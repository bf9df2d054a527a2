import { expect, test } from '@playwright/test'
import { languageCodes } from '../../../contract/languages.ts'
import { type Catalogue, messageProblems, sharedKeys } from '../../../contract/texts/message-problems.ts'

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
