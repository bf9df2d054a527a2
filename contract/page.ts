import * as v from 'valibot'
import { environment, importMap } from './environment.ts'

/** The server's facts for the page, beside the import map: one JSON in the HTML. */
export const pageConfig = v.object({
  environment,
  /** The release of the page. Another release looks different, or takes its modules from elsewhere. */
  version: v.string(),
  /** Address of each language's message file. */
  messages: v.record(v.string(), v.string()),
  /** The same for each topic: texts that are fetched when a page or an element needs them. */
  topics: v.record(v.string(), v.record(v.string(), v.string()))
})
export type PageConfig = v.InferOutput<typeof pageConfig>

/** The part for the script inside the HTML, in a JSON of its own. That script runs before the rest has arrived. */
export type EarlyConfig = Pick<PageConfig, 'messages'> &
  Pick<PageConfig['environment'], 'apiBase'> & {
    /** For whom header and sidebar stand drawn in the page, where they do. */
    frameKey?: string | undefined
  }

/** The current release, at `releasePath` (page-names.ts). An open page compares it with its own release. */
export const release = v.object({ version: v.string(), importMap })
export type Release = v.InferOutput<typeof release>
