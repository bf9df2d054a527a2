import type { SubAppProps } from '@portal/session'
/**
 * The entry point of the study application: the lifecycles that single-spa calls. It is a native ES module in one file.
 * It imports nothing from the portal: the props are its only connection.
 */
import { courseListView } from './course-list.ts'
import { coursePageView } from './course-page.ts'
import { queryOf } from './filter-address.ts'
import { make } from './make.ts'
import { type Page, pageOf } from './page-of.ts'
import styles from './study.css'
import { textsIn } from './texts.ts'
import type { Surroundings, View } from './view.ts'

let leave: (() => void) | undefined

/** Nothing to prepare: the module contains everything. */
export const bootstrap = async (): Promise<void> => undefined

/** Without `await`, so that loaded content is on the page in the frame of the click. */
export const mount = async (props: SubAppProps): Promise<void> => {
  const host = document.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [sheet]
  props.domElement.append(host)

  let drawn: string | undefined
  let view: View | undefined
  const draw = (): void => {
    const state = props.state$.get()
    const page = pageOf(state.route.pathname, props.basePath)
    // The address changes before the portal unmounts this application. The next page belongs to another one.
    if (page === undefined) return
    // The pages depend on these values. A renewed token draws nothing again, but another person's token does.
    const key = JSON.stringify([page, state.route.search, state.language, state.userId])
    if (key === drawn) return
    drawn = key
    view?.end()
    view = drawPage(page, host, root, { props, state })
  }
  draw()
  const stop = props.state$.subscribe(draw)
  leave = () => {
    stop()
    view?.end()
    host.remove()
  }
}

const drawPage = (
  page: Page,
  host: HTMLElement,
  root: ShadowRoot,
  { props, state }: Pick<Surroundings, 'props' | 'state'>
): View => {
  const text = textsIn(state.language)
  // In the portal's own tree, shown in a slot: there the portal finds the heading.
  const heading = make('h1', { slot: 'heading', tabIndex: -1 })
  const above = make('div')
  const place = make('div')
  root.replaceChildren(above, make('slot', { name: 'heading' }), place)
  const surroundings: Surroundings = {
    page: place,
    showBack: () =>
      above.replaceChildren(
        make('a', {
          className: 'back',
          href: props.basePath + queryOf(undefined, state.route.search),
          textContent: text('back')
        })
      ),
    props,
    state,
    text,
    setTitle: (title, language = state.language) => {
      heading.textContent = title
      heading.lang = language
    }
  }
  const view = viewOf(page, surroundings)
  if (heading.textContent === '') heading.textContent = view.title
  host.replaceChildren(heading)
  return view
}

const viewOf = (page: Page, surroundings: Surroundings): View => {
  if (page.kind === 'list') return courseListView(surroundings)
  if (page.kind === 'course') return coursePageView(page.courseId, surroundings)
  const { text, page: place, showBack } = surroundings
  showBack()
  place.append(make('p', { className: 'intro', textContent: text('missing.text') }))
  return { title: text('missing.title'), end: () => undefined }
}

/** Ends pending requests and removes the host with its styles. */
export const unmount = async (): Promise<void> => {
  leave?.()
  leave = undefined
}
