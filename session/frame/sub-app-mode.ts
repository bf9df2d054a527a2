import { adapter } from '../adapter.ts'
import { $token } from '../identity/session.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'
import { makeStore, write } from '../stores.ts'
import { type KeptMode, subAppModeOf } from './sub-app-mode-of.pure.ts'

/** Whether the tab is part of another site or app with its own navigation: then there is no sidebar (docs/requirements.md §2). */
export const $subAppMode = makeStore(false)

/** Reads the mode that the page's first script decided. It belongs to the tab and ends with the session (T13). */
export const startSubAppMode = (): void => {
  const { environment, location, tabStorage } = adapter()
  keep(subAppModeOf(tabStorage.read(storedInTab.subAppMode), location(), environment.subApps))
  $token.listen(token => {
    if (token === undefined) keep('off')
  })
}

const keep = (mode: KeptMode): void => {
  adapter().tabStorage.write(storedInTab.subAppMode, mode)
  write($subAppMode, mode === 'on')
}
