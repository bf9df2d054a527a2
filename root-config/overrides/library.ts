/**
 * Loads the overrides library. When overrides break the portal itself, they are removed here. Environments without
 * overrides never load this file.
 */
import 'import-map-overrides'
import { requiredModules } from '#contract/page/sub-apps/required-modules.ts'

/** How long modules of the portal itself that a developer put in place of its own may take. */
const overrideStartTimeoutMs = 15_000

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
  const timer = setTimeout(giveUp, overrideStartTimeoutMs)
  void customElements.whenDefined('portal-header').then(() => clearTimeout(timer))
}
