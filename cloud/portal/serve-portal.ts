import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Environment } from '#contract/page/environment.ts'
import { releasePath } from '#contract/page/page-names.ts'
import { sendDocument } from '../http/answer/documents.ts'
import type { Turn } from '../http/lines.ts'
import type { AnswerPage } from '../http/unknown-paths.ts'
import { followFiles } from './follow-files.ts'
import { reportedPolicy, reportingEndpoints, sandboxPolicy } from './policy/content-security-policy.pure.ts'
import { type Prepared, prepare } from './prepare.ts'
import { filesOfRelease, type PortalFiles, type PortalFolders, readPortalFiles } from './read-files.ts'
import { type Releases, releasesOf } from './release/releases-of.ts'
import { sendRelease } from './release/send-release.ts'
import type { FindVisitor } from './render-frame.ts'
import { sendPage } from './send-page.ts'
import { openVariants } from './variants.ts'
import { wantsPage } from './wants-page.pure.ts'

/** A file whose name holds the hash of its content can't change. */
const hashedName = /-[0-9a-f]{8,}\.[a-z0-9]+(\.map)?(\.br|\.gz)?$/
const forever = 'public, max-age=31536000, immutable'

/** Its pages hold its own states in frames. */
const galleryPolicy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'self'"

/** A page of a deployment stands on the portal's own origin, where a script of its would have the portal's token. */
const contentPolicy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

export type Portal = {
  answerPage: AnswerPage
  /** Reads build and import map anew. */
  reload: () => Promise<void>
  /** The files that are served now, without any release. */
  files: () => PortalFiles
}

type Options = {
  folders: PortalFolders
  files: PortalFiles
  turn: Turn
  extraMarkup?: string
  /** Finds the person who asks for a page, where the portal's cloud is this one. Without it no page has a rendered frame. */
  findVisitor?: FindVisitor | undefined
  /** The versions of sub-applications that people get; without it those of the environment. */
  releases?: Releases | undefined
  /** Told of the environment before it is served anew: it may name other sub-applications. */
  onEnvironment?: ((environment: Environment) => Promise<void>) | undefined
}

/**
 * Serves the built portal: its files, its page on every other path, import map and environment. A new build, a new
 * import map, and other sub-applications are served from then on. Everything else in the environment is read at the
 * start alone.
 */
export const servePortal = async (
  server: FastifyInstance,
  { folders, files, turn, extraMarkup = '', findVisitor, releases, onEnvironment }: Options
): Promise<Portal> => {
  const prepareFrom = (from: PortalFiles) => prepare({ build: folders.build, files: from, extraMarkup, findVisitor })
  let prepared = await prepareFrom(files)
  let variantFor = openVariants(prepared, extraMarkup)
  const answersFor = async (request: FastifyRequest): Promise<Prepared> => {
    if (releases === undefined) return prepared
    return variantFor(await releasesOf(request, releases))
  }

  const { mode } = files.environment
  const served = [
    ['assets', folders.build],
    ['sub-apps', folders.build],
    ['elements', folders.build],
    ['sandbox', folders.build],
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
        // A browser fetches modules of another origin only with leave. Pages of any origin may take the elements. The
        // frame of a sandboxed sub-application has nobody's origin.
        if (folder === 'elements' || folder === 'sub-apps') reply.header('Access-Control-Allow-Origin', '*')
        if (folder === 'content' && path.endsWith('.html')) reply.header('Content-Security-Policy', contentPolicy)
        if (folder === 'sandbox') reply.header('Content-Security-Policy', sandboxPolicy(prepared.files.environment))
        if (folder === 'gallery') reply.header('Content-Security-Policy', galleryPolicy)
      }
    })

  if (mode === 'development') server.get('/gallery', (_request, reply) => reply.redirect('/gallery/index.html'))
  server.get('/importmap.json', async (request, reply) =>
    sendDocument(request, reply, (await answersFor(request)).importMap)
  )
  server.get('/environment.json', (request, reply) => sendDocument(request, reply, prepared.environment))

  server.get(releasePath, async (request, reply) => sendRelease(request, reply, await answersFor(request)))

  const { subApps: _, ...atStart } = files.environment
  const reload = async (): Promise<void> => {
    const read = await readPortalFiles(folders)
    const { subApps } = read.environment
    // The cloud opened or closed things for an environment at its start. A reload changes only its `subApps`.
    const environment: Environment = { ...atStart, ...(subApps === undefined ? {} : { subApps }) }
    const next = await prepareFrom({ ...read, environment })
    await onEnvironment?.(environment)
    prepared = next
    variantFor = openVariants(prepared, extraMarkup)
  }
  // A build or map that can't be served changes nothing: the portal goes on serving the earlier one.
  const reloadOrTell = (): void =>
    void reload().then(
      () => server.log.info('build or import map changed, and are served'),
      error => server.log.error({ err: error }, 'the changed build or import map cannot be served')
    )
  const unfollow = followFiles(filesOfRelease(folders), reloadOrTell)
  server.addHook('onClose', async () => unfollow())

  return {
    reload,
    files: () => prepared.files,
    answerPage: async (request, reply, path) => {
      if (!wantsPage(request.method, path, request.headers.accept)) return false
      const answers = await answersFor(request)
      reply.header('Content-Security-Policy', answers.policy)
      const reported = reportedPolicy(answers.files.environment)
      if (reported !== undefined) reply.header('Content-Security-Policy-Report-Only', reported)
      reply.header('Reporting-Endpoints', reportingEndpoints)
      reply.header('Cross-Origin-Opener-Policy', 'same-origin')
      return sendPage(request, reply, path, answers, turn)
    }
  }
}
