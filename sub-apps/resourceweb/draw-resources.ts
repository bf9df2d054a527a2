import { html, render } from 'lit'
import { keyed } from 'lit/directives/keyed.js'
import { type SubAppContext, textNow } from '#kit/index.ts'
import { keptQuery } from '#kit/list-address.pure.ts'
import { missingPage, pageOf } from './page-of.pure.ts'
import { textsIn } from './texts.ts'
import type { Now, Surroundings, View } from './view.ts'
import { viewOf } from './view-of.ts'

/**
 * Draws the page of the address, and again after each change. Another page is another view with another heading, because
 * the portal moves the focus to a new heading.
 */
export const drawResources = (context: SubAppContext): void => {
  const { state$, route$, texts$, basePath, host } = context
  let shown: { key: string; view: View; now: Now } | undefined

  const update = (): void => {
    if (shown !== undefined) render(html`${keyed(shown.key, shown.view.draw(shown.now))}`, host)
  }
  const surroundings: Surroundings = {
    context,
    addressOf: below => basePath + below + keptQuery(route$.get().search),
    update
  }
  const arrive = (): void => {
    const { language, permissions, userId } = state$.get()
    const { pathname, search } = route$.get()
    const now = { text: textNow(textsIn, texts$.get()), language, search, permissions }
    const key = `${pathname} ${userId}`
    if (shown?.key !== key) {
      shown?.view.end?.()
      shown = { key, now, view: viewOf(pageOf(pathname, basePath, permissions) ?? missingPage, surroundings) }
    }
    shown.now = now
    shown.view.arrive?.(now)
    update()
  }
  arrive()
  context.onUnmount(state$.listen(arrive))
  context.onUnmount(texts$.listen(arrive))
  context.onUnmount(() => {
    shown?.view.end?.()
    shown = undefined
  })
}
