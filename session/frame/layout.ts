import { atom } from 'nanostores'
import { adapter } from '../adapter.ts'
import { $token } from '../identity/session.ts'
import { storedInTab } from '../storage/stored-names.ts'

/** How the portal is laid out: `mobile` inside the mobile app, which has a header of its own (spec §1). */
export type Layout = 'full' | 'mobile'

export const $layout = atom<Layout>('full')

/** Kept for the tab, so that a reload inside the app looks the same and no other tab loses its header (T13). */
export const changeLayout = (layout: Layout): void => {
  if (layout === 'mobile') adapter().tabStorage.write(storedInTab.layout, layout)
  else adapter().tabStorage.remove(storedInTab.layout)
  $layout.set(layout)
}

/** Takes over what the tab kept, and gives it up with the token that the link brought. */
export const startLayout = (): void => {
  const kept = adapter().tabStorage.read(storedInTab.layout) === 'mobile' && $token.get() !== undefined
  changeLayout(kept ? 'mobile' : 'full')
  $token.listen(() => changeLayout('full'))
}
