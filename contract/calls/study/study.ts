import * as v from 'valibot'
import { defineCall } from '../../call.ts'
import { languageCodes } from '../../languages.ts'
import { id, idInQuery } from '../../paging.ts'
import { permissions } from '../../permissions.ts'
import { robotKind } from '../robots/robots.ts'

const path = '/api/studyservice'
const access = { permission: permissions.study }
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Texts come in the language that is asked for, or in English where a course has none in it. */
const lang = v.picklist(languageCodes)

const courseFields = {
  courseId: v.number(),
  robotKind,
  /** The language of the texts. */
  language: lang,
  title: v.string(),
  summary: v.string()
}

export const course = v.object({ ...courseFields, lessonCount: count, doneCount: count })
export type Course = v.InferOutput<typeof course>

export const lesson = v.object({
  lessonId: v.number(),
  title: v.string(),
  intro: v.string(),
  /** The steps, in order. */
  steps: v.array(v.string()),
  done: v.boolean()
})
export type Lesson = v.InferOutput<typeof lesson>

export const courseList = defineCall({
  method: 'GET',
  path: `${path}/courses`,
  summary: 'The courses, all or those for one kind of robot, and how many of their lessons the user has done.',
  access,
  query: v.object({ lang, robotKind: v.optional(robotKind) }),
  data: v.array(course)
})

export const courseDetail = defineCall({
  method: 'GET',
  path: `${path}/course`,
  summary: 'One course with its lessons; one that does not exist answers 610603.',
  access,
  query: v.object({ courseId: idInQuery, lang }),
  data: v.object({ ...courseFields, lessons: v.array(lesson) })
})
export type CourseDetail = v.InferOutput<typeof courseDetail.data>

export const recordProgress = defineCall({
  method: 'PUT',
  path: `${path}/progress`,
  summary: 'Keeps that the user has done a lesson, or has not; again is harmless.',
  access,
  body: v.object({ lessonId: id, done: v.boolean() }),
  data: v.null()
})
