import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { liveAction } from '#contract/page/live.ts'
import { createLoaderWith, type Loaded } from '../../packages/kit/loaded.pure.ts'
import { pathBelow } from '../../packages/kit/path-below.pure.ts'
import { servedTexts as servedTextsOf } from '../../packages/kit/served-texts.pure.ts'
import { type Store, select } from '../../packages/kit/store.pure.ts'
import { createTexts, textNow } from '../../packages/kit/texts.pure.ts'
import { root } from '../../scripts/support/process.mjs'

const paths: [pathname: string, below: string | undefined][] = [
  ['/sub-app/robot', ''],
  ['/sub-app/robot/', ''],
  ['/sub-app/robot/list', '/list'],
  ['/sub-app/robot/list/', '/list'],
  ['/sub-app/robot//', '/'],
  ['/sub-app/robotics', undefined],
  ['/sub-app/Robot', undefined],
  ['/', undefined]
]

for (const [pathname, below] of paths) {
  test(`${pathname} is ${below === undefined ? 'not below' : `“${below}” below`} /sub-app/robot`, () => {
    expect(pathBelow(pathname, '/sub-app/robot')).toBe(below)
  })
}

const textsIn = createTexts({
  en: { title: 'Fleet', hello: 'Hello {{name}}', robots_one: '{{count}} robot', robots_other: '{{count}} robots' },
  fr: {
    title: 'Flotte',
    robots_one: '{{count}} robot',
    robots_many: '{{count}} de robots',
    robots_other: '{{count}} robots'
  },
  th: { robots_other: 'หุ่นยนต์ {{count}} ตัว' }
})

const texts: [what: string, shown: string, text: string][] = [
  ['a text of the language', textsIn('fr')('title'), 'Flotte'],
  ['the English text where the language lacks one', textsIn('ko')('title'), 'Fleet'],
  ['the English text with its values', textsIn('fr')('hello', { name: 'Ada' }), 'Hello Ada'],
  ['a value with signs of a pattern', textsIn('en')('hello', { name: '$& {{name}}' }), 'Hello $& {{name}}'],
  ['nothing for a value that is not given', textsIn('en')('hello'), 'Hello '],
  ['the singular', textsIn('en')('robots', { count: 1 }), '1 robot'],
  ['the plural', textsIn('en')('robots', { count: 0 }), '0 robots'],
  ['a count as readers write numbers', textsIn('en')('robots', { count: 10_160 }), '10,160 robots'],
  ['zero in French, which is singular there', textsIn('fr')('robots', { count: 0 }), '0 robot'],
  [
    'a million in French, which has a form of its own',
    textsIn('fr')('robots', { count: 1_000_000 }),
    '1\u202f000\u202f000 de robots'
  ],
  ['a language without plural forms', textsIn('th')('robots', { count: 1 }), 'หุ่นยนต์ 1 ตัว'],
  ['nothing for a name that all objects have', textsIn('en')('constructor' as 'title'), '']
]

for (const [what, shown, text] of texts) {
  test(`texts show ${what}`, () => {
    expect(shown).toBe(text)
  })
}

/** Uploaded texts, as the portal serves them. */
const served = (texts: string): Record<string, string> => JSON.parse(texts)

const servedTexts: [what: string, served: string, key: 'title' | 'hello' | 'robots', text: string][] = [
  ['a served text before its own', '{"title":"Parc"}', 'title', 'Parc'],
  ['its own text where none is served', '{"other":"x"}', 'title', 'Flotte'],
  ['the plural form that is served', '{"robots_one":"un seul"}', 'robots', 'un seul'],
  ['its own plural where another form is served', '{"robots_other":"x"}', 'robots', '1 robot'],
  ['nothing in place of a value that nobody gives', '{"hello":"{{name}}{{__proto__}}{{constructor}}"}', 'hello', 'Ada'],
  ['a text without the value that it should have', '{"hello":"Salut"}', 'hello', 'Salut'],
  ['a served text as it is written', '{"title":"<b>$&</b> {{{{title}}}}"}', 'title', '<b>$&</b> {{}}'],
  ['its own text under names that all objects have', '{"__proto__":"x","constructor":"y"}', 'title', 'Flotte']
]

for (const [what, texts, key, text] of servedTexts)
  test(`an application shows ${what}`, () => {
    expect(textsIn('fr', served(texts))(key, { name: 'Ada', count: 1 })).toBe(text)
    expect(textsIn('fr')('title')).toBe('Flotte')
  })

test('texts that are served again have the same text function, and others another one', () => {
  const texts = { title: 'Parc' }
  const text = textsIn('fr', texts)
  expect(textsIn('fr', texts)).toBe(text)
  expect(textsIn('fr', { title: 'Parc' })).not.toBe(text)
})

test('message files that a build finds are those of their languages', () => {
  const found = createTexts({ './messages/en.json': { a: 'A', b: 'B' }, './messages/fr.json': { a: 'Fr', b: 'Fr' } })
  expect([found('fr')('a'), found('ko')('b')]).toEqual(['Fr', 'B'])
})

test('an application in a portal that serves no texts has its own', () => {
  let language: 'en' | 'fr' = 'en'
  const state$ = { get: () => ({ language }), listen: () => () => undefined } as never
  const texts$ = servedTextsOf({ state$ })
  expect(texts$.get()).toBe(texts$.get())
  expect(textNow(textsIn, texts$.get())('title')).toBe('Fleet')
  language = 'fr'
  expect(textNow(textsIn, texts$.get())('title')).toBe('Flotte')
})

