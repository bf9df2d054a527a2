import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { tokenCookie } from '#contract/page.ts'
import type { AnswerPage } from '../http/unknown-paths.ts'
import { contentSecurityPolicy } from './content-security-policy.ts'
import { createDocument, type Document, sendDocument } from './documents.ts'
import { preloadFor, renderPage } from './page.ts'
import { type PortalFiles, type PortalFolders, readPortalFiles } from './read-files.ts'
import { wantsPage } from './wants-page.ts'

/** A file whose name holds the hash of its content can't change. */
const hashedName = /-[0-9a-f]{8,}\.[a-z0-9]+(\.map)?(\.br|\.gz)?$/
const forever = 'public, max-age=31536000, immutable'

/** The prepared answers: pages differ by nothing but their preloads, so there is one for each row of those. */
type Prepared = { files: PortalFiles; pages: Map<string, Document>; importMap: Document; environment: Document }

const html = 'text/html; charset=utf-8'
const json = 'application/json; charset=utf-8'

const prepare = async (files: PortalFiles, extraMarkup: string): Promise<Prepared> => {
  const prefixes = new Set(['', ...files.manifest.preloads.map(({ prefix }) => prefix)])
  const template = files.template.replace('<!--portal:preloads-->', placeholder => placeholder + extraMarkup)
  const pages = [...prefixes].map(async pathname => {
    const text = renderPage({ ...files, template, pathname })
    return [pathname, await createDocument(html, text, ['Cookie'])] as const
  })
  return {
    files,
    pages: new Map(await Promise.all(pages)),
    importMap: await createDocument(json, JSON.stringify(files.importMap)),
    environment: await createDocument(json, JSON.stringify(files.environment))
  }
}

const signInPage = '/login'

/** The page that a path shows first: without a token it is the sign-in page, whatever was asked for. */
const firstPage = (path: string, cookies = ''): string =>
  cookies.split('; ').some(cookie => cookie.startsWith(`${tokenCookie}=`)) ? path : signInPage

export type Portal = {
  answerPage: AnswerPage
  /** Reads build and environment anew. */
  reload: () => Promise<void>
}

type Options = { folders: PortalFolders; files: PortalFiles; extraMarkup?: string }

/** Serves the built portal: its files, its page on every other path, import map and environment. */
export const servePortal = async (
  server: FastifyInstance,
  { folders, files, extraMarkup = '' }: Options
): Promise<Portal> => {
  let prepared = await prepare(files, extraMarkup)

  for (const [index, folder] of ['assets', 'sub-apps'].entries())
    await server.register(fastifyStatic, {
      root: join(folders.build, folder),
      prefix: `/${folder}/`,
      decorateReply: index === 0,
      index: false,
      preCompressed: true,
      cacheControl: false,
      suppressWarning: true,
      setHeaders: (reply, path) => reply.header('Cache-Control', hashedName.test(path) ? forever : 'no-cache')
    })

  server.get('/importmap.json', (request, reply) => sendDocument(request, reply, prepared.importMap))
  server.get('/environment.json', (request, reply) => sendDocument(request, reply, prepared.environment))

  return {
    reload: async () => {
      prepared = await prepare(await readPortalFiles(folders), extraMarkup)
    },
    answerPage: async (request, reply, path) => {
      if (!wantsPage(request.method, path, request.headers.accept)) return false
      const { manifest, environment } = prepared.files
      const document = prepared.pages.get(preloadFor(manifest, firstPage(path, request.headers.cookie))?.prefix ?? '')
      if (document === undefined) return false
      reply.header('Content-Security-Policy', contentSecurityPolicy({ ...environment, ...manifest }))
      reply.header('Cross-Origin-Opener-Policy', 'same-origin')
      sendDocument(request, reply, document)
      return true
    }
  }
}
