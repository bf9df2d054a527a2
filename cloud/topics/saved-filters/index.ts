/* Other topics may use this, and nothing else of this one. */

export { changeFilter, deleteFilter, saveFilter } from './saved-filters.ts'
export { findSavedFilters } from './sql.ts'
