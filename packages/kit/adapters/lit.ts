/** Markup that applications of Lit's templates share. They need no adapter: `render` of Lit draws into the container. */
export { fact, facts } from '../lit/facts.ts'
export { type Chip, createFilters } from '../lit/filters.ts'
export { formField } from '../lit/form-field.ts'
export { pageHead } from '../lit/page-head.ts'
export { portalList } from '../lit/portal-list.ts'
export { createSource, type Source } from '../lit/source.ts'
