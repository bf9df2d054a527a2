import { expect, test } from '@playwright/test'
import { changedLines } from '../../scripts/api/changed-lines.ts'
import { type Reported, reportOf } from '../../scripts/api/report.ts'

/** A bundle in small, written as the compiler writes one. */
const bundle = {
  'index.d.ts': `
    import { S as SubAppProps } from './shared/props.js';
    /** Loads data. */
    declare const createLoader: <Value>(report: (value: Value) => void) => () => void;
    declare const textMaxLength = 100;
    export { SubAppProps, createLoader, textMaxLength };`,
  'session.d.ts': `
    import * as v from 'valibot';
    import { a as Level } from './shared/props.js';
    export { S as SubAppProps } from './shared/props.js';
    declare const names: v.UnionSchema<[v.StringSchema<undefined>, v.StrictObjectSchema<{
        readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>]>, v.NonEmptyAction<string, "a name">]>;
        readonly zh: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly ja: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>], undefined>;
    declare const site: v.ObjectSchema<{
        readonly title: v.UnionSchema<[v.StringSchema<undefined>, v.StrictObjectSchema<{
            readonly en: v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MaxLengthAction<string, number, string>]>, v.NonEmptyAction<string, "a name">]>;
            readonly zh: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly ja: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>], undefined>;
        readonly mode: v.PicklistSchema<["production", "development"], undefined>;
        readonly key: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.MinLengthAction<string, 16, "long">]>;
        readonly links: v.OptionalSchema<{
            '~run': (dataset: v.UnknownDataset) => v.OutputDataset<string[]>;
            kind: "schema";
            pipe: readonly [v.ArraySchema<v.StringSchema<undefined>, undefined>, v.MaxLengthAction<string[], number, string>];
        }, undefined>;
        readonly welcome: v.PicklistSchema<["a page of the maker", "a page of the site", "no page"], undefined>;
        readonly extra: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
    }, undefined>;
    type Site = v.InferOutput<typeof site>;
    declare class Refused extends Error {
        readonly code: number;
        constructor(code: number, message: string);
    }
    declare const notify: (level: Level, text: string) => void;
    export { Refused, names, notify };
    export type { Site };`,
  'limits.d.ts': `
    declare const codeDigits = 6;
    declare const codeSeconds: number;
    export { codeDigits, codeSeconds };`,
  'shared/props.d.ts': `
    type Level = 'info' | 'error' | 'warning';
    /** What an application is given: by mount. */
    type SubAppProps = {
        /** The module's name. */
        name: string;
        basePath: string;
        notify: (level: Level, text: string, until?: 'the next notice' | 'the next page') => void;
        ask: (question: { heading: string; yes: string; no?: string }) => Promise<boolean>;
    };
    export type { SubAppProps as S, Level as a };`
}

const reported: Reported = {
  files: Object.entries(bundle).map(([name, text]) => ({ name, text })),
  entries: ['index', 'session', 'limits'],
  values: { limits: { codeDigits: 6, codeSeconds: 300 } },
  messageKeys: { home: ['home.title', 'home.lead'], 'first paint': ['login.title'] }
}

const report = reportOf(reported)

test('names what each entry point gives, and says what it is in short', () => {
  expect(report.split('```')[1]?.trim()).toBe(`ts
// robot-portal-kit
type Level = 'error' | 'info' | 'warning'
export type SubAppProps = {
  name, basePath: string
  notify: (level: Level, text: string, until?: 'the next notice' | 'the next page') => void
  ask: (question: { heading: string; yes: string; no?: string }) => Promise<boolean>
}
export const createLoader: <Value>(report: (value: Value) => void) => () => void
export const textMaxLength = 100

// robot-portal-kit/session
export { SubAppProps } // robot-portal-kit
export class Refused extends Error { readonly code: number; constructor(code: number, message: string) }
export type Site = v.InferOutput<typeof site>
export const names: Strict<{ en: string & MaxLength & NonEmpty<'a name'>; zh?: string; ja?: string }> | string
export const notify: (level: Level, text: string) => void
const site: {
  title: typeof names
  mode: 'development' | 'production'
  key: string & MinLength<16, 'long'>
  links?: string[] & MaxLength
  welcome: 'a page of the maker' | 'a page of the site' | 'no page'
  extra: null | number
}

// robot-portal-kit/limits
export const codeDigits = 6
export const codeSeconds = 300

// Message keys of the session by topic
// first paint: 1 keys, 29df7d00
// home: 2 keys, 6cc5d02d`)
})

