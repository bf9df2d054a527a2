import type { Now } from '../view.ts'

/** What the line above a list says in the language of the page. */
export const filterWords = ({ language, text }: Now) => ({
  language,
  label: text('filters.label'),
  search: text('filters.text')
})
