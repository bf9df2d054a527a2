import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { fillPlaceholders, hasSamePlaceholders, placeholdersIn } from '#contract/calls/messages/message-templates.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

/* Templates of messages: their placeholders, and who makes and changes them. */

const text = (title: string, content = 'x') => ({ title, content })

test('finds the placeholders of all languages, each once', () => {
  expect(placeholdersIn({ en: text('{{store}}', '{{day}} {{store}}'), zh: text('{{ day }}') })).toEqual([
    'day',
    'store'
  ])
  expect(placeholdersIn({})).toEqual([])
})

const same: [what: string, texts: Parameters<typeof hasSamePlaceholders>[0], is: boolean][] = [
  ['one language', { en: text('{{store}}') }, true],
  ['the same in another order', { en: text('{{a}} {{b}}'), fr: text('{{b}}', '{{a}}') }, true],
  ['one that is missing', { en: text('{{a}} {{b}}'), fr: text('{{a}}') }, false],
  ['another name', { en: text('{{a}}'), fr: text('{{b}}') }, false],
  ['none', { en: text('a'), fr: text('b') }, true]
]
for (const [what, texts, is] of same)
  test(`takes ${what} as ${is ? 'the same' : 'other'} placeholders`, () => {
    expect(hasSamePlaceholders(texts)).toBe(is)
  })

const filled: [text: string, values: Record<string, string>, result: string][] = [
  ['At {{store}} on {{day}}', { store: 'Umeda', day: 'Monday' }, 'At Umeda on Monday'],
  ['At {{ store }}', { store: '{{day}}', day: 'Monday' }, 'At {{day}}'],
  ['At {{store}}', {}, 'At {{store}}'],
  ['At {{store}}', { store: '' }, 'At {{store}}'],
  ['{{constructor}}', {}, '{{constructor}}']
]
for (const [written, values, result] of filled)
  test(`fills "${written}" with ${JSON.stringify(values)}`, () => {
    expect(fillPlaceholders(written, values)).toBe(result)
  })

test.describe('of a cloud', () => {
  let cloud: TestCloud
  let tokens: Record<string, string> = {}
  test.beforeAll(async () => {
    cloud = await startTestCloud({ taskDays: 1 })
    tokens = await signInAll(cloud, ['operator', 'distributor', 'customer'])
  })
  test.afterAll(() => cloud.close())

  const as = (name: string) => ({ token: tokens[name] ?? '' })
  type Body = CallInput<typeof calls.createTemplate>['body']
  const texts = { en: text('At {{store}}'), th: text('ที่ {{store}}') }
  const make = (name: string, part: Partial<Body> = {}) =>
    send(cloud.url, calls.createTemplate, { ...as(name), body: { name: 'Inspection', texts, ...part } })
  const change = (name: string, templateId: number, part: Partial<Body> = {}) =>
    send(cloud.url, calls.updateTemplate, { ...as(name), body: { templateId, name: 'Changed', texts, ...part } })
  const remove = (name: string, templateId: number) =>
    send(cloud.url, calls.deleteTemplate, { ...as(name), body: { templateId } })
  const seen = async (name: string) =>
    (await send(cloud.url, calls.templateList, { ...as(name), query: { size: 100 } })).data.list

  test('keeps a template of an operator for all tenants, which only operators change', async () => {
    const { templateId } = (await make('operator', { name: 'Shared' })).data
    const found = (await seen('distributor')).find(it => it.templateId === templateId)
    expect(found).toMatchObject({ name: 'Shared', texts, tenantId: null, changeable: false, url: null })
    expect(codesOf([await change('distributor', templateId), await remove('distributor', templateId)])).toEqual({
      610603: 2
    })
    expect((await change('operator', templateId, { name: 'Shared again', url: '/reserve' })).code).toBe(610000)
    expect((await seen('operator')).find(it => it.templateId === templateId)).toMatchObject({
      name: 'Shared again',
      url: '/reserve',
      changeable: true
    })
    expect((await remove('operator', templateId)).code).toBe(610000)
    expect((await seen('operator')).map(it => it.templateId)).not.toContain(templateId)
  })

  test('keeps a template of a tenant for its people, and a name once', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => make('distributor', { name: 'Ours' })))
    expect(codesOf(answers)).toEqual({ 610000: 1, 610602: 9 })
    expect((await seen('distributor')).filter(({ name }) => name === 'Ours')).toMatchObject([
      { tenantName: 'Harbourlight Dining Group', changeable: true }
    ])
    const { templateId } = (await make('distributor', { name: 'Others' })).data
    expect((await change('distributor', templateId, { name: 'Ours' })).code).toBe(610602)
  })

  test('lets a customer neither read nor make any', async () => {
    const answers = [
      await make('customer'),
      await change('customer', 1),
      await remove('customer', 1),
      await send(cloud.url, calls.templateList, { ...as('customer'), query: {} })
    ]
    expect(codesOf(answers)).toEqual({ 610403: 4 })
  })

  const bad: [what: string, part: object, field: string][] = [
    ['a blank name', { name: ' ' }, 'name'],
    ['no text', { texts: {} }, 'texts'],
    ['a placeholder that one language lacks', { texts: { ...texts, fr: text('Chez nous') } }, 'texts'],
    ['a link that runs', { url: 'javascript:alert(1)' }, 'url']
  ]
  for (const [what, part, field] of bad)
    test(`refuses ${what}`, async () => {
      expect(await make('operator', part)).toMatchObject({ code: 610604, data: [{ field }] })
    })
})
