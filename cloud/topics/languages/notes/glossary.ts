import { readFile } from 'node:fs/promises'
import { type Glossary, readGlossary, termFinder } from '#contract/texts/glossary.ts'

const file = new URL('../../../../docs/glossary.md', import.meta.url)

let read: Promise<Pick<Glossary, 'terms'> & { find: (text: string) => number[] }> | undefined

/** The terms of docs/glossary.md, and what finds them in a text. The file is read once. */
export const glossary = () => {
  read ??= readFile(file, 'utf8').then(markdown => {
    const { terms } = readGlossary(markdown)
    return { terms, find: termFinder(terms) }
  })
  return read
}
