import { $translate, loadTexts, mayLeave, notify, translate } from '@portal/session'
import { keepOnPage } from '../isolation/left-behind.ts'
import { $failure } from '../main/main-view.ts'
import { clickable, make } from '../main/panels.ts'
import type { Failure } from '../main/view.ts'

/**
 * Says as long as a developer's module stands in the place of one of the site's, offers the way back in one click, and
 * goes it by itself when such a module fails.
 */
export const followOverrides = async (): Promise<void> => {
  await loadTexts('overrides')
  const ribbon = makeRibbon()
  const draw = (): void => ribbon.show(overridden())
  draw()
  addEventListener('import-map-overrides:change', draw)
  $translate.listen(draw)
  $failure.subscribe(failure => {
    if (failure !== undefined && overridden().includes(failure.name)) void giveUp(failure)
  })
}

const overridden = (): string[] => Object.keys(globalThis.importMapOverrides?.getOverrideMap().imports ?? {})

/** Puts the site's own module back, and opens that one in the failed one's place. */
const giveUp = async (failure: Failure): Promise<void> => {
  const address = (await globalThis.importMapOverrides?.getDefaultMap())?.imports[failure.name]
  globalThis.importMapOverrides?.removeOverride(failure.name)
  notify('warning', translate('overrides.failed', { module: failure.name }))
  // A module that only the developer has leaves the panel as it is.
  if (address === undefined) return
  System.addImportMap({ imports: { [failure.name]: address } })
  failure.retry()
}

const makeRibbon = () => {
  const text = make('span', {})
  const button = clickable(
    'portal.resetOverrides',
    make('button', { type: 'button', className: 'button', onclick: () => void reset() })
  )
  const ribbon = make('div', {}, text, button)
  ribbon.setAttribute('role', 'status')
  // Its look is here and not in the portal's style sheet: pages without overrides carry nothing of it.
  ribbon.style.cssText =
    'position: fixed; inset: auto auto 0 0; z-index: 15; display: flex; flex-wrap: wrap; align-items: center; gap: 8px;' +
    'box-sizing: border-box; max-inline-size: 100vw; padding: 8px 16px; overflow-wrap: anywhere;' +
    'background: var(--portal-surface); color: var(--portal-text); font: var(--portal-font-data);' +
    'border: 2px solid var(--portal-warning); border-start-end-radius: var(--portal-radius-card);'
  keepOnPage(ribbon)
  return {
    show: (modules: readonly string[]): void => {
      text.textContent = translate('overrides.active', { modules: modules.join(', ') })
      button.textContent = translate('overrides.reset')
      if (modules.length === 0) ribbon.remove()
      else if (!ribbon.isConnected) document.body.append(ribbon)
    }
  }
}

const reset = async (): Promise<void> => {
  if (!(await mayLeave())) return
  globalThis.importMapOverrides?.resetOverrides()
  location.reload()
}
