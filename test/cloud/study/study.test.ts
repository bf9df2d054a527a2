import { expect, test } from '@playwright/test'
import type { CallInput } from '#contract/call.ts'
import { shippedKindNames } from '#contract/calls/robots/capabilities.ts'
import { calls } from '#contract/index.ts'
import { type Language, languageCodes } from '#contract/languages.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { codesOf, send, signInAll } from '../support/client.ts'

let cloud: TestCloud
let tokens: Record<string, string> = {}
test.beforeAll(async () => {
  cloud = await startTestCloud({ taskDays: 1 })
  tokens = await signInAll(cloud, ['operator', 'distributor'])
  // A second reader, beside the operator.
  await cloud.query(
    `insert into role_permissions (role_id, permission) select role_id, 'study' from roles where name = 'Distributor'`
  )
})
test.afterAll(() => cloud.close())

const as = (name: string) => ({ token: tokens[name] ?? '' })
const coursesOf = async (query: CallInput<typeof calls.courseList>['query'] = { lang: 'en' }, name = 'operator') =>
  (await send(cloud.url, calls.courseList, { ...as(name), query })).data
const open = (courseId: number, lang: Language = 'en', name = 'operator') =>
  send(cloud.url, calls.courseDetail, { ...as(name), query: { courseId, lang } })
const record = (lessonId: number, done = true, name = 'operator') =>
  send(cloud.url, calls.recordProgress, { ...as(name), body: { lessonId, done } })
const lessonsOf = async (courseId: number, name = 'operator') => (await open(courseId, 'en', name)).data.lessons

test('has a course with lessons for each kind of robot, none of them done', async () => {
  const courses = await coursesOf()
  expect(courses.map(({ robotKind }) => robotKind)).toEqual([...shippedKindNames])
  for (const { courseId, lessonCount, doneCount, title } of courses) {
    expect([lessonCount, doneCount]).toEqual([3, 0])
    const { data } = await open(courseId)
    expect(data.title).toBe(title)
    expect(data.lessons).toHaveLength(3)
    for (const { steps, intro } of data.lessons) expect([steps.length, intro === '']).toEqual([3, false])
  }
})

test('finds the courses for one kind of robot', async () => {
  expect((await coursesOf({ lang: 'en', robotKind: 'guide' })).map(({ robotKind }) => robotKind)).toEqual(['guide'])
})

test('has each course in all six languages, with no text left in another', async () => {
  const seen = new Set<string>()
  for (const lang of languageCodes)
    for (const { courseId, language, title, summary } of await coursesOf({ lang })) {
      const { data } = await open(courseId, lang)
      expect([language, data.language, data.title]).toEqual([lang, lang, title])
      const texts = data.lessons.flatMap(lesson => [lesson.title, lesson.intro, ...lesson.steps])
      for (const text of [title, summary, ...texts]) {
        expect([text, seen.has(text)]).toEqual([text, false])
        seen.add(text)
      }
    }
})

test('gives texts in the language that is asked for, or in English where a course has none in it, and says which', async () => {
  await cloud.query(`update courses set texts = texts - 'fr' where robot_kind = 'hotel'`)
  const [own, missing] = await coursesOf({ lang: 'fr' })
  expect(own).toMatchObject({ language: 'fr', title: 'Service en salle\u202f: de la cuisine à la table' })
  expect(missing).toMatchObject({ language: 'en', title: 'Hotel: deliveries to the room' })
  const { data } = await open(missing?.courseId ?? 0, 'fr')
  expect([data.language, data.lessons[0]?.title]).toEqual(['en', 'Load a compartment'])
})

test('keeps what a user has done of a course, for that user alone', async () => {
  const [{ courseId } = { courseId: 0 }] = await coursesOf()
  const [first, second] = await lessonsOf(courseId)
  for (const _time of [1, 2]) expect((await record(first?.lessonId ?? 0)).code).toBe(610000)
  expect((await lessonsOf(courseId)).map(({ done }) => done)).toEqual([true, false, false])
  expect((await coursesOf())[0]?.doneCount).toBe(1)
  await record(second?.lessonId ?? 0, true, 'distributor')
  expect((await lessonsOf(courseId)).map(({ done }) => done)).toEqual([true, false, false])
  expect((await coursesOf({ lang: 'en' }, 'distributor'))[0]?.doneCount).toBe(1)
  for (const _time of [1, 2]) expect((await record(first?.lessonId ?? 0, false)).code).toBe(610000)
  expect((await lessonsOf(courseId)).map(({ done }) => done)).toEqual([false, false, false])
})

test('keeps a lesson once that is done in several tabs at the same moment', async () => {
  const [, { courseId } = { courseId: 0 }] = await coursesOf()
  const [lesson] = await lessonsOf(courseId)
  const answers = await Promise.all(Array.from({ length: 6 }, () => record(lesson?.lessonId ?? 0)))
  expect(codesOf(answers)).toEqual({ 610000: 6 })
  expect((await coursesOf())[1]?.doneCount).toBe(1)
})

test('answers an unknown course or lesson 610603', async () => {
  const answers = [await open(999_999_999), await record(999_999_999), await record(999_999_999, false)]
  expect(codesOf(answers)).toEqual({ 610603: 3 })
})

test('refuses who lacks the permission', async () => {
  tokens = { ...tokens, ...(await signInAll(cloud, ['customer'])) }
  const answers = [
    await send(cloud.url, calls.courseList, { ...as('customer'), query: { lang: 'en' } }),
    await open(1, 'en', 'customer'),
    await record(1, true, 'customer')
  ]
  expect(codesOf(answers)).toEqual({ 610403: 3 })
})
