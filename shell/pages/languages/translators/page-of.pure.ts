import type { NotedText } from '#contract/calls/languages/language-notes.ts'
import type { ListQuestion } from '#contract/page/list.ts'
import { nameIn } from '#contract/texts/language-topics.ts'

/** A row of the list. `name` is the text's name among those of all topics. */
type Row = NotedText & { name: string }

/** A page of the texts that fit a question, and how many fit. */
export const pageOf = (
  texts: readonly NotedText[],
  { pageNo, size, text = '', topic, change, length }: ListQuestion
): { list: Row[]; total: number } => {
  const words = text.toLowerCase().split(/\s+/)
  const found = texts.filter(
    row =>
      (topic === undefined || row.topic === topic) &&
      (change === undefined || row.change === change) &&
      (length === undefined || isTooLong(row)) &&
      words.every(word => searched(row).includes(word))
  )
  const page = found.slice((pageNo - 1) * size, pageNo * size)
  return { list: page.map(row => ({ ...row, name: nameIn(row.topic, row.key) })), total: found.length }
}

const searched = ({ key, english = '', text = '' }: NotedText): string => `${key}\n${english}\n${text}`.toLowerCase()

/** Whether a text is longer than its place. */
export const isTooLong = ({ length = 0, lengthMax }: NotedText): boolean =>
  lengthMax !== undefined && length > lengthMax
