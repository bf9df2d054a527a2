import type { Language } from '../languages.ts'

/**
 * The path of a message file in a build.
 * @param hash of all message files together. With a hash for each file, the addresses alone would be a tenth of the page.
 * @param topic nothing for the texts that every page needs
 */
export const messageFile = (hash: string, language: Language, topic?: string): string =>
  `/assets/messages/${topic === undefined ? '' : `${topic}/`}${language}-${hash}.json`
