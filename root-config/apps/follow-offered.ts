import { environment, setOffered } from '@portal/session'
import { offeredBy } from '#contract/page/pages.ts'
import { isInImportMap } from '../loader/load-module.ts'
import { $knownModules } from '../main/main-view.ts'

/** Updates the list of available pages for the menu when a sub-application is added to the import map. */
export const followOffered = (): void => {
  $knownModules.subscribe(() => setOffered(offeredBy(environment(), isInImportMap)))
}
