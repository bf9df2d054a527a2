import { and, asc, eq, sql } from 'drizzle-orm'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../database/open.ts'
import { courses, lessonProgress, lessons } from '../../database/schema.ts'

const lessonCount = sql<number>`count(${lessons.lessonId})::int`
const doneCount = sql<number>`count(${lessonProgress.lessonId})::int`

/** The courses, all or for one kind of robot, with their texts in every language and how much a user has done. */
export const findCourses = (database: Database, userId: number, robotKind: RobotKind | undefined) =>
  database
    .select({
      courseId: courses.courseId,
      robotKind: courses.robotKind,
      texts: courses.texts,
      lessonCount,
      doneCount
    })
    .from(courses)
    .leftJoin(lessons, eq(lessons.courseId, courses.courseId))
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.lessonId), eq(lessonProgress.userId, userId)))
    .where(robotKind === undefined ? undefined : eq(courses.robotKind, robotKind))
    .groupBy(courses.courseId)
    .orderBy(asc(courses.courseId))

export const findCourse = async (database: Database, courseId: number) => {
  const [found] = await database.select().from(courses).where(eq(courses.courseId, courseId))
  return found
}

/** The lessons of a course in their order, and whether a user has done each. */
export const findLessons = (database: Database, userId: number, courseId: number) =>
  database
    .select({
      lessonId: lessons.lessonId,
      texts: lessons.texts,
      done: sql<boolean>`${lessonProgress.lessonId} is not null`
    })
    .from(lessons)
    .leftJoin(lessonProgress, and(eq(lessonProgress.lessonId, lessons.lessonId), eq(lessonProgress.userId, userId)))
    .where(eq(lessons.courseId, courseId))
    .orderBy(asc(lessons.position))

/** Keeps that a user has done a lesson; one that is kept already stays as it is. @returns false for an unknown lesson */
export const putProgress = async (
  database: Database,
  userId: number,
  lessonId: number,
  doneTime: number
): Promise<boolean> => {
  if ((await database.$count(lessons, eq(lessons.lessonId, lessonId))) === 0) return false
  await database.insert(lessonProgress).values({ userId, lessonId, doneTime }).onConflictDoNothing()
  return true
}

/** Forgets that a user has done a lesson. @returns false for an unknown lesson */
export const dropProgress = async (database: Database, userId: number, lessonId: number): Promise<boolean> => {
  if ((await database.$count(lessons, eq(lessons.lessonId, lessonId))) === 0) return false
  await database
    .delete(lessonProgress)
    .where(and(eq(lessonProgress.userId, userId), eq(lessonProgress.lessonId, lessonId)))
  return true
}

/** The texts in a language, or in English, and which of the two it is. */
export const textsIn = <Text>(texts: Partial<Record<Language, Text>> & { en: Text }, wanted: Language) => {
  const own = texts[wanted]
  return own === undefined ? { language: 'en' as const, text: texts.en } : { language: wanted, text: own }
}
