import * as v from 'valibot'
import { developmentIssuer } from '../calls/identity/workplace.ts'
import { boundedList, boundedString, withoutUser } from '../checks/bounds.ts'
import * as limits from '../limits.ts'
import { names, originsOf, subApps } from './sub-apps/sub-app-facts.ts'

const address = v.pipe(boundedString(limits.addressMaxLength), withoutUser)

const httpOrigin = v.pipe(
  address,
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'an origin, as https://cloud.example.com')
)

const socketOrigin = v.pipe(
  address,
  v.regex(/^wss?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'an origin, as wss://live.example.com')
)

const centreAddress = v.pipe(
  address,
  v.regex(/^(\/(?![/\\])|https:\/\/)[^\s?#]*$/, 'a path on this origin or an https address, without a query')
)

/** Where the cleaning control centre is, and who signs the links to it. */
const cleaningCentre = v.variant('signedBy', [
  /** The cloud signs (`cleaningCentreLink`), with keys that no browser is told. */
  v.strictObject({ signedBy: v.literal('cloud'), address: centreAddress }),
  /**
   * The portal signs in the browser, for a vendor's cloud without that call. Every visitor of the portal's page can read
   * the keys. They keep strangers' links out and prove nothing: the centre has to check the token.
   */
  v.strictObject({
    signedBy: v.literal('portal'),
    address: centreAddress,
    /** 32 bytes for AES-256, in hexadecimal. */
    publicKey: v.pipe(boundedString(64), v.regex(/^[0-9a-f]{64}$/, '64 hexadecimal digits')),
    /** The key of the signature. */
    publicSecret: v.pipe(boundedString(500), v.minLength(16, 'at least 16 characters'))
  })
])

const secureOrigin = v.pipe(
  address,
  v.regex(/^(https:\/\/[a-z0-9.-]+(:\d{1,5})?|http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?)$/i, 'an https origin')
)

/**
 * Where internal employees sign in (docs/requirements.md §1): an OpenID Connect provider. Its secret, where it gave one, is the setting
 * `WORKPLACE_CLIENT_SECRET` and never stands here.
 */
const workplaceSignIn = v.strictObject({
  /** The provider's name on the button. */
  name: v.pipe(boundedString(40), v.nonEmpty()),
  /** As the provider writes it in `/.well-known/openid-configuration`; `/dev/workplace` is the cloud's own, for development. */
  issuer: v.union(
    [
      v.literal(developmentIssuer),
      v.pipe(address, v.regex(/^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s?#]+$/i))
    ],
    `an https address without a query, or ${developmentIssuer}`
  ),
  clientId: v.pipe(boundedString(200), v.nonEmpty()),
  /**
   * Where people reach the portal, and the provider sends them back to. Without it the host that the request names, by
   * http: for a portal with no proxy in front of it.
   */
  origin: v.optional(secureOrigin)
})
export type WorkplaceSignIn = v.InferOutput<typeof workplaceSignIn>

/** The icons of official channels; the page draws each. */
export const channelIcons = [
  'website',
  'documents',
  'support',
  'chat',
  'video',
  'mail',
  'phone',
  'shop',
  'community',
  'news'
] as const

/** A place beside the portal where the maker can be reached. */
const channel = v.pipe(
  v.strictObject({
    name: names,
    icon: v.picklist(channelIcons),
    link: v.optional(v.pipe(address, v.regex(/^https:\/\/[^\s/?#]+(?:[/?#]\S*)?$/i, 'an https address'))),
    /** A picture to be scanned, of this origin: the page's policy takes no other. */
    qr: v.optional(
      v.pipe(
        address,
        v.regex(/^\/(?![/\\])[\w/-]+\.(?:svg|png|webp)$/, 'a path on this origin that ends in .svg, .png or .webp')
      )
    )
  }),
  v.check(({ link, qr }) => link !== undefined || qr !== undefined, 'needs a link or a qr')
)

/** By which codes can reach people: by e-mail, and as text messages. */
export const codeWays = ['email', 'cellphone'] as const
export type CodeWay = (typeof codeWays)[number]

/** The site fields of docs/requirements.md §3, and what differs from one deployment to the next. A browser is sent all of it. */
export const environment = v.strictObject({
  name: v.pipe(boundedString(40), v.regex(/^[a-z0-9-]+$/, 'lower-case letters, digits and hyphens')),
  /** `production` closes what only developers need: the outbox of codes, the import-map overrides. */
  mode: v.picklist(['development', 'production']),
  siteType: v.string(),
  siteEnv: v.string(),
  siteOriginType: v.string(),
  clientType: v.string(),
  /** Name of this portal in usage events. */
  applicationId: v.string(),
  /** Where the cloud is, when it is not the origin that serves the portal. */
  apiBase: v.nullable(httpOrigin),
  /** Where the live channel is, when it is not where the cloud is. */
  socketBase: v.nullable(socketOrigin),
  /** The domain that the session's cookies are shared on; null keeps them on the portal's own host. */
  cookieDomain: v.nullable(v.pipe(boundedString(253), v.regex(/^[a-z0-9.-]+$/i, 'a domain, as example.com'))),
  /** Other origins that sub-applications may be loaded from; everything else is refused by the page's policy. */
  moduleOrigins: v.array(httpOrigin),
  /** Null where the site has none: the menu's entry then opens a page that says so. */
  cleaningCentre: v.nullable(cleaningCentre),
  /** Absent where the site has no provider: internal employees then read whom to ask (612023). */
  workplaceSignIn: v.optional(workplaceSignIn),
  /**
   * The only ways by which codes reach people; by both where nothing is said. The embedded cloud (`apiBase` null) says so
   * itself, by its settings.
   */
  codesBy: v.optional(v.pipe(boundedList(v.picklist(codeWays), codeWays.length), v.nonEmpty())),
  /** The file of the content beside the sign-in form (`welcome` in welcome.ts). A site without it shows the portal alone. */
  welcome: v.optional(v.pipe(address, v.regex(/^\/(?![/\\])[\w./-]+$/, 'a path on this origin'))),
  /** The maker's official channels, as the dashboard shows them. */
  channels: v.optional(boundedList(channel, limits.channelsMax)),
  /** Facts about sub-applications, and which there are beside the thirteen of the specification. */
  subApps: v.optional(subApps),
  /**
   * How the menu shows entries that have no page here: `marked` as not here yet, or `hidden`. The default is `marked`.
   */
  absentEntries: v.optional(v.picklist(['marked', 'hidden'])),
  /**
   * Whether pages refuse texts that would become HTML or scripts, or only report them, while sub-applications that write
   * HTML are mended. Refused where nothing is said.
   */
  trustedTypes: v.optional(v.picklist(['enforced', 'reported'])),
  /** Whether developers may put modules of their own in the place of the site's, in their own browser. */
  overrides: v.optional(v.boolean()),
  brand: v.strictObject({ name: v.pipe(boundedString(40), v.nonEmpty()) })
})

export type Environment = v.InferOutput<typeof environment>

/** The other origins that modules may come from: those for all of them, and those that sub-applications name. */
export const moduleOriginsOf = ({
  moduleOrigins,
  subApps
}: Pick<Environment, 'moduleOrigins' | 'subApps'>): string[] => [
  ...new Set([...moduleOrigins, ...originsOf(subApps).scripts])
]

const moduleAddress = v.pipe(
  address,
  v.regex(
    /^(\/(?![/\\])|https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/,
    'a path on this origin or an https address'
  )
)

/** An import map, as the browser standard has it, without scopes: every module has one address for everybody. */
export const importMap = v.strictObject({
  imports: v.record(v.string(), moduleAddress),
  integrity: v.optional(
    v.record(v.string(), v.pipe(boundedString(200), v.regex(/^sha(256|384|512)-/, 'a hash as sha384-…')))
  )
})
export type ImportMap = v.InferOutput<typeof importMap>
