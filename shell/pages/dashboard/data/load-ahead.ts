import { $user } from '@portal/session'
import { cardsPart } from '../cards-part.ts'
import { loadLayout } from '../layout/card-layout.ts'
import { $wish } from '../period/current-view.ts'
import { loadFigures } from './figures.ts'
import { loadCards } from './load-cards.ts'

/** Asks for all that the page shows, before React renders the page. */
export const loadAhead = (): void => {
  const user = $user.get()
  if (user === undefined) return
  const wish = $wish.get()
  loadFigures(wish, 'ahead')
  void loadLayout(user.userId, 'ahead')
  loadCards(user.userId, wish, 'ahead')
  // The page asks for the file again when React renders the cards, and shows a failure there.
  cardsPart().catch(() => undefined)
}
