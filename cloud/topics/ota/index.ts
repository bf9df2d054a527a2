/* Other topics may use this, and nothing else of this one. */

export { isTagPlanned } from './sql/planned-tags.ts'
