import { type CourseDetail, courseDetail, type Lesson, recordProgress } from '#contract/calls/study/study.ts'
import { createLoader, type Loaded } from '#kit/index.ts'
import { failureNotice, make, progressBar } from './make.ts'
import type { Surroundings, View } from './view.ts'

/** One course: its lessons with their tasks, and whether it is done. */
export const coursePageView = (
  courseId: number,
  { page, context, text, state, setTitle, showBack }: Surroundings
): View => {
  const { api } = context
  const content = make('div', { className: 'course' })
  showBack()
  page.append(content)

  const show = (loaded: Loaded<CourseDetail>): void => {
    content.ariaBusy = String(loaded.state === 'loading')
    if (loaded.state === 'loading') content.replaceChildren(make('p', { role: 'status', textContent: text('loading') }))
    if (loaded.state === 'ready') showCourse(loaded.value)
    if (loaded.state === 'failed') {
      setTitle(text('title'))
      content.replaceChildren(failureNotice(text('failedCourse'), loaded.error, () => load()))
    }
  }
  const showCourse = ({ title, summary, language, lessons }: CourseDetail): void => {
    setTitle(title, language)
    const progress = make('div', { className: 'course-progress' })
    const drawProgress = () => {
      const done = lessons.filter(lesson => lesson.done).length
      const label = text('progress', { done: String(done), total: String(lessons.length) })
      progress.replaceChildren(
        progressBar(done, lessons.length, label),
        make('p', { className: 'quiet', role: 'status', textContent: label })
      )
    }
    drawProgress()
    content.replaceChildren(
      make('p', { lang: language, textContent: summary }),
      ...(language === state.language ? [] : [make('portal-notice', { textContent: text('inEnglish') })]),
      progress,
      make('ol', { className: 'lessons', lang: language }, ...lessons.map(lesson => lessonItem(lesson, drawProgress)))
    )
  }
  const lessonItem = (lesson: Lesson, changed: () => void): HTMLElement => {
    const check = make('input', { type: 'checkbox', checked: lesson.done })
    // A pending change can't be sent twice. A failed change returns to the cloud's value.
    let sending = false
    check.onchange = async () => {
      const done = check.checked
      if (sending) {
        check.checked = !done
        return
      }
      sending = true
      try {
        await api.request(recordProgress, { body: { lessonId: lesson.lessonId, done } })
        lesson.done = done
        changed()
      } catch {
        check.checked = lesson.done
      } finally {
        sending = false
      }
    }
    return make(
      'li',
      { className: 'card' },
      make('h2', { textContent: lesson.title }),
      make('p', { textContent: lesson.intro }),
      make('ol', {}, ...lesson.steps.map(step => make('li', { textContent: step }))),
      make(
        'label',
        { className: 'check', lang: state.language },
        check,
        make(
          'span',
          { textContent: text('done') },
          make('span', { className: 'unseen', textContent: `: ${lesson.title}` })
        )
      )
    )
  }
  const { load: ask, end } = createLoader<CourseDetail>(show)
  const load = () => void ask(() => api.request(courseDetail, { query: { courseId, lang: state.language } }))
  load()
  return { title: text('loading'), end }
}
