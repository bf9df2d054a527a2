import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { wrongFields } from '#kit/portal/wrong-fields.pure.ts'
import {
  addressOf,
  basicHeader,
  curlOf,
  shownAnswer
} from '../../../sub-apps/platform/open/calls/console-request.pure.ts'
import {
  checkedNoteOf,
  noteDraftOf,
  noteDraftSchema,
  writtenNoteOf
} from '../../../sub-apps/platform/open/releases/note-draft.pure.ts'
import { standingOf } from '../../../sub-apps/platform/open/states.pure.ts'

/* The decisions of the pages of the open platform, tested without a browser. */

const addresses: [what: string, values: Record<string, string>, address: string][] = [
  ['no parameter', {}, 'https://a.example/b'],
  ['an empty one', { size: '' }, 'https://a.example/b'],
  ['two', { size: '5', from: '2026-03-12' }, 'https://a.example/b?size=5&from=2026-03-12'],
  ['one that would end the query', { size: '5#&x=1' }, 'https://a.example/b?size=5%23%26x%3D1']
]
for (const [what, values, address] of addresses)
  test(`the console asks with ${what}`, () => {
    expect(addressOf('https://a.example', '/b', values)).toBe(address)
  })

test('the console sends key and secret by HTTP Basic, and nothing that could break the header', () => {
  expect(basicHeader({ key: 'ab', secret: 'c-_d' })).toBe(`Basic ${btoa('ab:c-_d')}`)
  expect(basicHeader({ key: 'a\nb', secret: '日:本' })).toBe(`Basic ${btoa('ab:')}`)
})

test('the line for a terminal never holds the secret', () => {
  expect(curlOf('https://a.example/b', { key: 'ab', secret: 'cd' })).toBe(
    `curl --user 'ab:SECRET' 'https://a.example/b'`
  )
  expect(curlOf('x', { key: `'; rm -rf '`, secret: '' })).toBe(`curl --user 'rm-rf:SECRET' 'x'`)
})

test('an answer is written with indents, and cut where it is very long', () => {
  expect(shownAnswer({ a: 1 })).toBe('{\n  "a": 1\n}')
  expect(shownAnswer('x'.repeat(30_000))).toHaveLength(20_001)
})

const standings: [state: 'enabled' | 'disabled', approved: boolean, standing: string][] = [
  ['enabled', true, 'enabled'],
  ['disabled', true, 'disabled'],
  ['enabled', false, 'blocked'],
  ['disabled', false, 'blocked']
]
for (const [state, customerApproved, standing] of standings)
  test(`an application that is ${state} of a customer that is ${customerApproved ? '' : 'not '}approved is ${standing}`, () => {
    expect(standingOf({ state, customerApproved })).toBe(standing)
  })

const draft = { ...noteDraftOf(undefined, '2026-03-12'), version: ' 1.2.0 ', en: 'Stores.', th: ' ' }

test('a note is sent without the languages that are empty', () => {
  expect(writtenNoteOf({ ...draft, fr: 'Magasins.' })).toEqual({
    version: '1.2.0',
    day: '2026-03-12',
    texts: { en: 'Stores.', fr: 'Magasins.' }
  })
})

const fields = ['version', 'day', 'en', 'fr'] as const
const wrong: [what: string, change: object, names: string[]][] = [
  ['that is whole', {}, []],
  ['without English', { en: ' ' }, ['en']],
  ['with a wrong version and no day', { version: 'one', day: '' }, ['version', 'day']],
  ['with a text that is too long', { fr: 'x'.repeat(4_001) }, ['fr']]
]
for (const [what, change, names] of wrong)
  test(`a note ${what} has ${names.length === 0 ? 'no wrong field' : `wrong: ${names}`}`, () => {
    expect(wrongFields(fields, noteDraftSchema ?? v.never(), checkedNoteOf({ ...draft, ...change }))).toEqual(names)
  })
