import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { createFakeCloud } from '../../packages/kit/testing/answers.pure.ts'
import { generate } from '../../packages/kit/testing/generate.pure.ts'

const turns = [1, 2, 3, 7, 28, 29, 1000]

for (const [name, call] of Object.entries<Call>(calls)) {
  test(`generated answers of ${name} fit its schema`, () => {
    for (const turn of turns) {
      const { issues } = v.safeParse(call.data, generate(call.data, turn))
      expect(issues ?? []).toEqual([])
    }
  })
}

test('another turn makes other data, and the same turn the same', () => {
  const { data } = calls.robotList
  expect(generate(data, 2)).toEqual(generate(data, 2))
  expect(generate(data, 2)).not.toEqual(generate(data, 3))
})

test('a schema that nothing fits is an error', () => {
  expect(() => generate(v.pipe(v.string(), v.startsWith('never ')))).toThrow('No generated value fits')
  expect(() => generate(v.date())).toThrow('does not know')
})

test.describe('a fake cloud', () => {
  test('answers a call with data, and remembers what it was asked', async () => {
    const cloud = createFakeCloud()
    const { list } = await cloud.request(calls.robotList, { query: { pageNo: 1 } })
    expect(list.length).toBeGreaterThan(0)
    expect(cloud.asked).toEqual([{ call: calls.robotList, input: { query: { pageNo: 1 } } }])
  })

  test('refuses a question that does not fit, as a cloud does', async () => {
    const cloud = createFakeCloud()
    const body = { lessonId: 'seven', done: true } as unknown as { lessonId: number; done: boolean }
    await expect(cloud.request(calls.recordProgress, { body })).rejects.toMatchObject({ name: 'Refused', code: 610604 })
  })

  test('answers with the data of a test, and refuses where a test wants that', async () => {
    const cloud = createFakeCloud()
    cloud.answer(calls.robotList, { list: [], total: 0 })
    expect(await cloud.request(calls.robotList, { query: {} })).toEqual({ list: [], total: 0 })
    cloud.refuse(calls.robotList, 610403)
    await expect(cloud.request(calls.robotList, { query: {} })).rejects.toMatchObject({ code: 610403 })
    cloud.refuse(calls.languageFile, 610603)
    expect(await cloud.request(calls.languageFile, { query: { intLangCode: 'th' } })).toMatchObject({
      ok: false,
      code: 610603
    })
  })

  test('throws where the data of a test does not fit the call', async () => {
    const cloud = createFakeCloud()
    cloud.answer(calls.robotList, { list: [] } as unknown as { list: []; total: number })
    await expect(cloud.request(calls.robotList, { query: {} })).rejects.toThrow('total')
  })
})
