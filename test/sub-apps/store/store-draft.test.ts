import { expect, test } from '@playwright/test'
import { bodyOf, type Draft, emptyDraft, fieldOf, problemsOf } from '../../../sub-apps/store/form/store-draft.pure.ts'

const good: Draft = { ...emptyDraft, name: 'Marina', city: 'Singapore', country: 'SG' }
const lunch = { key: 0, weekday: 1, from: '11:30', until: '14:30' }

const rows: [title: string, draft: Partial<Draft>, needsTenant: boolean, problems: ReturnType<typeof problemsOf>][] = [
  ['nothing of a good one', {}, false, {}],
  ['a tenant that was not chosen', {}, true, { tenantId: 'empty' }],
  ['nothing once it was chosen', { tenantId: '2' }, true, {}],
  ['a blank name', { name: '  ' }, false, { name: 'empty' }],
  ['a name that is too long', { name: 'x'.repeat(101) }, false, { name: 'illegal' }],
  ['a country that was not chosen', { country: '' }, false, { country: 'empty' }],
  ['an ID with a space', { storeCode: 'A B' }, false, { storeCode: 'illegal' }],
  ['nothing of an ID in small letters', { storeCode: 'hq-7' }, false, {}],
  ['hours without a time zone', { hours: [lunch] }, false, { timeZone: 'empty' }],
  ['a time that is missing', { timeZone: 'Asia/Tokyo', hours: [{ ...lunch, until: '' }] }, false, { hours: 'illegal' }],
  ['times that overlap', { timeZone: 'Asia/Tokyo', hours: [lunch, { ...lunch, key: 1 }] }, false, { hours: 'illegal' }],
  ['nothing of a time past midnight', { timeZone: 'Asia/Tokyo', hours: [{ ...lunch, until: '01:00' }] }, false, {}],
  ['a latitude alone', { latitude: '1.3' }, false, { longitude: 'empty' }],
  ['a latitude that is none', { latitude: '91', longitude: '0' }, false, { latitude: 'illegal' }],
  ['nothing of a comma', { latitude: '1,29', longitude: '-103,85' }, false, {}],
  ['all that is empty', { name: '', city: '', country: '' }, false, { name: 'empty', city: 'empty', country: 'empty' }]
]

for (const [title, draft, needsTenant, problems] of rows)
  test(`complains of ${title}`, () => {
    expect(problemsOf({ ...good, ...draft }, needsTenant)).toEqual(problems)
  })

test('sends hours in minutes and degrees as numbers', () => {
  expect(
    bodyOf({ ...good, timeZone: 'Asia/Tokyo', hours: [lunch], latitude: '1,29', longitude: '-103.85' })
  ).toMatchObject({
    opening: { timeZone: 'Asia/Tokyo', spans: [{ weekday: 1, from: 690, until: 870 }] },
    position: { latitude: 1.29, longitude: -103.85 }
  })
})

test('sends neither an empty tenant nor an empty ID', () => {
  expect(bodyOf(good)).toEqual({ name: 'Marina', city: 'Singapore', country: 'SG', opening: null, position: null })
  expect(bodyOf({ ...good, tenantId: '3', storeCode: 'A' })).toMatchObject({ tenantId: 3, storeCode: 'A' })
})

for (const [code, field] of [
  [610706, 'name'],
  [610707, 'storeCode'],
  [610708, 'storeCode'],
  [610709, 'country'],
  [610715, 'storeCode'],
  [610402, undefined]
] as const)
  test(`shows ${code} at ${field ?? 'the whole form'}`, () => {
    expect(fieldOf(code)).toBe(field)
  })
