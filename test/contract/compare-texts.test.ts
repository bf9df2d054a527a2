import { expect, test } from '@playwright/test'
import { compareTexts, missingKeys, type TextChanges } from '#contract/texts/compare-texts.ts'
import type { Texts } from '#contract/texts/language-file-rules.ts'

const nothing: TextChanges = { added: [], removed: [], changed: [], missing: [], placeholders: [], markup: [] }

const english: Texts = {
  title: 'Sign in',
  hello: 'Hello, {{name}}',
  robots_one: 'One robot',
  robots_other: '{{count}} robots'
}

const rows: [about: string, language: string, current: Texts, next: Texts, changes: Partial<TextChanges>][] = [
  ['English with itself', 'en', english, english, {}],
  ['a new text', 'en', english, { ...english, more: 'x' }, { added: ['more'] }],
  ['a text that is gone', 'en', { ...english, more: 'x' }, english, { removed: ['more'] }],
  [
    'a changed text',
    'en',
    english,
    { ...english, title: 'Log in' },
    {
      changed: [{ key: 'title', before: 'Sign in', after: 'Log in' }]
    }
  ],
  [
    'a text made blank',
    'en',
    english,
    { ...english, title: '' },
    {
      changed: [{ key: 'title', before: 'Sign in', after: '' }]
    }
  ],
  [
    'a first file',
    'zh',
    {},
    { title: '登录', hello: '{{name}}，您好', robots_other: '{{count}} 台' },
    {
      added: ['title', 'hello', 'robots_other']
    }
  ],
  [
    'Chinese with a plural that it lacks',
    'zh',
    {},
    { title: '登录' },
    {
      added: ['title'],
      missing: ['hello', 'robots_other']
    }
  ],
  [
    'French without its third plural form',
    'fr',
    {},
    { ...english },
    {
      added: ['title', 'hello', 'robots_one', 'robots_other'],
      missing: ['robots_many']
    }
  ],
  [
    'a placeholder that was translated',
    'fr',
    {},
    { hello: 'Bonjour {{nom}}' },
    {
      added: ['hello'],
      missing: ['title', 'robots_one', 'robots_many', 'robots_other'],
      placeholders: [{ key: 'hello', wanted: ['name'], found: ['nom'] }]
    }
  ],
  [
    'a placeholder that was lost, and one too many',
    'en',
    english,
    {
      ...english,
      hello: 'Hello',
      title: 'Sign in, {{ name }}',
      robots_other: 'Robots'
    },
    {
      changed: [
        { key: 'title', before: 'Sign in', after: 'Sign in, {{ name }}' },
        { key: 'hello', before: 'Hello, {{name}}', after: 'Hello' },
        { key: 'robots_other', before: '{{count}} robots', after: 'Robots' }
      ],
      placeholders: [
        { key: 'title', wanted: [], found: ['name'] },
        { key: 'hello', wanted: ['name'], found: [] },
        { key: 'robots_other', wanted: ['count'], found: [] }
      ]
    }
  ],
  [
    'spaces and a format in a placeholder',
    'en',
    english,
    { ...english, hello: 'Hello, {{- name, uppercase }}' },
    {
      changed: [{ key: 'hello', before: 'Hello, {{name}}', after: 'Hello, {{- name, uppercase }}' }]
    }
  ],
  [
    'a text with tags',
    'en',
    english,
    { ...english, title: 'Sign <b>in</b>' },
    {
      changed: [{ key: 'title', before: 'Sign in', after: 'Sign <b>in</b>' }],
      markup: ['title']
    }
  ],
  ['a key that objects inherit', 'en', english, { ...english, toString: 'x' }, { added: ['toString'] }]
]

for (const [about, language, current, next, changes] of rows)
  test(`compares ${about}`, () => {
    expect(compareTexts({ language, current, next, english })).toEqual({ ...nothing, ...changes })
  })

const languages: [language: string, missing: string[]][] = [
  ['th', ['robots_other']],
  ['pt-BR', ['robots_one', 'robots_many', 'robots_other']],
  ['ar', ['robots_zero', 'robots_one', 'robots_two', 'robots_few', 'robots_many', 'robots_other']],
  ['qqq', ['robots_one', 'robots_other']]
]

for (const [language, missing] of languages)
  test(`asks ${language} for its own plural forms`, () => {
    expect(missingKeys(language, { title: 'x', hello: 'x' }, english).toSorted()).toEqual(missing.toSorted())
  })
