import { createHash } from 'node:crypto'
import { type LanguageTexts, portalTopic } from '#contract/texts/language-topics.ts'
import type { StoredTexts } from './sql.ts'

/** The texts of a language as they are kept: those of the portal, and those of each sub-application that it has. */
export type KeptTexts = { sso: Record<string, string>; [topic: string]: Record<string, string> }

/** Texts in the one form in which they are kept, hashed and sent: `{"sso":{…},"shop":{…}}`, flat, without white space. */
export const storedTexts = ({ [portalTopic]: sso = {}, ...topics }: LanguageTexts): StoredTexts => {
  const sorted = Object.entries(topics).sort(([one], [other]) => (one < other ? -1 : 1))
  const content = Buffer.from(JSON.stringify({ sso, ...Object.fromEntries(sorted) }))
  return {
    content,
    langDescJsonMd5: createHash('md5').update(content).digest('hex'),
    keyCount: [sso, ...Object.values(topics)].reduce((count, texts) => count + Object.keys(texts).length, 0)
  }
}

/** Parses stored texts. */
export const readStored = (content: Uint8Array): KeptTexts =>
  // Nothing gets in but through storedTexts.
  JSON.parse(Buffer.from(content).toString('utf8')) as KeptTexts
