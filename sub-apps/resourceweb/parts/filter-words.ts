import type { Now } from '../view.ts'

/** The words of the line above a list, in the language of the page. */
export const filterWords = ({ language, text }: Now) => ({
  language,
  label: text('filters.label'),
  search: text('filters.text')
})
