import { expect, test } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send } from '../support/client.ts'
import { imageCodeOf, takeTicket } from '../support/codes.ts'

const second = 1_000

let cloud: TestCloud
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
})
test.afterAll(() => cloud.close())
test.beforeEach(() => cloud.clock.advance(2 * 60 * 60 * second))

const newImage = async () => {
  const { imageId, image } = (await send(cloud.url, calls.captchaImage)).data
  return { imageId, image, imageCode: (await imageCodeOf(cloud.url, imageId)) ?? '' }
}
const solve = (imageId: string, imageCode: string) =>
  send(cloud.url, calls.verifyCaptcha, { query: { imageId, imageCode } })

test('draws an image in which the characters stand as outlines alone', async () => {
  const { image, imageCode } = await newImage()
  const [type, base64 = ''] = image.split(',')
  expect(type).toBe('data:image/svg+xml;base64')
  const svg = Buffer.from(base64, 'base64').toString()
  expect(svg.match(/<[a-z]+/g)).toEqual(['<svg', '<rect', '<path'])
  expect(svg.replace(/<[^>]*>/g, '')).toBe('')
  expect(imageCode).toMatch(/^[A-Z0-9]{5}$/)
  expect(svg.toUpperCase()).not.toContain(imageCode)
})

test('gives a ticket for what the image shows, in any case and with spaces around it', async () => {
  for (const written of [(code: string) => code, (code: string) => ` ${code.toLowerCase()} `]) {
    const { imageId, imageCode } = await newImage()
    expect(await solve(imageId, written(imageCode))).toMatchObject({ code: 610000 })
  }
})

const askQuestion = (url = cloud.url) => send(url, calls.captchaImage, { query: { kind: 'question' } })

/** Works a sum out from its signs alone, as a person does who had it read out. */
const workOut = (question = ''): number => {
  const [, first, second] = /^(\d+) \+ (\d+)$/.exec(question) ?? []
  return Number(first) + Number(second)
}

test('asks for a sum in signs that every language reads, and shows the same sum in the image', async () => {
  const { imageId, image, question } = (await askQuestion()).data
  expect(image).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(await imageCodeOf(cloud.url, imageId)).toBe(String(workOut(question)))
  const { data } = await solve(imageId, String(workOut(question)))
  const body = { email: 'question@demo.example', purpose: 'login' as const, imageTicket: data.imageTicket }
  expect(await send(cloud.url, calls.sendCode, { body })).toMatchObject({ code: 610000 })
})

test('takes the sum in the wide digits of East Asian keyboards', async () => {
  const { imageId, question } = (await askQuestion()).data
  const wide = String(workOut(question)).replace(/\d/g, digit => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
  expect(await solve(imageId, wide)).toMatchObject({ code: 610000 })
})

test('takes one try for a sum, and only within two minutes', async () => {
  const wrong = (await askQuestion()).data
  expect(await solve(wrong.imageId, '0')).toMatchObject({ code: 610014 })
  expect(await solve(wrong.imageId, String(workOut(wrong.question)))).toMatchObject({ code: 610014 })
  const late = (await askQuestion()).data
  await cloud.clock.advance(120 * second)
  expect(await solve(late.imageId, String(workOut(late.question)))).toMatchObject({ code: 610014 })
})

test('gives an address ten sums an hour, of thirty asked for at once too, and images all the same', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => askQuestion()))
  expect(codesOf(answers)).toEqual({ 610000: 10, 610520: 20 })
  expect(await send(cloud.url, calls.captchaImage)).toMatchObject({ code: 610000 })
  await cloud.clock.advance(60 * 60 * second)
  expect(await askQuestion()).toMatchObject({ code: 610000 })
})

test('gives ten sums within any hour: each is free again an hour after it was given, and none before', async () => {
  const ask = async (count: number) => codesOf(await Promise.all(Array.from({ length: count }, () => askQuestion())))
  expect(await ask(1)).toEqual({ 610000: 1 })
  await cloud.clock.advance(59 * 60 * second)
  expect(await ask(9)).toEqual({ 610000: 9 })
  await cloud.clock.advance(60 * second)
  expect(await ask(9)).toEqual({ 610000: 1, 610520: 8 })
})

