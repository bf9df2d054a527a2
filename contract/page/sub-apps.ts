/** The sub-applications by their prefix under /sub-app/ (spec §2), in the order of the specification. */
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

export type SubAppPrefix = (typeof subAppPrefixes)[number]

/** The name under which the import map lists a sub-application. */
export const moduleName = (prefix: SubAppPrefix): `@portal/${SubAppPrefix}` => `@portal/${prefix}`

const root = '/sub-app/'

/**
 * Which sub-application an address belongs to: the one matcher that guard, menu and registration share.
 * It compares one whole path segment, with its case, as the browser normalised it and undecoded. A look-alike must never
 * inherit the rights of the real one. So `AUTH`, `authority`, `%61uth`, `auth%2fusers`, `auth;x` and `auth%00` are not
 * auth.
 */
export const subAppOf = (pathname: string): SubAppPrefix | undefined => {
  if (!pathname.startsWith(root)) return undefined
  const segment = pathname.slice(root.length).split('/', 1)[0]
  return subAppPrefixes.find(prefix => prefix === segment)
}

/** Where a sub-application lives: `/sub-app/robot`. */
export const subAppPath = (prefix: SubAppPrefix): string => root + prefix
