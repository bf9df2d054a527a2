import { $offered, environment } from '@portal/session'
import { offeredBy } from '#contract/page/pages.ts'
import { isInImportMap } from '../loader/load-module.ts'
import { $knownModules } from '../main/main-view.ts'

/** Keeps what the menu knows of pages true to the import map, into which sub-applications can still come. */
export const followOffered = (): void => {
  $knownModules.subscribe(() => $offered.set(offeredBy(environment(), isInImportMap)))
}
