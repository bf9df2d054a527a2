import { adapter } from '../adapter.ts'
import { storedInTab } from '../storage/stored-names.ts'

/** The open sub-application that this tab has stored. The last page of the tab may have stored it. */
export const readOpenApplication = (): string | undefined => adapter().tabStorage.read(storedInTab.openApplication)

/** A browser without storage counts as a tab without an open sub-application. */
export const keepOpenApplication = (name: string | undefined): void => {
  if (name === undefined) adapter().tabStorage.remove(storedInTab.openApplication)
  else adapter().tabStorage.write(storedInTab.openApplication, name)
}
