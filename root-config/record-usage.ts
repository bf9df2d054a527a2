import { $menu, $route, environment, track } from '@portal/session'
import { clickProperties } from '#contract/page/clicks.ts'
import { pageName } from './routing/page-name.pure.ts'
import { $decision } from './routing/router.ts'

/** Records page views and clicks as usage events (docs/requirements.md §3). */
export const recordUsage = (): void => {
  recordViews()
  recordClicks()
}

/** A page counts when the guard shows it. A redirect and its target count as one view. */
const recordViews = (): void => {
  let from = ''
  let fromPathName = ''
  const look = (): void => {
    const { kind } = $decision.get()
    const to = $route.get().pathname
    if ((kind !== 'page' && kind !== 'subApp') || to === from) return
    const menu = $menu.get()
    const toPathName = pageName(to, menu.state === 'ready' ? menu.items : [], environment().subApps)
    track('pageView', { to, toPathName, from, fromPathName })
    from = to
    fromPathName = toPathName
  }
  for (const store of [$route, $decision]) store.subscribe(look)
}

/** One listener for all clicks. Controls in shadow roots are found by `composedPath()`. */
const recordClicks = (): void =>
  document.addEventListener(
    'click',
    event => {
      const control = event
        .composedPath()
        .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.click !== undefined)
      // A disabled control does nothing, so it is not recorded.
      if (control === undefined || control.ariaDisabled === 'true') return
      const properties = clickProperties(control.dataset.click ?? '')
      if (properties !== undefined) track('pageClick', properties)
    },
    // In the capture phase: the control's own handler may remove it from the page.
    { capture: true }
  )
