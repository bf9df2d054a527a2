/**
 * Loads the overrides library. When overrides break the portal itself, they are removed here. Environments without
 * overrides never load this file.
 */
import 'import-map-overrides'
import * as limits from '#contract/limits.ts'
import { requiredModules } from '#contract/page/required-modules.ts'

const overrides = globalThis.importMapOverrides

/**
 * When the portal can't start with an override of a required module, all overrides are removed and the page reloads.
 */
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
