import type { CentreRequest } from '#contract/cleaning-centre.ts'
import { escapeHtml } from '../http/html.ts'
import type { ReadRequest } from './read-request.ts'

/** Why a request was refused. */
export type Refusal = Extract<ReadRequest, { kind: 'refused' }>['reason'] | 'used' | 'token'

const reasons: Record<Refusal, string> = {
  illegible: 'The request can’t be read: it is no request of this site’s portal, or it was altered.',
  signature: 'The signature of the request is wrong.',
  old: 'The request is older than 5 minutes. Open the centre from the portal’s menu again.',
  used: 'The request was used before. Open the centre from the portal’s menu again.',
  token: 'The login that the request carries has ended. Log in to the portal again.'
}

/** So much of the token that two can be told apart, and not so much that it could be used. */
const shortened = (token: string): string => `${token.slice(0, 6)}… (${token.length} characters)`

const rowsOf = (request: CentreRequest, nickname: string): [string, string][] => [
  ['Token', shortened(request.token)],
  ['Logged in as', nickname],
  ['Language', request.language],
  ['Tenant', request.tenantId === null ? 'all' : String(request.tenantId)],
  ['System type', request.systemType],
  ['Site environment', request.siteEnv],
  ['Sent', new Date(request.timestamp).toISOString()]
]

const page = (content: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Cleaning control centre</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 40rem; margin: 2rem auto; padding: 0 1rem }
th, td { text-align: start; padding: 0.25rem 1rem 0.25rem 0; overflow-wrap: anywhere }
</style>
</head>
<body>
<main>
<h1>Cleaning control centre</h1>
${content}
</main>
</body>
</html>
`

/** What the portal handed over. The real centre would go to work here; this one shows that all of it arrived. */
export const acceptedPage = (request: CentreRequest, nickname: string): string => {
  const rows = rowsOf(request, nickname).map(
    ([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`
  )
  return page(`<p>The portal handed over:</p>\n<table>\n${rows.join('\n')}\n</table>`)
}

export const refusedPage = (reason: Refusal): string => page(`<p role="alert">${escapeHtml(reasons[reason])}</p>`)
