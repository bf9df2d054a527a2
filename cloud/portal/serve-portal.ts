import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { DrawFrame, DrawnFrame } from '#contract/drawn-frame.ts'
import type { Release } from '#contract/page.ts'
import { releasePath, tokenCookie } from '#contract/page-names.ts'
import type { AnswerPage } from '../http/unknown-paths.ts'
import { contentSecurityPolicy, reportingEndpoints } from './content-security-policy.ts'
import { createDocument, type Document, sendDocument, sendOnce } from './documents.ts'
import { drawFrameFor, type FindVisitor, openDrawFrame } from './draw-frame.ts'
import { followFiles } from './follow-files.ts'
import { inlineScriptsOf, preloadFor, renderPage } from './page.ts'
import { filesOfRelease, type PortalFiles, type PortalFolders, readPortalFiles } from './read-files.ts'
import { wantsPage } from './wants-page.ts'

/** A file whose name holds the hash of its content can't change. */
const hashedName = /-[0-9a-f]{8,}\.[a-z0-9]+(\.map)?(\.br|\.gz)?$/
const forever = 'public, max-age=31536000, immutable'

/** The prepared answers: pages of guests differ by nothing but their preloads, so there is one for each row of those. */
type Prepared = {
  files: PortalFiles
  version: string
  template: string
  draw: DrawFrame | undefined
  pages: Map<string, Document>
  policy: string
  importMap: Document
  environment: Document
  release: Document
}

/** Its pages hold its own states in frames. */
const galleryPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'self'"

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

const prepare = async (build: string, files: PortalFiles, extraMarkup: string): Promise<Prepared> => {
  const version = versionOf(files)
  const prefixes = new Set(['', ...files.manifest.preloads.map(({ prefix }) => prefix)])
  const template = files.template.replace('<!--portal:preloads-->', placeholder => placeholder + extraMarkup)
  const pages = [...prefixes].map(async pathname => {
    const text = renderPage({ ...files, template, version, pathname })
    return [pathname, await createDocument(html, text, ['Cookie'])] as const
  })
  return {
    files,
    version,
    template,
    draw: await openDrawFrame(build, files.manifest),
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
export const versionOf = (files: PortalFiles): string =>
  createHash('sha256').update(JSON.stringify(files)).digest('base64url').slice(0, 16)

const signInPage = '/login'

/** The page that a path shows first: without a token it is the sign-in page, whatever was asked for. */
const firstPage = (path: string, cookies = ''): string =>
  cookies.split('; ').some(cookie => cookie.startsWith(`${tokenCookie}=`)) ? path : signInPage

export type Portal = {
  answerPage: AnswerPage
  /** Reads build and import map anew. */
  reload: () => Promise<void>
}

type Options = {
  folders: PortalFolders
  files: PortalFiles
  extraMarkup?: string
  /** Where the portal's cloud is this one: who asks for a page. Without it no page has its frame drawn. */
  findVisitor?: FindVisitor | undefined
}

/**
 * Serves the built portal: its files, its page on every other path, import map and environment. A new build, or a new
 * import map, is served from then on; what else is in the environment is read at the start alone.
 */
export const servePortal = async (
  server: FastifyInstance,
  { folders, files, extraMarkup = '', findVisitor }: Options
): Promise<Portal> => {
  let prepared = await prepare(folders.build, files, extraMarkup)

  const { mode } = files.environment
  const served = [
    ['assets', folders.build],
    ['sub-apps', folders.build],
    ['elements', folders.build],
    // The gallery is for developers.
    ...(mode === 'development' ? [['gallery', folders.build] as const] : []),
    // Pictures, videos and documents of a deployment stand beside its environment.json, where it has any.
    ...(existsSync(join(folders.environment, 'content')) ? [['content', folders.environment] as const] : [])
  ] as const
  for (const [index, [folder, above]] of served.entries())
    await server.register(fastifyStatic, {
      root: join(above, folder),
      prefix: `/${folder}/`,
      decorateReply: index === 0,
      index: false,
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
      setHeaders: (reply, path) => {
        reply.header('Cache-Control', hashedName.test(path) ? forever : 'no-cache')
        // Pages of any origin may take the elements; a browser fetches modules of another origin only with leave.
        if (folder === 'elements') reply.header('Access-Control-Allow-Origin', '*')
        if (folder === 'gallery') reply.header('Content-Security-Policy', galleryPolicy)
      }
    })

  if (mode === 'development') server.get('/gallery', (_request, reply) => reply.redirect('/gallery/index.html'))
  server.get('/importmap.json', (request, reply) => sendDocument(request, reply, prepared.importMap))
  server.get('/environment.json', (request, reply) => sendDocument(request, reply, prepared.environment))

  server.get(releasePath, (request, reply) => sendDocument(request, reply, prepared.release))

  const { environment } = files
  const reload = async (): Promise<void> => {
    // What the cloud opened or closed for an environment it did at its start.
    prepared = await prepare(folders.build, { ...(await readPortalFiles(folders)), environment }, extraMarkup)
  }
  // A map that can't be served changes nothing: what is served goes on being served.
  const reloadOrTell = (): void =>
    void reload().then(
      () => server.log.info('build or import map changed, and are served'),
      error => server.log.error({ err: error }, 'the changed build or import map cannot be served')
    )
  const unfollow = followFiles(filesOfRelease(folders), reloadOrTell)
  server.addHook('onClose', async () => unfollow())

  /** A page is worth having without its frame, whatever the database says. */
  const drawnFor = async (request: FastifyRequest, pathname: string): Promise<DrawnFrame | undefined> => {
    if (request.method !== 'GET') return undefined
    const { draw } = prepared
    const portalName = environment.brand.name
    try {
      return await drawFrameFor({ pathname, headers: request.headers }, { draw, findVisitor, portalName })
    } catch (error) {
      request.log.warn({ err: error }, 'the frame could not be drawn into the page')
      return undefined
    }
  }

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, path: string): Promise<boolean> => {
    const { files, version, template, pages } = prepared
    const pathname = preloadFor(files.manifest, firstPage(path, request.headers.cookie))?.prefix ?? ''
    const frame = await drawnFor(request, path)
    const document = pages.get(pathname)
    if (frame !== undefined)
      await sendOnce(request, reply, html, renderPage({ ...files, template, version, pathname, frame }))
    else if (document === undefined) return false
    else sendDocument(request, reply, document)
    return true
  }

  return {
    reload,
    answerPage: async (request, reply, path) => {
      if (!wantsPage(request.method, path, request.headers.accept)) return false
      reply.header('Content-Security-Policy', prepared.policy)
      reply.header('Reporting-Endpoints', reportingEndpoints)
      reply.header('Cross-Origin-Opener-Policy', 'same-origin')
      return sendPage(request, reply, path)
    }
  }
}
