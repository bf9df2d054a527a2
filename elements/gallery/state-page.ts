/**
 * The page of one state: `/gallery/state.html?element=portal-pager&state=0`. It passes the element's events to its
 * parent.
 */
import type { PortalEvents } from '../events.ts'
import { type GalleryState, galleryStates } from './states.pure.ts'

const query = new URLSearchParams(location.search)
const tag = query.get('element') ?? ''
const state = Object.hasOwn(galleryStates, tag) ? galleryStates[tag]?.[Number(query.get('state'))] : undefined

const events: (keyof PortalEvents)[] = [
  'portal-menu-toggle',
  'portal-menu-close',
  'portal-language-change',
  'portal-sign-out',
  'portal-messages-toggle',
  'portal-messages-close',
  'portal-messages-read',
  'portal-page-change',
  'portal-chart-press',
  'portal-conflict-close',
  'portal-dialog-close',
  'portal-notice-close',
  'portal-notice-retry',
  'portal-table-change',
  'portal-table-select',
  'portal-table-action',
  'portal-table-retry'
]

const askOf =
  (asked: NonNullable<GalleryState['asked']>) =>
  async ({ pageNo, size }: { pageNo: number; size: number }) => {
    if (asked === 'never') await new Promise(() => undefined)
    if (typeof asked === 'string') throw new Error('The server does not answer.')
    return { list: asked.slice((pageNo - 1) * size, pageNo * size), total: asked.length }
  }

if (state !== undefined) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(state.attributes ?? {})) element.setAttribute(name, value)
  Object.assign(element, state.properties, state.asked !== undefined && { ask: askOf(state.asked) })
  element.innerHTML = state.content ?? ''
  document.querySelector('main')?.append(element)
  for (const type of events) {
    document.addEventListener(type, ({ detail }: CustomEvent<unknown>) =>
      parent.postMessage({ type, detail, element: tag }, location.origin)
    )
  }
  // A pager shows the page that it is set to, so this page sets it, as a list does.
  document.addEventListener('portal-page-change', ({ detail }) => element.setAttribute('page', String(detail.page)))
}
