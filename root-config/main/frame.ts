import {
  $layout,
  $locale,
  $mobileLink,
  $route,
  $session,
  $sidebar,
  $subAppMode,
  $theme,
  $translate,
  isLoginPath,
  translate
} from '@portal/session'
import { computed } from 'nanostores'
import { markTranslation } from './translation.ts'

/** Header and sidebar are shown to members, and while the session is still unknown. A guest sees the page alone. */
const $frame = computed([$session, $route, $mobileLink], (session, route, link) =>
  session.state === 'guest' || link !== undefined || isLoginPath(route.pathname) ? 'hidden' : 'shown'
)

/** While a link of the mobile app is being accepted, the page has the app's layout already. */
const $shownLayout = computed([$layout, $mobileLink], (layout, link) => (link === undefined ? layout : 'mobile'))

/**
 * The server can't know the tab's mode and always renders the sidebar. In sub-app mode it stays in the page, hidden.
 */
const $shownSidebar = computed([$sidebar, $subAppMode], (sidebar, subAppMode) => (subAppMode ? 'none' : sidebar))

/** The attributes of the page that say how the frame looks, as they have to be now. */
export const frameAttributes = (): Readonly<Record<string, string>> => ({
  'data-frame': $frame.get(),
  'data-layout': $shownLayout.get(),
  'data-theme': $theme.get(),
  'data-sidebar': $shownSidebar.get(),
  lang: $locale.get(),
  // See docs/decisions/0043-pages-behind-sign-in-are-not-translated-by-the-browser.md.
  translate: $frame.get() === 'shown' ? 'no' : 'yes'
})

/** Updates the frame from the session: visibility, language, theme, and the menu drawer on narrow screens. */
export const startFrame = (): void => {
  const root = document.documentElement
  $frame.subscribe(frame => {
    root.dataset.frame = frame
    root.translate = frame === 'hidden'
    markTranslation(root.translate)
  })
  $shownLayout.subscribe(layout => {
    root.dataset.layout = layout
  })
  $locale.subscribe(locale => {
    root.lang = locale
  })
  $theme.subscribe(theme => {
    root.dataset.theme = theme
  })
  $shownSidebar.subscribe(sidebar => {
    root.dataset.sidebar = sidebar
  })
  startSkipLink()
  startMenuDrawer()
}

const startSkipLink = (): void => {
  const skip = document.querySelector<HTMLAnchorElement>('a.skip')
  if (skip === null) return
  $translate.subscribe(() => {
    skip.textContent = translate('portal.skipToContent')
  })
}

const startMenuDrawer = (): void => {
  const header = document.querySelector('portal-header')
  const sidebar = document.querySelector('portal-sidebar')
  const setOpen = (open: boolean): void => {
    header?.toggleAttribute('menu-open', open)
    sidebar?.toggleAttribute('open', open)
  }
  document.addEventListener('portal-menu-toggle', () => setOpen(!sidebar?.hasAttribute('open')))
  document.addEventListener('portal-menu-close', () => setOpen(false))
  $route.listen(() => setOpen(false))
}
