import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Language } from './languages.ts'
import type { ReadLink } from './read-link.ts'
import { textIn, texts } from './texts.ts'

/** Why somebody is not let in. */
export type Refusal = Extract<ReadLink, { kind: 'refused' }>['reason'] | 'used' | 'token' | 'permission'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, character => escapes[character] ?? character)

/** The pages of the centre under its path, with the policy that fits them. */
export const openPages = (path: string) => {
  const style = readFileSync(new URL('../page/centre.css', import.meta.url), 'utf8')
  const styleHash = createHash('sha256').update(style).digest('base64')

  const page = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(textIn(language, 'title'))}</title>
<style>${style}</style>
</head>
<body>
${content}
</body>
</html>
`
  return {
    policy: `default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'sha256-${styleHash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`,

    /** The page to work with. Its script draws the rest, with the texts that stand in it. */
    centre: (language: Language): string =>
      page(
        language,
        `<header><h1>${escaped(textIn(language, 'title'))}</h1></header>
<main id="centre" data-path="${path}"><p role="status">${escaped(textIn(language, 'loading'))}</p></main>
<script type="application/json" id="texts">${JSON.stringify(texts[language]).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${path}/centre.js"></script>`
      ),

    refused: (language: Language, reason: Refusal): string =>
      page(
        language,
        `<main><h1>${escaped(textIn(language, 'title'))}</h1>\n<p role="alert">${escaped(textIn(language, `refused.${reason}`))}</p></main>`
      )
  }
}
