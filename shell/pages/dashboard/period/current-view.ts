import { $route, navigate, paths } from '@portal/session'
import { atom, computed } from 'nanostores'
import { beijingDay } from '#contract/days/beijing.ts'
import { readView, type Span, spanOf, type View, writeView } from './view.ts'

/** The last day that the cloud has counted. It is right also where the browser's clock is wrong. */
export const $cloudDay = atom<string | undefined>()

/** Today in Beijing: the day that the cloud said, else the day by the browser's clock. */
export const $today = computed($cloudDay, told => told ?? beijingDay(Date.now()))

let last = ''

/** The view as a query. It keeps its value while another page is opened, so that nothing is loaded for that. */
const $query = computed($route, ({ pathname, search }) => {
  if (pathname === paths.dashboard) last = writeView(readView(search))
  return last
})

/** A view with its days. It changes only when one of them does. */
export type Wish = View & Span

export const $wish = computed([$query, $today], (query, today): Wish => {
  const view = readView(query)
  return { ...view, ...spanOf(view.period, today) }
})

/** Shows other figures. The address changes, and everything follows it. */
export const changeView = (change: Partial<View>): void => {
  const { period, robotKind, storeId } = $wish.get()
  navigate(paths.dashboard + writeView({ period, robotKind, storeId, ...change }))
}
