/* Other topics may use this, and nothing else of this one. */

export { periodOrRefuse } from './figures.ts'
