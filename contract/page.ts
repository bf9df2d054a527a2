import * as v from 'valibot'
import { environment, importMap } from './environment.ts'

/** What the page is told by the server that sends it, beside the import map: one JSON in the HTML. */
export const pageConfig = v.object({
  environment,
  /** Which release the page is of: another one looks different, or takes its modules from elsewhere. */
  version: v.string(),
  /** Address of each language's message file. */
  messages: v.record(v.string(), v.string()),
  /** The same for each topic: texts that are fetched when a page or an element needs them. */
  topics: v.record(v.string(), v.record(v.string(), v.string()))
})
export type PageConfig = v.InferOutput<typeof pageConfig>

/** Id of the element that holds it. */
export const pageConfigId = 'portal-config'

/** The cookie that holds the session's token. The server only looks whether it is there, to tell what the page needs. */
export const tokenCookie = 'portal_token'

/** What is served now, at `releasePath`: an open page compares it with what it was made of. */
export const release = v.object({ version: v.string(), importMap })
export type Release = v.InferOutput<typeof release>

export const releasePath = '/release.json'
