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

export const prepare = async ({ build, files, extraMarkup, findVisitor }: Parts): Promise<Prepared> => {
  const version = versionOf(files)
  const prefixes = new Set(['', ...files.manifest.preloads.map(({ prefix }) => prefix)])
  const template = files.template.replace('<!--portal:preloads-->', placeholder => placeholder + extraMarkup)
  const pages = [...prefixes].map(async pathname => {
    const write = preparePage({ ...files, template, version, pathname })
    return [pathname, { write, forAll: await createDocument(html, write(), ['Cookie']) }] as const
  })
  return {
    files,
    version,
    renderFor: findVisitor && (await openRendering(build, files, findVisitor)),
    pages: new Map(await Promise.all(pages)),
    policy: contentSecurityPolicy({
      ...files.environment,
      inlineScripts: [...files.manifest.inlineScripts, ...inlineScriptsOf(files).map(scriptHash)]
    }),
    importMap: await createDocument(json, JSON.stringify(files.importMap)),
    environment: await createDocument(json, JSON.stringify(files.environment)),
    release: await createDocument(json, JSON.stringify({ version, importMap: files.importMap } satisfies Release))
  }
}

const scriptHash = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Changes with anything that a page is made of: texts and styles are in it by their hashed names. */
const versionOf = (files: PortalFiles): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 16)
