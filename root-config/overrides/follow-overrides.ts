import { $translate, loadTexts, mayLeave, notify, translate } from '@portal/session'
import { allowOnPage } from '../isolation/page-parts.ts'
import { $failure } from '../main/main-view.ts'
import { clickable, make } from '../main/panels.ts'
import type { Failure } from '../main/view.pure.ts'

/**
 * Shows a ribbon while a developer's module replaces a module of the site. One click removes all overrides. When an
 * overriding module fails, its override is removed automatically.
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

/** Removes the override of the failed module and opens the site's own module. */
const giveUp = async (failure: Failure): Promise<void> => {
  const url = (await globalThis.importMapOverrides?.getDefaultMap())?.imports[failure.name]
  globalThis.importMapOverrides?.removeOverride(failure.name)
  notify('warning', translate('overrides.failed', { module: failure.name }))
  // The site has no such module: the failure panel stays.
  if (url === undefined) return
  System.addImportMap({ imports: { [failure.name]: url } })
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
  // Styled here and not in the portal's style sheet: pages without overrides must not load these styles.
  ribbon.style.cssText =
    'position: fixed; inset: auto auto 0 0; z-index: 15; display: flex; flex-wrap: wrap; align-items: center; gap: 8px;' +
    'box-sizing: border-box; max-inline-size: 100vw; padding: 8px 16px; overflow-wrap: anywhere;' +
    'background: var(--portal-surface); color: var(--portal-text); font: var(--portal-font-data);' +
    'border: 2px solid var(--portal-warning); border-start-end-radius: var(--portal-radius-card);'
  allowOnPage(ribbon)
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
