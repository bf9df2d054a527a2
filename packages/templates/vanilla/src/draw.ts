import { type SubAppContext, select, textNow } from 'robot-portal-kit'
import { make } from './make.ts'
import { type Page, pageOf } from './page-of.ts'
import { drawList } from './robot-list.ts'
import { drawRobot } from './robot-page.ts'
import { type Text, textsIn } from './texts.ts'

/** The values and functions that a page needs. */
export type Surroundings = { context: SubAppContext; text: Text; language: string; signal: AbortSignal }

/** Draws the page of the address, and draws anew when page, language or person change. */
export const draw = (context: SubAppContext): void => {
  const { host, route$, texts$, person$, basePath, onUnmount } = context
  // A page that is drawn anew takes the field in which somebody types. The query belongs to the list, and texts that several
  // applications say may come late: neither draws the page.
  const pathname$ = select(route$, ({ pathname }) => pathname)
  const ownTexts$ = select(texts$, ({ texts }) => texts)
  let page = new AbortController()
  const show = (): void => {
    page.abort()
    page = new AbortController()
    const served = texts$.get()
    const text = textNow(textsIn, served)
    const surroundings = { context, text, language: served.language, signal: page.signal }
    host.replaceChildren(...contentOf(pageOf(pathname$.get(), basePath), surroundings))
  }
  show()
  for (const store of [pathname$, ownTexts$, person$]) onUnmount(store.listen(show))
  onUnmount(() => page.abort())
}

const contentOf = (page: Page, surroundings: Surroundings): Node[] => {
  if (page.kind === 'list') return drawList(surroundings)
  if (page.kind === 'robot') return drawRobot(page.serial, surroundings)
  const { text, context } = surroundings
  return [head(text('missing.title'), text('missing.text'), { href: context.basePath, text: text('back') })]
}

/** The head of a page. The portal takes the page's title from the heading, and moves the focus there. */
export const head = (title: string, lead?: string, back?: { href: string; text: string }): HTMLElement =>
  make(
    'header',
    { className: 'page-header' },
    ...(back === undefined ? [] : [make('a', { className: 'back', href: back.href, textContent: back.text })]),
    make(
      'div',
      {},
      make('h1', { tabIndex: -1, textContent: title }),
      ...(lead === undefined ? [] : [make('p', { textContent: lead })])
    )
  )
