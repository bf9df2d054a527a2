import * as v from 'valibot'
import { boundedList, stop, text } from '../../checks/bounds.ts'
import * as limits from '../../limits.ts'

const max = limits.tagMaxLength

/** One form of a tag for all its spellings: full-width letters, capitals and wide spaces make no second tag. */
const canonicalTag = (written: string): string =>
  written.normalize('NFKC').toLowerCase().normalize('NFKC').trim().replaceAll(/\s+/g, ' ')

/** A word that people give to robots, to find them by. Another form of some characters is longer, so it is measured again. */
export const tag = v.pipe(
  text(max),
  stop(),
  v.transform(canonicalTag),
  v.maxLength(max, `at most ${max} characters`),
  v.regex(/^[^\p{C}]+$/u, 'no control characters')
)

/** The tags of one change. */
export const tags = boundedList(tag, limits.robotTagsMax)
