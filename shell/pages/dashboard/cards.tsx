/** The part of the page that is loaded, with its texts, after the figures. */
import { lazyPart } from '../../pieces/lazy-part.tsx'

export { CardGrid } from './layout/card-grid.tsx'
export { VisitLine } from './visits/visit-line.tsx'

/** Loaded from here: loaded by the page, the dialog would share a third file with the cards, which they would wait for. */
export const ArrangeDialog = lazyPart(async () => (await import('./layout/arrange-dialog.tsx')).ArrangeDialog)