test('gives an address as many images an hour as the setting says', async () => {
  const strict = await startTestCloud({ taskDays: 1, settings: { ADDRESS_IMAGES_PER_HOUR: 5 } })
  try {
    const answers = await Promise.all(Array.from({ length: 12 }, () => send(strict.url, calls.captchaImage)))
    expect(codesOf(answers)).toEqual({ 610000: 5, 610520: 7 })
    expect(await askQuestion(strict.url)).toMatchObject({ code: 610520 })
    await strict.clock.advance(60 * 60 * second)
    expect(await send(strict.url, calls.captchaImage)).toMatchObject({ code: 610000 })
  } finally {
    await strict.close()
  }
})

test('draws an image for a kind that is left out, and refuses one that there is not', async () => {
  const answer = await fetch(`${cloud.url}${calls.captchaImage.path}?kind=sound`)
  expect(await answer.json()).toMatchObject({ code: 610604, data: [{ field: 'kind' }] })
  expect((await send(cloud.url, calls.captchaImage)).data).not.toHaveProperty('question')
})

test('takes one try for an image, right or wrong', async () => {
  const right = await newImage()
  expect(await solve(right.imageId, right.imageCode)).toMatchObject({ code: 610000 })
  expect(await solve(right.imageId, right.imageCode)).toMatchObject({ code: 610014, data: null })
  const wrong = await newImage()
  expect(await solve(wrong.imageId, 'BBBBB')).toMatchObject({ code: 610014 })
  expect(await solve(wrong.imageId, wrong.imageCode)).toMatchObject({ code: 610014 })
  expect(await solve('never-there', 'ACDEF')).toMatchObject({ code: 610014 })
})

test('gives one ticket to thirty right answers at once', async () => {
  const { imageId, imageCode } = await newImage()
  const answers = await Promise.all(Array.from({ length: 30 }, () => solve(imageId, imageCode)))
  expect(codesOf(answers)).toEqual({ 610000: 1, 610014: 29 })
})

for (const [passed, code] of [
  [119 * second, 610000],
  [120 * second, 610014]
] as const)
  test(`answers what is read after ${passed / second} seconds ${code}`, async () => {
    const { imageId, imageCode } = await newImage()
    await cloud.clock.advance(passed)
    expect(await solve(imageId, imageCode)).toMatchObject({ code })
  })

for (const [passed, code] of [
  [299 * second, 610000],
  [300 * second, 610014]
] as const)
  test(`answers a ticket that is ${passed / second} seconds old ${code}`, async () => {
    const imageTicket = await takeTicket(cloud.url)
    await cloud.clock.advance(passed)
    const body = { email: `ticket-${passed}@demo.example`, purpose: 'login' as const, imageTicket }
    expect(await send(cloud.url, calls.sendCode, { body })).toMatchObject({ code })
  })

test('takes a ticket once, of many uses at the same time too', async () => {
  const imageTicket = await takeTicket(cloud.url)
  let target = 0
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => {
      target += 1
      const body = { email: `race-${target}@demo.example`, purpose: 'login' as const, imageTicket }
      return send(cloud.url, calls.sendCode, { body })
    })
  )
  expect(codesOf(answers)).toEqual({ 610000: 1, 610014: 19 })
})

const bad: [query: Record<string, string>, code: number, field: string][] = [
  [{}, 610601, 'imageId'],
  [{ imageId: 'image' }, 610601, 'imageCode'],
  [{ imageId: 'image', imageCode: ' ' }, 610604, 'imageCode'],
  [{ imageId: 'image', imageCode: 'A'.repeat(21) }, 610604, 'imageCode'],
  [{ imageId: 'i'.repeat(129), imageCode: 'ACDEF' }, 610604, 'imageId']
]

for (const [query, code, field] of bad)
  test(`answers ${JSON.stringify(query).slice(0, 60)} ${code} and names ${field}`, async () => {
    const answer = await send(cloud.url, calls.verifyCaptcha, {
      query: query as { imageId: string; imageCode: string }
    })
    expect(answer).toMatchObject({ code })
    expect(JSON.stringify(answer.data)).toContain(`"${field}"`)
  })