test('a language has the same text function each time', () => {
  expect(textsIn('ja')).toBe(textsIn('ja'))
})

test('a part of a store tells of other values alone', () => {
  let state = { language: 'en', token: 'one' }
  const listeners = new Set<() => void>()
  const change = (part: Partial<typeof state>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  const store: Store<typeof state> = {
    get: () => state,
    listen: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  }
  const heard: string[] = []
  const language = select(store, it => it.language)
  const stop = language.listen(() => heard.push(language.get()))
  change({ token: 'two' })
  change({ language: 'fr' })
  stop()
  change({ language: 'th' })
  expect(heard).toEqual(['fr'])
  expect(listeners.size).toBe(0)
})

test.describe('a loader', () => {
  const told = () => {
    const states: Loaded<string>[] = []
    const waiting = new Set<() => void>()
    const awaitReturn = (act: () => void) => {
      waiting.add(act)
      return () => waiting.delete(act)
    }
    const loader = createLoaderWith<string>(awaitReturn, loaded => states.push(loaded))
    const comeBack = () => {
      const acts = [...waiting]
      waiting.clear()
      for (const act of acts) act()
    }
    return { states, loader, waiting, comeBack }
  }

  test('keeps the content until the next answer', async () => {
    const { states, loader } = told()
    await loader.load(async () => 'one')
    await loader.load(async () => 'two')
    expect(states).toEqual([
      { state: 'loading', before: undefined },
      { state: 'ready', value: 'one' },
      { state: 'loading', before: 'one' },
      { state: 'ready', value: 'two' }
    ])
  })

  test('aborts the question before when another one follows, and the last one at the end', async () => {
    const { states, loader } = told()
    const signals: AbortSignal[] = []
    const ask = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<string>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    }
    const first = loader.load(ask)
    const second = loader.load(ask)
    await first
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    loader.end()
    await second
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
    expect(states.map(({ state }) => state)).toEqual(['loading', 'loading'])
  })

  test('forgets the content where it has to', async () => {
    const { states, loader } = told()
    await loader.load(async () => 'one')
    await loader.load(async () => 'two', 'forget')
    expect(states[2]).toEqual({ state: 'loading', before: undefined })
  })

  test('asks again after news without a sign, and keeps the content where no answer comes', async () => {
    const { states, loader, comeBack } = told()
    await loader.load(async () => 'one')
    await loader.load(async () => 'two', 'again')
    let failures = 1
    await loader.load(
      () => (failures-- > 0 ? Promise.reject(new Error('unreachable')) : Promise.resolve('three')),
      'again'
    )
    expect(states.at(-1)).toEqual({ state: 'ready', value: 'two' })
    comeBack()
    await expect.poll(() => states.at(-1)).toEqual({ state: 'ready', value: 'three' })
    expect(states.map(({ state }) => state)).toEqual(['loading', 'ready', 'ready', 'ready'])
  })

  test('shows that it loads after news where there is nothing to keep, and where somebody waits', async () => {
    const { states, loader } = told()
    const error = new Error('unreachable')
    await loader.load(() => Promise.reject(error))
    await loader.load(async () => 'one', 'again')
    const wanted = loader.load(() => new Promise<never>(() => undefined))
    await loader.load(() => Promise.reject(error), 'again')
    expect(states.map(({ state }) => state)).toEqual([
      'loading',
      'failed',
      'loading',
      'ready',
      'loading',
      'loading',
      'failed'
    ])
    void wanted
  })

  test('reports only the last of several answers, and none after its end', async () => {
    const { states, loader } = told()
    const first = Promise.withResolvers<string>()
    const loading = loader.load(() => first.promise)
    await loader.load(async () => 'second')
    first.resolve('first')
    await loading
    const last = loader.load(async () => 'late')
    loader.end()
    await last
    expect(states.filter(({ state }) => state === 'ready')).toEqual([{ state: 'ready', value: 'second' }])
  })

  test('reports a failure', async () => {
    const { states, loader } = told()
    const error = new Error('unreachable')
    await loader.load(() => Promise.reject(error))
    expect(states.at(-1)).toEqual({ state: 'failed', error })
  })

  test('asks again when the person comes back, and shows no loading meanwhile', async () => {
    const { states, loader, waiting, comeBack } = told()
    let failures = 2
    await loader.load(() => (failures-- > 0 ? Promise.reject(new Error('unreachable')) : Promise.resolve('one')))
    for (const state of ['failed', 'ready']) {
      comeBack()
      await expect.poll(() => states.at(-1)?.state).toBe(state)
    }
    expect(states.map(({ state }) => state)).toEqual(['loading', 'failed', 'failed', 'ready'])
    expect(waiting.size).toBe(0)
  })

  test('does not ask again after its end, or when another question was asked', async () => {
    const { states, loader, waiting } = told()
    await loader.load(() => Promise.reject(new Error('unreachable')))
    await loader.load(async () => 'one')
    expect(waiting.size).toBe(0)
    await loader.load(() => Promise.reject(new Error('unreachable')))
    loader.end()
    expect(waiting.size).toBe(0)
    expect(states.at(-1)?.state).toBe('failed')
  })
})

test('docs/kit.md says of each kind of news what changed', () => {
  const [, table = ''] = readFileSync(join(root, 'docs/kit.md'), 'utf8').split('| news | what changed |')
  const rows = table.split('\n\n', 1)[0] ?? ''
  const named = [...rows.matchAll(/`(\w+)`/g)].map(([, name]) => name)
  expect(named.sort()).toEqual([...liveAction.options].sort())
})
