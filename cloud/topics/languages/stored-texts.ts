import { createHash } from 'node:crypto'
import type { Texts } from '#contract/texts/language-file-rules.ts'
import type { StoredTexts } from './sql.ts'

/** Texts in the one form in which they are kept, hashed and sent: `{"sso":{…}}`, flat, without white space. */
export const storedTexts = (texts: Texts): StoredTexts => {
  const content = Buffer.from(JSON.stringify({ sso: texts }))
  return {
    content,
    langDescJsonMd5: createHash('md5').update(content).digest('hex'),
    keyCount: Object.keys(texts).length
  }
}

/** Parses stored texts. */
export const readStored = (content: Uint8Array): { sso: Record<string, string> } =>
  // Nothing gets in but through storedTexts.
  JSON.parse(Buffer.from(content).toString('utf8')) as { sso: Record<string, string> }
