/** The part of the page that is loaded, with its texts, after the figures. */
export { CardGrid } from './layout/card-grid.tsx'
export { VisitLine } from './visits/visit-line.tsx'
