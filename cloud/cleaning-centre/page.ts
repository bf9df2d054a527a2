import type { CentreRequest } from '#contract/calls/cleaning-centre.ts'
import type { Language } from '#contract/languages.ts'
import { escapeHtml } from '../http/html.ts'
import { centreText } from '../texts/cleaning-centre.ts'
import type { ReadRequest } from './read-request.ts'

/** Why a request was refused. */
export type Refusal = Extract<ReadRequest, { kind: 'refused' }>['reason'] | 'used' | 'token'

/** So much of the token that two can be told apart, and not so much that it could be used. */
const shortened = (language: Language, token: string): string =>
  centreText(language, 'shortened', { beginning: token.slice(0, 6), length: token.length })

const rowsOf = (language: Language, request: CentreRequest, nickname: string): [string, string][] => [
  [centreText(language, 'row.token'), shortened(language, request.token)],
  [centreText(language, 'row.nickname'), nickname],
  [centreText(language, 'row.language'), request.language],
  [
    centreText(language, 'row.tenant'),
    request.tenantId === null ? centreText(language, 'allTenants') : String(request.tenantId)
  ],
  [centreText(language, 'row.systemType'), request.systemType],
  [centreText(language, 'row.siteEnv'), request.siteEnv],
  [centreText(language, 'row.sent'), new Date(request.timestamp).toISOString()]
]

const page = (language: Language, content: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(centreText(language, 'title'))}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
th, td { text-align: start; padding: 0.25rem 1rem 0.25rem 0; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(centreText(language, 'title'))}</h1>
${content}
</main>
</body>
</html>
`

/** Shows the data that the portal handed over. The real centre would go to work here. */
export const acceptedPage = (language: Language, request: CentreRequest, nickname: string): string => {
  const rows = rowsOf(language, request, nickname).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`
  )
  const lead = escapeHtml(centreText(language, 'handedOver'))
  return page(language, `<p>${lead}</p>\n<table>\n${rows.join('\n')}\n</table>`)
}

export const refusedPage = (language: Language, reason: Refusal): string =>
  page(language, `<p role="alert">${escapeHtml(centreText(language, `refused.${reason}`))}</p>`)
