import { adapter } from '../adapter.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'

/** A sub-application whose code runs in this tab. */
export type OpenApplication = {
  name: string
  /** Where its module came from; undefined once somebody was told that the tab stopped answering. */
  address?: string | undefined
}

/** The open sub-application that this tab has stored. The last page of the tab may have stored it. */
export const readOpenApplication = (): OpenApplication | undefined => {
  const [name, address] = adapter().tabStorage.read(storedInTab.openApplication)?.split(' ', 2) ?? []
  return name === undefined ? undefined : { name, address }
}

/** A browser without storage counts as a tab without an open sub-application. */
export const keepOpenApplication = (open: OpenApplication | undefined): void => {
  if (open === undefined) adapter().tabStorage.remove(storedInTab.openApplication)
  else adapter().tabStorage.write(storedInTab.openApplication, [open.name, open.address].join(' ').trim())
}
