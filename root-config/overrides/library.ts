/**
 * The library of the overrides, and the way back where they break the portal itself. No page of an environment without
 * overrides holds or asks for it.
 */
import 'import-map-overrides'
import * as limits from '#contract/limits.ts'
import { requiredModules } from '#contract/page/required-modules.ts'

const overrides = globalThis.importMapOverrides

/** Where the portal can't start with a developer's module in the place of one of its own, it starts without. */
const giveUp = (): void => {
  overrides?.resetOverrides()
  location.reload()
}

const overridden = Object.keys(overrides?.getOverrideMap().imports ?? {})
if (requiredModules.some(name => overridden.includes(name))) {
  addEventListener('portal-broken', giveUp)
  const timer = setTimeout(giveUp, limits.overrideStartTimeoutMs)
  void customElements.whenDefined('portal-header').then(() => clearTimeout(timer))
}
