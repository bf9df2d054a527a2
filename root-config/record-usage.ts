import { $menu, $route, track } from '@portal/session'
import { clickProperties } from '#contract/page/clicks.ts'
import { pageName } from './routing/page-name.ts'
import { $decision } from './routing/router.ts'

/** Tells the cloud which pages are seen and which controls are pressed (spec §3). */
export const recordUsage = (): void => {
  recordViews()
  recordClicks()
}

/** A page counts once the guard lets it be shown; what an address becomes by a redirect is one view. */
const recordViews = (): void => {
  let from = ''
  let fromPathName = ''
  const look = (): void => {
    const { kind } = $decision.get()
    const to = $route.get().pathname
    if ((kind !== 'page' && kind !== 'subApp') || to === from) return
    const menu = $menu.get()
    const toPathName = pageName(to, menu.state === 'ready' ? menu.items : [])
    track('pageView', { to, toPathName, from, fromPathName })
    from = to
    fromPathName = toPathName
  }
  for (const store of [$route, $decision]) store.subscribe(look)
}

/** One listener hears all: a control carries its mark wherever it stands, also in a shadow root. */
const recordClicks = (): void =>
  document.addEventListener(
    'click',
    event => {
      const control = event
        .composedPath()
        .find((node): node is HTMLElement => node instanceof HTMLElement && node.dataset.click !== undefined)
      // What is locked does not act.
      if (control === undefined || control.ariaDisabled === 'true') return
      const properties = clickProperties(control.dataset.click ?? '')
      if (properties !== undefined) track('pageClick', properties)
    },
    // Before the control acts: what it does may take it off the page.
    { capture: true }
  )
