import { type Environment, moduleOriginsOf } from '#contract/page/environment.ts'
import { originsOf, policiesOf } from '#contract/page/sub-apps/sub-app-facts.ts'

/**
 * The facts on which a policy depends. They are other origins of code and answers, origins that sub-applications name, and
 * scripts in the page itself.
 */
export type PolicySources = Pick<Environment, 'apiBase' | 'socketBase' | 'moduleOrigins'> &
  TypesOf & { inlineScripts: readonly string[] }

type TypesOf = Pick<Environment, 'subApps' | 'overrides' | 'trustedTypes'>

/** Where answers and the live channel come from, when that is not the page's own origin. */
const cloudOrigins = ({ apiBase, socketBase }: Pick<Environment, 'apiBase' | 'socketBase'>): string[] => {
  const live = socketBase ?? apiBase?.replace(/^http/, 'ws')
  return [apiBase, live].filter(it => typeof it === 'string')
}

/** The loader's own policy, and those that libraries make under names of theirs: of the portal, and of sub-applications. */
const ownPolicies = ['portal', 'dompurify', 'lit-html']
const libraryPolicies = ['vue', 'svelte-trusted-html', 'angular']

/**
 * Scripts make HTML, scripts and their addresses of texts only by these policies (T104). Several sub-applications bring the
 * same library, so a name may be used again.
 */
const typesOf = ({ subApps, overrides }: TypesOf): Record<string, string[]> => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': [
    ...new Set([...ownPolicies, ...libraryPolicies, ...policiesOf(subApps)]),
    // Of the library for overrides, in a browser that has any (root-config/overrides/gate.ts).
    ...(overrides === true ? ['default'] : []),
    "'allow-duplicates'"
  ]
})

const enforcedTypes = (site: TypesOf): Record<string, string[]> =>
  site.trustedTypes === 'reported' ? {} : typesOf(site)

const written = (directives: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(directives).map(([directive, sources]) => [directive, ...sources].join(' '))

/**
 * The policy of the page in which a sandboxed sub-application runs (T68). The page has nobody's origin, however it is
 * opened. It fetches modules from where they may come from, and nothing else from anybody. It leads nowhere.
 */
export const sandboxPolicy = (site: Pick<Environment, 'moduleOrigins' | 'subApps' | 'trustedTypes'>): string =>
  [
    'sandbox allow-scripts allow-forms',
    "default-src 'none'",
    ["script-src 'self'", ...moduleOriginsOf(site)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    ...written(enforcedTypes(site))
  ].join('; ')

/** The path to which browsers report the content that the policy blocked. */
export const policyReportsPath = '/policy-reports'

const reportingGroup = 'policy'

/** Browsers that know the newer one leave the older one alone. */
const reporting = { 'report-uri': [policyReportsPath], 'report-to': [reportingGroup] }

/** The Reporting-Endpoints header that goes with the policy. */
export const reportingEndpoints = `${reportingGroup}="${policyReportsPath}"`

/**
 * The page's Content-Security-Policy (T21, T37). No `unsafe-inline` and no `unsafe-eval` for scripts, and no
 * `strict-dynamic` either: it would let an injected import map load code from anywhere.
 */
export const contentSecurityPolicy = ({ inlineScripts, ...site }: PolicySources): string => {
  const { styles, images, fonts, calls } = originsOf(site.subApps)
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...moduleOriginsOf(site), ...inlineScripts.map(hash => `'${hash}'`)],
    'connect-src': [...new Set(["'self'", ...cloudOrigins(site), ...calls])],
    'style-src': ["'self'", "'unsafe-inline'", ...styles],
    // Pictures that people sent come from where answers come from.
    'img-src': [...new Set(["'self'", 'data:', ...(site.apiBase ? [site.apiBase] : []), ...images])],
    'font-src': ["'self'", 'data:', ...fonts],
    // No browser starts a worker from another origin. So a module has its worker as text. A blob of the page keeps this policy.
    'worker-src': ["'self'", 'blob:'],
    // The video and the document beside the sign-in form: files of this origin.
    'media-src': ["'self'"],
    'frame-src': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'object-src': ["'none'"],
    ...enforcedTypes(site),
    ...reporting
  }).join('; ')
}

/** The Content-Security-Policy-Report-Only of a site whose sub-applications still write HTML, and of no other. */
export const reportedPolicy = (site: TypesOf): string | undefined =>
  site.trustedTypes === 'reported' ? written({ ...typesOf(site), ...reporting }).join('; ') : undefined
