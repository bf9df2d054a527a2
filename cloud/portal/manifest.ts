import * as v from 'valibot'
import { boundedString } from '#contract/checks/bounds.ts'
import * as limits from '#contract/limits.ts'

const localPath = v.pipe(boundedString(limits.addressMaxLength), v.regex(/^\/(?!\/)/, 'a path that begins with one /'))
const hash = v.pipe(boundedString(200), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/]+=*$/, 'a hash as sha384-…'))

/** The build's description of its files (`build/manifest.json`). */
export const manifest = v.object({
  /** A file's name as the source has it, and the name with the hash of its content. */
  files: v.record(localPath, localPath),
  /** The hash of a file's content, by its hashed name. */
  integrity: v.record(localPath, hash),
  /** Native modules that stand for the shared ones, by their names in the import map. */
  facades: v.optional(v.record(v.string(), localPath), {}),
  /** Hashes of the scripts that stand in the page itself. */
  inlineScripts: v.array(hash),
  /** For pages of environments with overrides: an added script in the page, and the file that it may ask for. */
  overrides: v.optional(v.object({ gate: v.string(), library: localPath })),
  /** The hash in the names of all message files (contract/page/message-file.ts). */
  messages: v.pipe(boundedString(64), v.regex(/^[0-9a-f]+$/, 'a hash of hexadecimal digits')),
  /** The module with which a server renders header and sidebar into a page, for Node; it is served to nobody. */
  frame: v.optional(localPath),
  /** Files that every page needs before React can hydrate. */
  everyPage: v.array(localPath),
  /** Further files of the pages under a path, by the names the source has or the build gave. */
  preloads: v.array(v.object({ prefix: localPath, files: v.array(localPath) }))
})
export type Manifest = v.InferOutput<typeof manifest>
