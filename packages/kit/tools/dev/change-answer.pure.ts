import { firstCalls } from '#contract/page/first-calls.ts'
import { pageConfigId, releasePath } from '#contract/page/page-names.ts'
import { moduleName, subAppPath, titleKey } from '#contract/page/sub-apps/sub-apps.ts'

/** The sub-application that a developer works on, as the portal should see it. */
export type Guest = {
  prefix: string
  title: string
  icon?: string | undefined
  permission: string
  /** Where its module is. */
  address: string
}

type Json = Record<string, unknown>
type Change = (text: string, guest: Guest) => string

/** The policy of the portal's page, with the Trusted Types policy of a sub-application that the portal does not know yet. */
export const policyWith = (policy: string, { prefix }: Guest): string =>
  policy.replace(/(^|; )trusted-types /, `$1trusted-types portal-${prefix} `)

/** The answers of a portal that a developer's server changes, by their path. */
const changes: Readonly<Record<string, Change>> = {
  [firstCalls.menuTree]: (text, guest) =>
    changeJson(text, answer => ({ ...answer, data: withEntry(answer.data, guest) })),
  [firstCalls.userInfo]: (text, { permission }) =>
    changeJson(text, answer => ({ ...answer, data: withPermission(answer.data, permission) })),
  [releasePath]: (text, guest) =>
    changeJson(text, release => ({ ...release, importMap: withModule(release.importMap, guest) }))
}

/** @returns undefined for an answer that goes to the browser as it came */
export const changeFor = (pathname: string, contentType = ''): Change | undefined => {
  if (/^text\/html\b/.test(contentType)) return changePage
  return Object.hasOwn(changes, pathname) ? changes[pathname] : undefined
}

/**
 * The page of the portal with the developer's module in the place of the published one. Both scripts hold data, so that
 * the policy of the page has no hash of them. In both each `<` is an escape, so they end at the first one.
 */
const changePage: Change = (html, guest) =>
  html
    .replace(
      /(<script type="systemjs-importmap">)([^<]*)/,
      (_, tag: string, map: string) => tag + inline(changeJson(map, value => withModule(value, guest) as Json))
    )
    .replace(
      configScript,
      (_, tag: string, config: string) => tag + inline(changeJson(config, value => withFacts(value, guest)))
    )

const configScript = new RegExp(String.raw`(<script type="application\/json" id="${pageConfigId}">)([^<]*)`)

const inline = (json: string): string => json.replaceAll('<', String.raw`\u003c`)

/** An answer that is no JSON object goes on as it is: the portal says itself what is wrong with it. */
const changeJson = (text: string, change: (value: Json) => Json): string => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return text
  }
  return isObject(value) ? JSON.stringify(change(value)) : text
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const withModule = (map: unknown, { prefix, address }: Guest): unknown =>
  isObject(map) && isObject(map.imports) ? { ...map, imports: { ...map.imports, [moduleName(prefix)]: address } } : map

/**
 * The portal knows the sub-application, and all its pages. It runs in the page: a frame without an origin can't load the
 * many files of a developer's server. Cookies belong to the developer's host.
 */
const withFacts = (config: Json, { prefix, title, icon }: Guest): Json => {
  if (!isObject(config.environment)) return config
  const subApps = isObject(config.environment.subApps) ? config.environment.subApps : {}
  const { pages: _, isolation: __, ...known } = isObject(subApps[prefix]) ? subApps[prefix] : { title, icon }
  return {
    ...config,
    environment: { ...config.environment, cookieDomain: null, subApps: { ...subApps, [prefix]: known } }
  }
}

const withPermission = (user: unknown, permission: string): unknown =>
  isObject(user) && Array.isArray(user.perms) && !user.perms.includes(permission)
    ? { ...user, perms: [...user.perms, permission] }
    : user

/** A menu that has no entry for the sub-application gets one, as the cloud makes it. */
const withEntry = (menu: unknown, { prefix, title, icon, permission }: Guest): unknown => {
  const path = subAppPath(prefix)
  if (!Array.isArray(menu) || menu.some(entry => leadsTo(entry, path))) return menu
  const meta = { title, icon: icon ?? null, hidden: false, micro: true }
  const entry = { menuId: 0, name: title, perms: permission, url: null, path, type: 1, langKey: titleKey(prefix) }
  return [...menu, { ...entry, children: [], meta }]
}

const leadsTo = (entry: unknown, path: string): boolean => {
  if (!isObject(entry)) return false
  const own = typeof entry.path === 'string' && (entry.path === path || entry.path.startsWith(`${path}/`))
  return own || (Array.isArray(entry.children) && entry.children.some(child => leadsTo(child, path)))
}
