import * as v from 'valibot'

const httpOrigin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i, 'an origin, as https://cloud.example.com')
)

/** The site fields of spec §3, and what differs from one deployment to the next. No secret belongs here. */
export const environment = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/, 'lower-case letters, digits and hyphens')),
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
  /** The domain that the session's cookies are shared on; null keeps them on the portal's own host. */
  cookieDomain: v.nullable(v.pipe(v.string(), v.regex(/^[a-z0-9.-]+$/i, 'a domain, as example.com'))),
  /** Other origins that sub-applications may be loaded from; everything else is refused by the page's policy. */
  moduleOrigins: v.array(httpOrigin),
  brand: v.strictObject({ name: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40)) })
})
export type Environment = v.InferOutput<typeof environment>

const moduleAddress = v.pipe(
  v.string(),
  v.regex(/^(\/(?!\/)|https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/, 'a path on this origin or an https address')
)

/** An import map, as the browser standard has it, without scopes: every module has one address for everybody. */
export const importMap = v.strictObject({
  imports: v.record(v.string(), moduleAddress),
  integrity: v.optional(v.record(v.string(), v.pipe(v.string(), v.regex(/^sha(256|384|512)-/))))
})
export type ImportMap = v.InferOutput<typeof importMap>

/** Modules of the portal itself that every environment's import map must list. */
export const requiredModules = [
  '@portal/root-config',
  '@portal/session',
  '@portal/elements',
  '@portal/shell',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime'
] as const
