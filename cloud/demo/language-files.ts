import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languageCodes, languageNames } from '#contract/languages.ts'

export type ShippedLanguageFile = {
  intLangCode: string
  langName: string
  content: Uint8Array
  langDescJsonMd5: string
  keyCount: number
}

const countKeys = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce((total: number, inner) => total + countKeys(inner), 0)
    : 1

const readIfThere = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The message files that ship with the portal, in the form in which the cloud keeps a language: `{ "sso": … }`. */
export const shippedLanguageFiles = async (folder: string): Promise<ShippedLanguageFile[]> => {
  const files = await Promise.all(
    languageCodes.map(async intLangCode => {
      const text = await readIfThere(join(folder, `${intLangCode}.json`))
      if (text === undefined) return []
      const sso: unknown = JSON.parse(text)
      const content = Buffer.from(JSON.stringify({ sso }))
      const langDescJsonMd5 = createHash('md5').update(content).digest('hex')
      return [{ intLangCode, langName: languageNames[intLangCode], content, langDescJsonMd5, keyCount: countKeys(sso) }]
    })
  )
  return files.flat()
}
