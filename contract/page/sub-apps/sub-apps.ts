import { subAppPrefixMaxLength } from '../../limits.ts'

/** The sub-applications of the specification by their prefix under /sub-app/ (docs/requirements.md §2), in its order. */
export const subAppPrefixes = [
  'cleanCC',
  'auth',
  'store',
  'robot',
  'resourceweb',
  'ota',
  'operation',
  'platform',
  'deploy',
  'message',
  'statement',
  'shop',
  'study'
] as const

/** One of the thirteen, which every portal knows. */
export type ShippedPrefix = (typeof subAppPrefixes)[number]

/** The prefix of a sub-application: one of the thirteen, or one that an environment adds (sub-app-facts.ts). */
export type SubAppPrefix = string

/** The sub-applications that an environment names, by prefix. Only the names count here. */
export type NamedSubApps = Readonly<Record<string, unknown>>

/** The prefixes that a site knows: the thirteen, and those that its environment adds. */
export const prefixesOf = (named: NamedSubApps = {}): SubAppPrefix[] => [...subAppPrefixes, ...addedPrefixesOf(named)]

/** The prefixes that an environment adds to the thirteen. */
export const addedPrefixesOf = (named: NamedSubApps = {}): SubAppPrefix[] =>
  Object.keys(named).filter(prefix => !isShipped(prefix))

export const isShipped = (prefix: string): prefix is ShippedPrefix => subAppPrefixes.some(it => it === prefix)

/** The name under which the import map lists a sub-application. */
export const moduleName = (prefix: SubAppPrefix): `@portal/${string}` => `@portal/${prefix}`

/** The prefix in the name of a module: of a sub-application, or of a contribution of one. */
export const prefixOfModule = (name: string): string | undefined => /^@portal\/([^/]+)/.exec(name)?.[1]

/**
 * The modules of an import map without those of some sub-applications. Pages leave out added ones that their person does
 * not open, so no other module may count on these.
 */
export const withoutModulesOf = (
  imports: Readonly<Record<string, string>>,
  prefixes: Iterable<SubAppPrefix>
): Record<string, string> => {
  const left = new Set(prefixes)
  return Object.fromEntries(Object.entries(imports).filter(([name]) => !left.has(prefixOfModule(name) ?? '')))
}

const root = '/sub-app/'

const segmentOf = (pathname: string): string | undefined =>
  pathname.startsWith(root) ? (pathname.slice(root.length).split('/', 1)[0] ?? '') : undefined

/**
 * Which sub-application an address belongs to: the one matcher that guard, menu and registration share.
 * It compares one whole path segment, with its case, as the browser normalised it and undecoded. A look-alike must never
 * inherit the rights of the real one. So `AUTH`, `authority`, `%61uth`, `auth%2fusers`, `auth;x` and `auth%00` are not
 * auth.
 * @param named the sub-applications of the environment; without them only the thirteen are known
 */
export const subAppOf = (pathname: string, named?: NamedSubApps): SubAppPrefix | undefined => {
  const segment = segmentOf(pathname)
  if (segment === undefined) return undefined
  const isKnown = isShipped(segment) || (named !== undefined && Object.hasOwn(named, segment))
  return isKnown ? segment : undefined
}

/** How prefixes look that an environment adds. */
export const addedPrefixForm = /^[a-z][a-z0-9-]*$/

/**
 * The prefix in an address that an environment may have added. A page that does not name all sub-applications of its site
 * asks the server whether there is one.
 */
export const addedPrefixAt = (pathname: string): SubAppPrefix | undefined => {
  const segment = segmentOf(pathname) ?? ''
  const isPossible = segment.length <= subAppPrefixMaxLength && addedPrefixForm.test(segment) && !isShipped(segment)
  return isPossible ? segment : undefined
}

/** Where a sub-application lives: `/sub-app/robot`. */
export const subAppPath = (prefix: SubAppPrefix): string => root + prefix

/** The key of a sub-application's title among the texts of portal and cloud. */
export const titleKey = (prefix: SubAppPrefix): string => `menu.${prefix}`
