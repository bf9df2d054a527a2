import { createHash } from 'node:crypto'
import type { Release } from '#contract/page/page.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createDocument, type Document, html, json } from './documents.ts'
import { inlineScriptsOf, preparePage, type WritePage } from './page.ts'
import type { PortalFiles } from './read-files.ts'
import { type FindVisitor, openRendering, type RenderFor } from './render-frame.ts'

/** A page without a frame, which is the same for everybody, and what writes the page of one visitor. */
export type PreparedPage = { forAll: Document; write: WritePage }

/** The prepared answers: pages of guests differ by nothing but their preloads, so there is one for each row of those. */
export type Prepared = {
  files: PortalFiles
  version: string
  renderFor: RenderFor | undefined
  pages: Map<string, PreparedPage>
  policy: string
  importMap: Document
  environment: Document
  release: Document
}

type Parts = {
  build: string
  files: PortalFiles
  /** What every page holds besides, in front of its preloads. */
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
): Promise<Pick<Prepared, 'pages' | 'policy' | 'importMap' | 'release'>> => {
  const prefixes = new Set(['', ...files.manifest.preloads.map(({ prefix }) => prefix)])
  const template = files.template.replace('<!--portal:preloads-->', placeholder => placeholder + extraMarkup)
  const pages = [...prefixes].map(async pathname => {
    const write = preparePage({ ...files, template, version, pathname })
    return [pathname, { write, forAll: await createDocument(html, write(), ['Cookie']) }] as const
  })
  return {
    pages: new Map(await Promise.all(pages)),
    policy: contentSecurityPolicy({
      ...files.environment,
      inlineScripts: [...files.manifest.inlineScripts, ...inlineScriptsOf(files).map(scriptHash)]
    }),
    importMap: await createDocument(json, JSON.stringify(files.importMap), ['Cookie']),
    release: await createDocument(json, JSON.stringify({ version, importMap: files.importMap } satisfies Release), [
      'Cookie'
    ])
  }
}

const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Changes with anything that a page is made of: texts and styles are in it by their hashed names. */
const versionOf = (files: PortalFiles): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 16)
