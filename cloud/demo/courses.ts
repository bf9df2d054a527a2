import { type RobotKind, robotKinds } from '#contract/robots.ts'
import { addCourse } from '../database/courses.ts'
import type { Database } from '../database/open.ts'
import en from './courses/en.json' with { type: 'json' }
import zh from './courses/zh.json' with { type: 'json' }

type Written = { title: string; summary: string; lessons: { title: string; intro: string; steps: string[] }[] }

const english: Record<RobotKind, Written> = en
/** The same lessons in Chinese; who reads another language reads English. */
const chinese: Record<RobotKind, Written> = zh

/** Puts a course in for each kind of robot, in their order. */
export const putCourses = async (database: Database): Promise<void> => {
  for (const robotKind of robotKinds) {
    const { lessons, title, summary } = english[robotKind]
    const translation = chinese[robotKind]
    await addCourse(database, {
      robotKind,
      texts: { en: { title, summary }, zh: { title: translation.title, summary: translation.summary } },
      lessons: lessons.map((lesson, place) => {
        const translated = translation.lessons[place]
        return { en: lesson, ...(translated === undefined ? {} : { zh: translated }) }
      })
    })
  }
}
