import { outside } from '../outside.ts'
import { storedInTab } from '../storage/stored-names.ts'

/** The sub-application that this tab kept as open, by itself or by its last page. */
export const readOpenApplication = (): string | undefined => outside().tabStorage.read(storedInTab.openApplication)

/** A browser that keeps nothing reads as a tab in which none was open. */
export const keepOpenApplication = (name: string | undefined): void => {
  if (name === undefined) outside().tabStorage.remove(storedInTab.openApplication)
  else outside().tabStorage.write(storedInTab.openApplication, name)
}
