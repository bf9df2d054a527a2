/* What other topics may use of this one. */

export { periodOrRefuse } from './figures.ts'
