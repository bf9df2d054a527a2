import { type RobotKindRow, robotKindList } from '#contract/calls/robots/robot-kinds.ts'
import { type RobotKind, robotKindIn } from '#contract/calls/robots/robots.ts'
import { type Course, courseList } from '#contract/calls/study/study.ts'
import { createLoader, type Loaded } from '#kit/index.ts'
import { kindIn, queryOf } from './filter-address.pure.ts'
import { failureNotice, make, progressBar } from './make.ts'
import type { Surroundings, View } from './view.ts'

/** The choice of no kind: an option of `<sl-select>` needs a value. */
const all = 'all'

/** The courses, all or for one kind of robot, each with its progress. */
export const courseListView = ({ page, context, text, state, setLead }: Surroundings): View => {
  const { api, basePath, navigate, translate } = context
  const { search } = state.route
  const kind = kindIn(search)
  const kindName = (robotKind: RobotKind): string => translate(`robotKind.${robotKind}`, robotKind)

  const option = (value: string, name: string) => make('sl-option', { value, textContent: name })
  const select = make(
    'sl-select',
    { label: text('kind'), value: kind ?? all },
    option(all, text('kind.all')),
    ...(kind === undefined ? [] : [option(kind, kindName(kind))])
  )
  select.addEventListener('sl-change', () => {
    navigate(basePath + queryOf(robotKindIn(String(select.value)), search))
  })
  const results = make('section', { className: 'results' })
  results.setAttribute('aria-label', text('title'))
  setLead(text('intro'))
  page.append(select, results)

  const card = ({ courseId, robotKind, language, title, summary, lessonCount, doneCount }: Course) => {
    const figures = { done: String(doneCount), total: String(lessonCount) }
    const heading = make(
      'h2',
      { lang: language },
      make('a', { href: `${basePath}/${courseId}${queryOf(undefined, search)}`, textContent: title })
    )
    return make(
      'li',
      { className: 'card course-card' },
      make('p', { className: 'quiet', textContent: kindName(robotKind) }),
      heading,
      make('p', { lang: language, textContent: summary }),
      progressBar(doneCount, lessonCount, text('progress', figures)),
      make('p', { className: 'quiet', textContent: text('progress', figures) })
    )
  }
  const show = (loaded: Loaded<Course[]>): void => {
    results.ariaBusy = String(loaded.state === 'loading')
    if (loaded.state === 'loading') results.replaceChildren(make('p', { role: 'status', textContent: text('loading') }))
    if (loaded.state === 'ready')
      results.replaceChildren(
        loaded.value.length === 0
          ? make('p', { textContent: text('none') })
          : make('ul', { className: 'cards' }, ...loaded.value.map(card))
      )
    if (loaded.state === 'failed') results.replaceChildren(failureNotice(text('failed'), loaded.error, () => load()))
  }
  const { load: ask, end } = createLoader<Course[]>(show)
  const kinds = createLoader<RobotKindRow[]>(loaded => {
    if (loaded.state !== 'ready') return
    const others = loaded.value.filter(({ robotKind }) => robotKind !== kind)
    select.append(...others.map(({ robotKind }) => option(robotKind, kindName(robotKind))))
  })
  void kinds.load(() => api.request(robotKindList, {}))
  const load = () => void ask(() => api.request(courseList, { query: { lang: state.language, robotKind: kind } }))
  load()
  return {
    title: text('title'),
    end: () => {
      end()
      kinds.end()
    }
  }
}
