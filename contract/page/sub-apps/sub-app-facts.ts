import * as v from 'valibot'
import { boundedList, boundedString } from '../../checks/bounds.ts'
import { languageCodes } from '../../languages.ts'
import * as limits from '../../limits.ts'
import { qualityLevel } from '../../modules/quality.ts'
import { requiredModules } from './required-modules.ts'
import { addedPrefixesOf, addedPrefixForm, moduleName, prefixesOf, subAppPrefixes } from './sub-apps.ts'

/** The name of the portal's own texts. The library itself drops the names of every object (`constructor`). */
const reservedNames = ['portal']

/** A prefix that an environment adds must never be taken for another one, or for a module of the portal. */
const isFree = (prefix: string): boolean =>
  !reservedNames.includes(prefix) &&
  !requiredModules.some(name => name === moduleName(prefix)) &&
  !subAppPrefixes.some(shipped => shipped !== prefix && shipped.toLowerCase() === prefix)

/** A sub-application's part of an address below /sub-app/. */
const prefix = v.union(
  [
    v.picklist(subAppPrefixes),
    v.pipe(boundedString(limits.subAppPrefixMaxLength), v.regex(addedPrefixForm), v.check(isFree))
  ],
  `a prefix, as fleet: lower-case letters, digits and hyphens, at most ${limits.subAppPrefixMaxLength}, and no name of the portal's own`
)

const ownName = v.pipe(boundedString(60), v.nonEmpty('a name'))

/** A name of a deployment's own: one for everybody, or one by language. */
export const names = v.union(
  [
    ownName,
    v.strictObject({
      ...v.entriesFromList(languageCodes, v.optional(ownName)),
      /** For languages without one. */
      en: ownName
    })
  ],
  'a name, or names by language with an English one'
)
export type Names = v.InferOutput<typeof names>

/** A contribution that has a module of its own. */
const contribution = v.strictObject({
  name: names,
  /** The permission that it needs, besides the one of the sub-application's menu entry. */
  permission: v.optional(v.pipe(boundedString(100), v.nonEmpty()))
})

/** A contribution that only leads to a page of the sub-application, by the name of a link. */
const contributedLinks = boundedList(
  v.strictObject({ name: names, link: v.pipe(boundedString(40), v.nonEmpty()) }),
  limits.contributedLinksMax
)

/** The contributions of a sub-application to pages that are not its own (docs/extension-points.md). */
const extensions = v.strictObject({
  dashboardCard: v.optional(contribution),
  search: v.optional(contribution),
  robotActions: v.optional(contributedLinks),
  accountEntries: v.optional(contributedLinks)
})

const origin = v.pipe(
  boundedString(limits.originMaxLength),
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'an origin, as https://fleet.example.com')
)

const callOrigin = v.pipe(
  boundedString(limits.originMaxLength),
  v.regex(
    /^(https?|wss?):\/\/[a-z0-9.-]+(:\d{1,5})?$/i,
    'an origin, as https://fleet.example.com, or wss://… for sockets'
  )
)

const origins = <Origin extends v.GenericSchema<string, string>>(one: Origin) =>
  v.optional(boundedList(one, limits.subAppOriginsMax))

/** Other origins that a sub-application uses, by the kind of content. The page's policy refuses everything else. */
const subAppOrigins = v.strictObject({
  scripts: origins(origin),
  styles: origins(origin),
  images: origins(origin),
  fonts: origins(origin),
  /** Calls and sockets: the hot reload of a developer's server is a socket. */
  calls: origins(callOrigin)
})
export type SubAppOrigins = v.InferOutput<typeof subAppOrigins>

