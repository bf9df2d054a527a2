import { index, integer, jsonb, pgTable, primaryKey, smallint, text, unique } from 'drizzle-orm/pg-core'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import type { Language } from '#contract/languages.ts'
import { demo, id, time } from '../../database/columns.ts'
import { users } from '../identity/schema/accounts.ts'

/* Courses, and the lessons that people have done. */

/** Texts by language; English is always there. */
export type CourseTexts = Partial<Record<Language, { title: string; summary: string }>> & {
  en: { title: string; summary: string }
}

type LessonText = { title: string; intro: string; steps: string[] }

export type LessonTexts = Partial<Record<Language, LessonText>> & { en: LessonText }

export const courses = pgTable('courses', {
  courseId: id(),
  robotKind: text().$type<RobotKind>().notNull(),
  texts: jsonb().$type<CourseTexts>().notNull(),
  demo: demo()
})

export const lessons = pgTable(
  'lessons',
  {
    lessonId: id(),
    courseId: integer()
      .notNull()
      .references(() => courses.courseId, { onDelete: 'cascade' }),
    /** Order within the course, from 0. */
    position: smallint().notNull(),
    texts: jsonb().$type<LessonTexts>().notNull()
  },
  table => [unique().on(table.courseId, table.position)]
)

/** The lessons that users have done. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: integer()
      .notNull()
      .references(() => users.userId, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.lessonId, { onDelete: 'cascade' }),
    doneTime: time().notNull()
  },
  // The second is for the removal of a lesson.
  table => [primaryKey({ columns: [table.userId, table.lessonId] }), index().on(table.lessonId)]
)
