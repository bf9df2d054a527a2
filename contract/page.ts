import * as v from 'valibot'
import { environment } from './environment.ts'

/** What the page is told by the server that sends it, beside the import map: one JSON in the HTML. */
export const pageConfig = v.object({
  environment,
  /** Address of each language's message file. */
  messages: v.record(v.string(), v.string())
})
export type PageConfig = v.InferOutput<typeof pageConfig>

/** Id of the element that holds it. */
export const pageConfigId = 'portal-config'

/** The cookie that holds the session's token. The server only looks whether it is there, to tell what the page needs. */
export const tokenCookie = 'portal_token'
