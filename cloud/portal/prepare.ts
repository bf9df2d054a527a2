import { createHash } from 'node:crypto'
import type { Release } from '#contract/page/page.ts'
import type { SubAppPrefix } from '#contract/page/sub-apps/sub-apps.ts'
import { createDocument, type Document, json } from '../http/answer/documents.ts'
import { naming } from './naming.pure.ts'
import { inlineScriptsOf } from './page.pure.ts'
import { contentSecurityPolicy } from './policy/content-security-policy.pure.ts'
import { type FindPage, preparePages } from './prepare-pages.ts'
import type { PortalFiles } from './read-files.ts'
import { type FindVisitor, openRendering, type RenderFor } from './render-frame.ts'

/** The prepared answers. */
export type Prepared = {
  files: PortalFiles
  version: string
  renderFor: RenderFor | undefined
  findPage: FindPage
  policy: string
  importMap: Document
  environment: Document
  /** The release, with all sub-applications. */
  release: Document
  /** The release with the thirteen and these sub-applications, and with the facts about these. */
  releaseOf: (named: readonly SubAppPrefix[]) => Release
}

type Parts = {
  build: string
  files: PortalFiles
  /** Further markup in the head of every page. */
  extraMarkup: string
  findVisitor: FindVisitor | undefined
}

/** The answers for people who get another import map than the environment's. It is the same release of the portal. */
export const prepareWith = async (base: Prepared, files: PortalFiles, extraMarkup: string): Promise<Prepared> => ({
  ...base,
  ...(await partsOf(files, base.version, extraMarkup)),
  files
})

export const prepare = async ({ build, files, extraMarkup, findVisitor }: Parts): Promise<Prepared> => {
  const version = versionOf(files)
  return {
    ...(await partsOf(files, version, extraMarkup)),
    files,
    version,
    renderFor: findVisitor && (await openRendering(build, files, findVisitor)),
    environment: await createDocument(json, JSON.stringify(files.environment))
  }
}

/** The parts that hold the import map. */
const partsOf = async (
  files: PortalFiles,
  version: string,
  extraMarkup: string
): Promise<Pick<Prepared, 'findPage' | 'policy' | 'importMap' | 'release' | 'releaseOf'>> => {
  const template = files.template.replace('<!--portal:preloads-->', placeholder => placeholder + extraMarkup)
  return {
    findPage: await preparePages({ ...files, template }, version),
    policy: contentSecurityPolicy({
      ...files.environment,
      inlineScripts: [...files.manifest.inlineScripts, ...inlineScriptsOf(files).map(scriptHash)]
    }),
    importMap: await createDocument(json, JSON.stringify(files.importMap), ['Cookie']),
    release: await createDocument(json, JSON.stringify({ version, importMap: files.importMap } satisfies Release), [
      'Cookie'
    ]),
    releaseOf: named => {
      const { environment, importMap } = naming(files, named)
      const { subApps = {} } = environment
      const facts = named.map(prefix => [prefix, subApps[prefix] ?? {}])
      return { version, importMap, subApps: Object.fromEntries(facts) }
    }
  }
}

const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Changes with anything that a page is made of: texts and styles are in it by their hashed names. */
const versionOf = (files: PortalFiles): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 16)
