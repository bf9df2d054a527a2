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
  const host = make('div', { className: 'study-app' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
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
    view = drawPage(page, host, { props, state })
  }
  draw()
  const stop = props.state$.subscribe(draw)
  leave = () => {
    stop()
    view?.end()
    host.remove()
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(it => it !== sheet)
  }
}

const drawPage = (page: Page, host: HTMLElement, { props, state }: Pick<Surroundings, 'props' | 'state'>): View => {
  const text = textsIn(state.language)
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
          href: props.basePath + queryOf(undefined, state.route.search),
          textContent: text('back')
        })
      ),
    props,
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
  host.replaceChildren(header, place)
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

/** Ends pending requests and removes the host with its styles. */
export const unmount = async (): Promise<void> => {
  leave?.()
  leave = undefined
}