/** Every name but `default`, which would decide for all texts that have no policy. */
const policy = v.pipe(
  boundedString(60),
  v.regex(/^(?!default$)[\w#=/@.%-]+$/, 'the name of a Trusted Types policy, as angular#unsafe-bypass')
)

/** The facts about a sub-application that the portal needs before its module is loaded. */
const facts = v.strictObject({
  /** The title, once for everybody or by language. The text `menu.<prefix>` of the cloud replaces it. */
  title: v.optional(names),
  /** The name of an icon of the sidebar; a house stands for a name that the sidebar lacks. */
  icon: v.optional(v.pipe(boundedString(40), v.regex(/^[a-z][a-z0-9-]*$/, 'a name, as robot'))),
  /** The level that the check of its team found for the module of the map (docs/quality.md). Nothing depends on it. */
  quality: v.optional(qualityLevel),
  /** The permission of the menu entry that the embedded cloud makes. Its prefix when nothing is said. */
  permission: v.optional(v.pipe(boundedString(100), v.regex(/^[\w-]+(:[\w-]+)*$/, 'a permission, as fleet:view'))),
  /**
   * Paths below its address for which it has a page, each with all that lies below; the empty one is its address alone.
   * Entries of the menu at other paths are not here yet. Without it there is a page for every entry.
   */
  pages: v.optional(
    boundedList(
      v.pipe(
        boundedString(200),
        v.regex(/^([\w.-]+(\/[\w.-]+)*)?$/, 'a path without a slash at its ends, as running/records')
      ),
      1_000
    )
  ),
  /**
   * Its addresses for other sub-applications, by name: paths below its own address, where `:storeId` stands for a value.
   * A sub-application asks for `store.detail` and gets an address, or nothing where this one is absent.
   */
  links: v.optional(
    v.record(
      v.pipe(boundedString(40), v.regex(/^[a-z][A-Za-z0-9]*$/, 'a name, as detail')),
      v.pipe(
        boundedString(200),
        v.regex(/^(:?[\w.-]+(\/:?[\w.-]+)*)?$/, 'a path without a slash at its ends, as list or :storeId/edit')
      )
    )
  ),
  extends: v.optional(extensions),
  origins: v.optional(subAppOrigins),
  /**
   * Trusted Types policies beside `portal-<prefix>`, by their names: those of its libraries, as `angular#unsafe-bypass`.
   */
  policies: v.optional(boundedList(policy, limits.subAppPoliciesMax)),
  /**
   * `frame` for a sub-application that is not trusted: its module runs in a sandboxed frame of nobody's origin, without the
   * token and without this page. Without it, or with `page`, it runs in the page.
   */
  isolation: v.optional(v.picklist(['page', 'frame'])),
  /** The calls of the cloud that it may make from its frame. It makes no other. */
  calls: v.optional(
    boundedList(
      v.pipe(
        boundedString(210),
        v.regex(/^(GET|POST|PUT) \/api\/[\w./-]+$/, 'a call, as GET /api/managercloud/robots')
      ),
      limits.sandboxCallsMax
    )
  )
})

const subApp = v.pipe(
  facts,
  v.check(
    ({ isolation, extends: { dashboardCard, search } = {} }) =>
      isolation !== 'frame' || (dashboardCard ?? search) === undefined,
    'no card and no search with a frame: their modules would run in the page'
  )
)
export type SubAppFacts = v.InferOutput<typeof subApp>

/** The origins of all sub-applications, each once for each kind. */
export const originsOf = (
  subApps: Readonly<Record<string, SubAppFacts>> = {}
): Required<Record<keyof SubAppOrigins, string[]>> => {
  const all = (kind: keyof SubAppOrigins) => [
    ...new Set(Object.values(subApps).flatMap(({ origins = {} }) => origins[kind] ?? []))
  ]
  return {
    scripts: all('scripts'),
    styles: all('styles'),
    images: all('images'),
    fonts: all('fonts'),
    calls: all('calls')
  }
}

/**
 * Names of Trusted Types policies that the sub-applications of a site may make: those that their facts name, and for each one its
 * own. Own names that would make the header too long for proxies are left out; a site names these in `policies`.
 */
export const policiesOf = (subApps: Readonly<Record<string, SubAppFacts>> = {}): string[] => {
  const named = Object.values(subApps).flatMap(({ policies = [] }) => policies)
  let length = 0
  const own = prefixesOf(subApps)
    .map(prefix => `portal-${prefix}`)
    .filter(name => {
      length += name.length + 1
      return length <= limits.policyNamesMaxLength
    })
  return [...new Set([...named, ...own])]
}

/** Proxies refuse headers of a few thousand characters, and with them every page. */
const fitsIntoPolicy = (subApps: Readonly<Record<string, SubAppFacts>>): boolean =>
  [
    ...Object.values(originsOf(subApps)).flat(),
    ...new Set(Object.values(subApps).flatMap(({ policies = [] }) => policies))
  ].join(' ').length <= limits.policyOriginsMaxLength

/** The facts about an environment's sub-applications, by prefix. The thirteen are there also when nothing is said of them. */
export const subApps = v.pipe(
  v.record(prefix, subApp),
  v.check(
    named => addedPrefixesOf(named).length <= limits.addedSubAppsMax,
    `at most ${limits.addedSubAppsMax} beside the thirteen`
  ),
  v.check(fitsIntoPolicy, `origins and policies of ${limits.policyOriginsMaxLength} characters at most, all together`)
)
