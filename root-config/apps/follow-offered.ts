import { $lookedUp, environment, setOffered } from '@portal/session'
import { offeredBy } from '#contract/page/pages.ts'
import { $knownModules } from '../main/main-view.ts'

/** Updates the list of available pages for the menu when a sub-application is added to the import map. */
export const followOffered = (): void => {
  $lookedUp.listen(() => $knownModules.set($knownModules.get() + 1))
  $knownModules.subscribe(() => {
    // The loader copies its whole map for each question.
    const { imports } = System.getImportMap()
    setOffered(offeredBy(environment(), name => Object.hasOwn(imports, name)))
  })
}
