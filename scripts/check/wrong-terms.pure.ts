import type { Language } from '../../contract/languages.ts'
import type { Catalogue } from '../../contract/texts/message-problems.ts'

/** A word that names a thing which has another name in all other texts, and that name (docs/glossary.md). */
const wrongTerms: Readonly<Record<Language, readonly (readonly [wrong: RegExp, right: string])[]>> = {
  en: [
    [/\btenants?\b/i, 'organisation'],
    [/\bsign(ed|ing)?[ -]in\b/i, 'log in']
  ],
  fr: [[/\blocataires?\b/i, 'organisation']],
  ja: [
    [/テナント/, '組織'],
    [/販売店/, '代理店']
  ],
  ko: [[/테넌트/, '조직']],
  th: [[/ผู้เช่า/, 'องค์กร']],
  zh: [
    [/经销商/, '代理商'],
    [/会话/, '登录']
  ]
}

/** The texts that call a thing by another name than all others do. */
export const wrongTermsIn = (catalogue: Catalogue): string[] =>
  Object.entries(wrongTerms).flatMap(([language, terms]) =>
    Object.entries(catalogue[language as Language] ?? {}).flatMap(([key, text]) => {
      if (typeof text !== 'string') return []
      const shown = text.replaceAll(/\{\{\w+\}\}/g, '')
      return terms
        .filter(([wrong]) => wrong.test(shown))
        .map(([, right]) => `${language}.json: ${key} needs the word “${right}” of docs/glossary.md.`)
    })
  )
