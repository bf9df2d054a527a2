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

/** What the script inside the HTML needs of it, which is one JSON more: that script runs before the rest has arrived. */
export type EarlyConfig = Pick<PageConfig, 'messages'> &
  Pick<PageConfig['environment'], 'apiBase'> & {
    /** For whom header and sidebar stand drawn in the page, where they do. */
    frameKey?: string | undefined
  }

/** What is served now, at `releasePath` (page-names.ts): an open page compares it with what it was made of. */
export const release = v.object({ version: v.string(), importMap })
export type Release = v.InferOutput<typeof release>
