import { adapter } from './adapter.ts'
import { storedInTab } from './storage/stored-in-tab.pure.ts'

/** This page is to be loaded again. It goes on for a moment until the browser does that. */
let isLeaving = false

/** Notes that the portal loads the page again on its own. The next page tells the person why. */
export const keepReloaded = (): void => {
  isLeaving = true
  adapter().tabStorage.write(storedInTab.reloaded, 'yes')
}

/** Whether this page was loaded again by the portal. The first call answers, later ones don't. */
export const takeReloaded = (): boolean => {
  // The note is for the next page.
  if (isLeaving) return false
  const { tabStorage } = adapter()
  const isReloaded = tabStorage.read(storedInTab.reloaded) !== undefined
  tabStorage.remove(storedInTab.reloaded)
  return isReloaded
}
