/**
 * The entry point of the study application: the lifecycles that single-spa calls. It is a native ES module in one file.
 * It imports nothing from the portal: the props are its only connection.
 */
import { createSubApp, type ServedTexts, type SubAppContext, textNow } from '#kit/index.ts'
import { courseListView } from './course-list.ts'
import { coursePageView } from './course-page.ts'
import { queryOf } from './filter-address.pure.ts'
import { make } from './make.ts'
import { type Page, pageOf } from './page-of.pure.ts'
import styles from './study.css?inline'
import { textsIn } from './texts.ts'
import type { Surroundings, View } from './view.ts'

const drawStudy = (context: SubAppContext): void => {
  const { state$, route$, texts$, basePath } = context
  let drawn: { key: string; texts: ServedTexts } | undefined
  let view: View | undefined
  const draw = (): void => {
    const state = { ...state$.get(), route: route$.get() }
    const page = pageOf(state.route.pathname, basePath)
    // The pages depend on these values. A renewed token draws nothing again, but another person's token does.
    const key = JSON.stringify([page, state.route.search, state.language, state.userId])
    const texts = texts$.get()
    if (key === drawn?.key && texts === drawn.texts) return
    drawn = { key, texts }
    view?.end()
    view = drawPage(page, { context, state })
  }
  draw()
  context.onUnmount(() => view?.end())
  context.onUnmount(state$.listen(draw))
  context.onUnmount(texts$.listen(draw))
}

export const { bootstrap, mount, unmount } = createSubApp({ className: 'study-app', styles, draw: drawStudy })

const drawPage = (page: Page, { context, state }: Pick<Surroundings, 'context' | 'state'>): View => {
  const text = textNow(textsIn, context.texts$.get())
  const heading = make('h1', { tabIndex: -1 })
  const titles = make('div', {}, heading)
  const header = make('header', { className: 'page-header' }, titles)
  const place = make('div')
  const surroundings: Surroundings = {
    page: place,
    showBack: () =>
      header.prepend(
        make('a', {
          className: 'back',
          href: context.basePath + queryOf(undefined, state.route.search),
          textContent: text('back')
        })
      ),
    context,
    state,
    text,
    setLead: lead => titles.append(make('p', { textContent: lead })),
    setTitle: (title, language = state.language) => {
      heading.textContent = title
      heading.lang = language
    }
  }
  const view = viewOf(page, surroundings)
  if (heading.textContent === '') heading.textContent = view.title
  context.host.replaceChildren(header, place)
  return view
}

const viewOf = (page: Page, surroundings: Surroundings): View => {
  if (page.kind === 'list') return courseListView(surroundings)
  if (page.kind === 'course') return coursePageView(page.courseId, surroundings)
  const { text, setLead, showBack } = surroundings
  showBack()
  setLead(text('missing.text'))
  return { title: text('missing.title'), end: () => undefined }
}
