import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import { dropProgress, findCourse, findCourses, findLessons, putProgress, textsIn } from './sql.ts'

export const studyRoutes = ({ database, now }: { database: Database; now: Clock }) => ({
  courseList: forMember(calls.courseList, async ({ query: { lang, robotKind } }, { userId }) =>
    (await findCourses(database, userId, robotKind)).map(({ texts, ...course }) => {
      const { language, text } = textsIn(texts, lang)
      return { ...course, language, ...text }
    })
  ),

  courseDetail: forMember(calls.courseDetail, async ({ query: { courseId, lang } }, { userId }) => {
    const course = await findCourse(database, courseId)
    if (course === undefined) throw new Refusal(codes.recordNotFound)
    const { language, text } = textsIn(course.texts, lang)
    const lessons = (await findLessons(database, userId, courseId)).map(({ texts, ...lesson }) => ({
      ...lesson,
      // A course is in one language throughout, even where its lessons have more languages.
      ...textsIn(texts, language).text
    }))
    return { courseId, robotKind: course.robotKind, language, ...text, lessons }
  }),

  recordProgress: forMember(calls.recordProgress, async ({ body: { lessonId, done } }, { userId }) => {
    const known = done
      ? await putProgress(database, userId, lessonId, now())
      : await dropProgress(database, userId, lessonId)
    if (!known) throw new Refusal(codes.recordNotFound)
    return null
  })
})
