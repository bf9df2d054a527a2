import { glob, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { languageCodes, languageNames } from '#contract/languages.ts'
import type { StoredTexts } from '../topics/languages/sql.ts'
import { storedTexts } from '../topics/languages/stored-texts.ts'

export type ShippedLanguageFile = { intLangCode: string; langName: string; stored: StoredTexts }

/** The message files that ship with the portal, those of all topics together, as the cloud keeps a language. */
export const shippedLanguageFiles = async (folder: string): Promise<ShippedLanguageFile[]> => {
  const files = (await Array.fromAsync(glob('**/*.json', { cwd: folder }))).sort()
  const languages = languageCodes.map(async intLangCode => {
    const own = files.filter(file => basename(file) === `${intLangCode}.json`)
    const topics = own.map(async file => JSON.parse(await readFile(join(folder, file), 'utf8')) as object)
    const texts: Record<string, string> = Object.assign(Object.create(null), ...(await Promise.all(topics)))
    return own.length === 0 ? [] : [{ intLangCode, langName: languageNames[intLangCode], stored: storedTexts(texts) }]
  })
  return (await Promise.all(languages)).flat()
}
