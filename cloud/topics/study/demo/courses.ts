import { type ShippedKind, shippedKindNames } from '#contract/calls/robots/capabilities.ts'
import type { Language } from '#contract/languages.ts'
import type { Database } from '../../../database/open.ts'
import { addCourse } from '../../../database/upkeep/demo-data.ts'
import en from './courses/en.json' with { type: 'json' }
import fr from './courses/fr.json' with { type: 'json' }
import ja from './courses/ja.json' with { type: 'json' }
import ko from './courses/ko.json' with { type: 'json' }
import th from './courses/th.json' with { type: 'json' }
import zh from './courses/zh.json' with { type: 'json' }

type Written = { title: string; summary: string; lessons: { title: string; intro: string; steps: string[] }[] }

/** The same lessons in each language. */
const written: Record<Language, Record<ShippedKind, Written>> = { zh, en, ja, ko, th, fr }

const inEach = <Text>(textIn: (language: Language) => Text): Record<Language, Text> => ({
  zh: textIn('zh'),
  en: textIn('en'),
  ja: textIn('ja'),
  ko: textIn('ko'),
  th: textIn('th'),
  fr: textIn('fr')
})

/** Puts a course in for each kind of robot, in their order. */
export const putCourses = async (database: Database): Promise<void> => {
  for (const robotKind of shippedKindNames)
    await addCourse(database, {
      robotKind,
      texts: inEach(language => {
        const { title, summary } = written[language][robotKind]
        return { title, summary }
      }),
      lessons: written.en[robotKind].lessons.map((_, place) =>
        inEach(language => lessonAt(written[language][robotKind], place))
      )
    })
}

/** @throws Error where a language has fewer lessons of a course than English */
const lessonAt = ({ title, lessons }: Written, place: number): Written['lessons'][number] => {
  const lesson = lessons[place]
  if (lesson === undefined) throw new Error(`“${title}” has no lesson ${place + 1}.`)
  return lesson
}
