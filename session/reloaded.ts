import { adapter } from './adapter.ts'
import { storedInTab } from './storage/stored-names.ts'

/** Notes that the portal loads the page again on its own. The next page tells the person why. */
export const keepReloaded = (): void => void adapter().tabStorage.write(storedInTab.reloaded, 'yes')

/** Whether this page was loaded again by the portal. The first call answers, later ones don't. */
export const takeReloaded = (): boolean => {
  const { tabStorage } = adapter()
  const isReloaded = tabStorage.read(storedInTab.reloaded) !== undefined
  tabStorage.remove(storedInTab.reloaded)
  return isReloaded
}
