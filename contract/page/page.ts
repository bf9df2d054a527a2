import * as v from 'valibot'
import { environment, importMap } from './environment.ts'
import { frameValues } from './rendered-frame.ts'

/** The server's facts for the page, beside the import map: one JSON in the HTML. */
export const pageConfig = v.object({
  environment,
  /** Present where the site has sub-applications that `environment` does not name: the page asks for them when it needs them. */
  hasMore: v.optional(v.literal(true)),
  /** The release of the page. Another release looks different, or takes its modules from elsewhere. */
  version: v.string(),
  /** The hash in the address of every message file (message-file.ts). */
  messages: v.string(),
  /** Where the server rendered header and sidebar: the values to hydrate them with. */
  frame: v.optional(frameValues)
})
export type PageConfig = v.InferOutput<typeof pageConfig>

/**
 * The current release, at `releasePath` (page-names.ts). An open page compares it with its own release. The import map is
 * that of the person who asks: releases of single sub-applications (docs/releases.md) change it and not the version. A
 * request about certain sub-applications (`releasePathOf`) also gets their facts, which the session checks. A
 * sub-application that the site lacks has no facts.
 */
export const release = v.object({ version: v.string(), importMap, subApps: v.optional(v.unknown()) })
export type Release = v.InferOutput<typeof release>
