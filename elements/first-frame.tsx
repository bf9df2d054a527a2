/**
 * The module `@portal/first-frame`: header and sidebar before React, for a member whose browser has kept no frame. React
 * weighs more than all the rest of the page; its components are called once without it, and what they draw is put into
 * the shadow roots, to be taken over when the elements are defined (decision 9).
 */
import { $menu, $session } from '@portal/session'
import { drawOnce } from './draw-once/draw-once.ts'
import { Header } from './portal-header/portal-header.tsx'
import { Sidebar } from './portal-sidebar/portal-sidebar.tsx'

/**
 * Paints both as what is known now wants them, and anew with what comes to be known until the elements are defined.
 * Nothing is painted on a page whose HTML brought no painter.
 */
export const paintFirstFrame = (portalName: string): void => {
  const paint = (): void =>
    globalThis.portalEarly?.paint?.({
      'portal-header': drawOnce(<Header portalName={portalName} />),
      'portal-sidebar': drawOnce(<Sidebar />)
    })
  paint()
  const stops = [$session, $menu].map(store => store.listen(paint))
  void customElements.whenDefined('portal-sidebar').then(() => {
    for (const stop of stops) stop()
  })
}
