import { escapeHtml } from '../http/answer/html.pure.ts'

export type Person = { nickname: string; email: string }

/** A mailbox that no account of the portal has, so that developers see that answer too. */
export const stranger: Person = { nickname: 'Somebody without an account', email: 'stranger@demo.example' }

/** In the address, in place of a mailbox: the person went away. */
export const nobody = 'nobody'

const button = (path: string, who: string, label: string): string =>
  `<form method="post" action="${escapeHtml(`${path}/${encodeURIComponent(who)}`)}"><button>${escapeHtml(label)}</button></form>`

/** The page that asks who signs in: plain, in English, without script, as all pages for developers. */
export const workplacePage = (path: string, people: readonly Person[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Workplace (development)</title>
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 30rem; margin: 2rem auto; padding: 0 1rem } button { font: inherit; padding: 0.5rem 1rem; width: 100%; margin-block: 0.25rem }
</style>
</head>
<body>
<h1>Workplace</h1>
<p>This page stands for the provider of a workplace. Choose who signs in.</p>
${[...people, stranger].map(person => button(path, person.email, `${person.nickname} (${person.email})`)).join('\n')}
${button(path, nobody, 'Cancel')}
</body>
</html>
`