/** A change of the bundle's text, and the lines that tell of it. */
const planted: [what: string, from: string, to: string, changes: string[]][] = [
  ['a comment', 'Loads data.', 'Loads all data.', []],
  ['the order of a union', `'info' | 'error'`, `'error' | 'info'`, []],
  [
    'a name that is gone',
    'SubAppProps, createLoader, textMaxLength',
    'SubAppProps, textMaxLength',
    ['- export const createLoader: <Value>(report: (value: Value) => void) => () => void']
  ],
  [
    'a name that another entry point gave too',
    `export { S as SubAppProps } from './shared/props.js';`,
    '',
    ['- export { SubAppProps } // robot-portal-kit']
  ],
  [
    'a parameter of another type',
    'notify: (level: Level, text: string) => void',
    'notify: (level: Level, text: string[]) => void',
    [
      '- export const notify: (level: Level, text: string) => void',
      '+ export const notify: (level: Level, text: string[]) => void'
    ]
  ],
  [
    'a member of a union',
    `'info' | 'error' | 'warning'`,
    `'info' | 'error'`,
    [`- type Level = 'error' | 'info' | 'warning'`, `+ type Level = 'error' | 'info'`]
  ],
  [
    'a new field',
    'basePath: string;',
    'basePath: string; domElement: HTMLElement;',
    ['+ SubAppProps › domElement: HTMLElement']
  ],
  [
    'a field that has to be there now',
    'no?: string',
    'no: string',
    [
      '- SubAppProps › ask: (question: { heading: string; yes: string; no?: string }) => Promise<boolean>',
      '+ SubAppProps › ask: (question: { heading: string; yes: string; no: string }) => Promise<boolean>'
    ]
  ],
  [
    'a field of a class',
    'readonly code: number;',
    '',
    [
      '- export class Refused extends Error { readonly code: number; constructor(code: number, message: string) }',
      '+ export class Refused extends Error { constructor(code: number, message: string) }'
    ]
  ],
  [
    'a field of a schema that has to be there now',
    'readonly extra: v.NullableSchema<v.NumberSchema<undefined>, undefined>',
    'readonly extra: v.NumberSchema<undefined>',
    ['- site › extra: null | number', '+ site › extra: number']
  ],
  [
    'a field of a schema that may be absent now',
    'readonly mode: v.PicklistSchema<["production", "development"], undefined>',
    'readonly mode: v.OptionalSchema<v.PicklistSchema<["production", "development"], undefined>, undefined>',
    [`- site › mode: 'development' | 'production'`, `+ site › mode?: 'development' | 'production'`]
  ],
  [
    'a check of a schema',
    'v.MinLengthAction<string, 16, "long">',
    'v.MinLengthAction<string, 32, "long">',
    [`- site › key: string & MinLength<16, 'long'>`, `+ site › key: string & MinLength<32, 'long'>`]
  ],
  ['a limit', 'codeDigits = 6', 'codeDigits = 8', ['- export const codeDigits = 6', '+ export const codeDigits = 8']]
]

for (const [what, from, to, changes] of planted) {
  test(`tells ${changes.length === 0 ? 'nothing' : 'a reviewer'} of ${what}`, () => {
    expect(Object.values(bundle).join('\n')).toContain(from)
    const files = reported.files.map(({ name, text }) => ({ name, text: text.replaceAll(from, to) }))
    expect(changedLines(report, reportOf({ ...reported, files }))).toEqual(changes)
  })
}

test('tells of a limit whose type is only a number', () => {
  expect(changedLines(report, reportOf({ ...reported, values: { limits: { codeSeconds: 600 } } }))).toEqual([
    '- export const codeSeconds = 300',
    '+ export const codeSeconds = 600'
  ])
})

for (const [what, keys] of [
  ['is gone', ['home.title']],
  ['has another name', ['home.title', 'home.text']]
] as const) {
  test(`tells of a message key that ${what}`, () => {
    const now = reportOf({ ...reported, messageKeys: { ...reported.messageKeys, home: keys } })
    expect(changedLines(report, now)).toEqual([
      expect.stringMatching(/^- \/\/ home: 2 keys, \w{8}$/),
      expect.stringMatching(new RegExp(`^\\+ // home: ${keys.length} keys, \\w{8}$`))
    ])
  })
}

test('many constants stand in groups, and one more changes one line', () => {
  const limitsOf = (names: readonly string[]): Reported => ({
    ...reported,
    files: [
      {
        name: 'limits.d.ts',
        text: `${names.map(name => `declare const ${name} = 1;`).join('\n')} export { ${names.join(', ')} };`
      }
    ],
    entries: ['limits']
  })
  const names = [...'abcdefghijklmn']
    .map(letter => `${letter}Max`)
    .concat('robotNameMax', 'robotPartsMax', 'robotStopsMax')
  expect(changedLines(reportOf(limitsOf(names)), reportOf(limitsOf([...names, 'robotDaysMax'])))).toEqual([
    '- export const robotNameMax = 1, robotPartsMax = 1, robotStopsMax = 1',
    '+ export const robotDaysMax = 1, robotNameMax = 1, robotPartsMax = 1, robotStopsMax = 1'
  ])
})

test('refuses a statement that it can not tell of', () => {
  const files = [{ name: 'index.d.ts', text: `export * from 'elsewhere';` }]
  expect(() => reportOf({ ...reported, files, entries: ['index'] })).toThrow(/export \* from/)
})

const lines: [what: string, before: string, now: string, changes: string[]][] = [
  ['the same text', 'a\nb', 'a\nb', []],
  ['a line that moved', 'a\nb', 'b\n\na', []],
  ['a line that is there once more', 'a', 'a\na', ['+ a']],
  [
    'a field that went from one type to another',
    'type A = {\n  name: string\n}\ntype B = {\n}',
    'type A = {\n}\ntype B = {\n  name: string\n}',
    ['- A › name: string', '+ B › name: string']
  ]
]

for (const [what, before, now, changes] of lines) {
  test(`compares ${what}`, () => {
    expect(changedLines(before, now)).toEqual(changes)
  })
}
