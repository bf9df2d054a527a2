import { expect, test } from '@playwright/test'
import { bodyOf, type Draft, fieldOf, problemsOf } from '../../../sub-apps/store/form/store-draft.ts'

const good: Draft = { tenantId: '', storeCode: '', name: 'Marina', city: 'Singapore', country: 'SG' }

const rows: [title: string, draft: Partial<Draft>, needsTenant: boolean, problems: ReturnType<typeof problemsOf>][] = [
  ['nothing of a good one', {}, false, {}],
  ['a tenant that was not chosen', {}, true, { tenantId: 'empty' }],
  ['nothing once it was chosen', { tenantId: '2' }, true, {}],
  ['a blank name', { name: '  ' }, false, { name: 'empty' }],
  ['a name that is too long', { name: 'x'.repeat(101) }, false, { name: 'illegal' }],
  ['a country that was not chosen', { country: '' }, false, { country: 'empty' }],
  ['an ID with a space', { storeCode: 'A B' }, false, { storeCode: 'illegal' }],
  ['nothing of an ID in small letters', { storeCode: 'hq-7' }, false, {}],
  ['all that is empty', { name: '', city: '', country: '' }, false, { name: 'empty', city: 'empty', country: 'empty' }]
]

for (const [title, draft, needsTenant, problems] of rows)
  test(`complains of ${title}`, () => {
    expect(problemsOf({ ...good, ...draft }, needsTenant)).toEqual(problems)
  })

test('sends neither an empty tenant nor an empty ID', () => {
  expect(bodyOf(good)).toEqual({ name: 'Marina', city: 'Singapore', country: 'SG' })
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
