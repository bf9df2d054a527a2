import type { Environment } from '#contract/environment.ts'

/** What a policy depends on: where else code and answers come from, and which scripts stand in the page itself. */
export type PolicySources = Pick<Environment, 'apiBase' | 'moduleOrigins'> & { inlineScripts: readonly string[] }

const socketOrigin = (httpOrigin: string): string => httpOrigin.replace(/^http/, 'ws')

/**
 * The page's Content-Security-Policy (threats P10). No `unsafe-inline` and no `unsafe-eval` for scripts, and no
 * `strict-dynamic` either: it would let an injected import map load code from anywhere.
 */
export const contentSecurityPolicy = ({ apiBase, moduleOrigins, inlineScripts }: PolicySources): string =>
  Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...moduleOrigins, ...inlineScripts.map(hash => `'${hash}'`)],
    'connect-src': ["'self'", ...(apiBase === null ? [] : [apiBase, socketOrigin(apiBase)])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"]
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ')
