import { adapter } from '../adapter.ts'
import { storedInTab } from '../storage/stored-names.ts'

/** The sub-application that this tab kept as open, by itself or by its last page. */
export const readOpenApplication = (): string | undefined => adapter().tabStorage.read(storedInTab.openApplication)

/** A browser that keeps nothing reads as a tab in which none was open. */
export const keepOpenApplication = (name: string | undefined): void => {
  if (name === undefined) adapter().tabStorage.remove(storedInTab.openApplication)
  else adapter().tabStorage.write(storedInTab.openApplication, name)
}
