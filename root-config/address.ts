/**
 * Calls back on every change of the address. single-spa takes over `window.addEventListener` for these events and holds
 * them back while a sub-application is loading, so that one that hangs would freeze the Back button (M1). Listening
 * through the prototype goes past that.
 */
export const watchAddress = (changed: () => void): void => {
  for (const event of ['popstate', 'hashchange']) {
    EventTarget.prototype.addEventListener.call(window, event, changed)
  }
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name].bind(history)
    history[name] = (...arguments_) => {
      original(...arguments_)
      changed()
    }
  }
}
