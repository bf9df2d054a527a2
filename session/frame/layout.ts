import { adapter } from '../adapter.ts'
import { $token } from '../identity/session.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'
import { makeStore, write } from '../stores.ts'

/** The layout of the portal: `mobile` inside the mobile app, which has its own header (docs/requirements.md §1). */
export type Layout = 'full' | 'mobile'

export const $layout = makeStore<Layout>('full')

/** Stored for the tab: a reload inside the app looks the same, and no other tab loses its header (T13). */
export const changeLayout = (layout: Layout): void => {
  if (layout === 'mobile') adapter().tabStorage.write(storedInTab.layout, layout)
  else adapter().tabStorage.remove(storedInTab.layout)
  write($layout, layout)
}

/** Restores the tab's layout. The layout ends together with the token of the link. */
export const startLayout = (): void => {
  const kept = adapter().tabStorage.read(storedInTab.layout) === 'mobile' && $token.get() !== undefined
  changeLayout(kept ? 'mobile' : 'full')
  $token.listen(() => changeLayout('full'))
}
