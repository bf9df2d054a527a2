import { readFile } from 'node:fs/promises'
import type { CallData } from '#contract/call.ts'
import type { AgreementType } from '#contract/calls/agreements/agreements.ts'
import type { calls } from '#contract/index.ts'
import { fallbackLanguage, languageCodes } from '#contract/languages.ts'

/** To be raised, with the day, whenever a text changes: people agreed to a version. */
const version = '1.1'
const updateTime = Date.UTC(2026, 10, 20)

/** The text of one of the files in this folder, whose first line is its title. */
export const readAgreement = async (type: AgreementType, lang = ''): Promise<CallData<typeof calls.agreement>> => {
  // Only a code of the list gets into the file's name: the text of the request could be a path.
  const language = languageCodes.find(code => code === lang) ?? fallbackLanguage
  const text = await readFile(new URL(`.//${type}.${language}.md`, import.meta.url), 'utf8')
  const [heading = '', ...rest] = text.split('\n')
  return { type, version, title: heading.replace(/^# /, ''), content: rest.join('\n').trim(), updateTime }
}
