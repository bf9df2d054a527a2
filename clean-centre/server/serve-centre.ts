import { readFile } from 'node:fs/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { roomNames } from '../floor.ts'
import { chooseLanguage } from './languages.ts'
import { openPages, type Refusal } from './pages.ts'
import { type Answer, openPortal } from './portal.ts'
import { type CentreKeys, readLink } from './read-link.ts'
import { openSession, type Session, sealSession, sessionMs } from './session.ts'

/** The settings and functions that the centre gets from the server that runs it. */
export type CentreParts = {
  /** Where the centre stands on its server, as `/cleaning`. */
  path: string
  keys: CentreKeys
  now: () => number
  /** Marks the signature of a link as used, in one step. @returns whether this was its first use */
  spend: (signature: string, time: number) => Promise<boolean>
  /** Where the portal's cloud is, as `https://portal.example.com`. */
  portal: () => string
  /** The file of the page's script. */
  script: string
}

const cookieName = 'clean_centre'
const html = 'text/html; charset=utf-8'

/** The header that the page sends with each request. A foreign page can't add it without being asked for leave. */
const ownHeader = 'x-clean-centre'

const codes = { success: 610000, tokenInvalid: 610401, illegal: 610604, away: 610521 } as const

const startBody = v.object({
  serial: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  rooms: v.pipe(v.array(v.picklist(roomNames)), v.minLength(1), v.maxLength(roomNames.length))
})
const orderBody = v.object({ runId: v.number(), order: v.picklist(['pause', 'resume', 'return']) })
const floorQuery = v.object({ storeId: v.pipe(v.string(), v.regex(/^\d{1,10}$/), v.transform(Number)) })

/** The page sent a request that no page of ours sends. */
class IllegalRequest extends Error {
  override name = 'IllegalRequest'
}

const taken = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, value)
  if (!read.success) throw new IllegalRequest(v.summarize(read.issues))
  return read.output
}

/** Puts the cleaning control centre onto a server: the link that lets people in, their page, and the calls of the page. */
export const serveCentre = (server: FastifyInstance, parts: CentreParts): void => {
  const { path, keys, now, spend, script } = parts
  const pages = openPages(path)
  const portal = openPortal(parts.portal)

  const languageFor = ({ headers }: FastifyRequest, named: string | undefined) =>
    chooseLanguage(named, headers['accept-language'] ?? '')
  const refuse = (request: FastifyRequest, reply: FastifyReply, reason: Refusal, named?: string): FastifyReply =>
    reply
      .code(403)
      .type(html)
      .send(pages.refused(languageFor(request, named), reason))
  const sessionOf = ({ cookies }: FastifyRequest): Session | undefined => openSession(cookies[cookieName], keys, now())

  const letIn = async (request: FastifyRequest, reply: FastifyReply, data: unknown): Promise<FastifyReply> => {
    const read = readLink(data, keys, now())
    if (read.kind === 'refused') return refuse(request, reply, read.reason, read.language)
    const { signature, token, language: named } = read.request
    if (!(await spend(signature, now()))) return refuse(request, reply, 'used', named)
    const { code } = await portal.floors(token)
    if (code !== codes.success)
      return refuse(request, reply, code === codes.tokenInvalid ? 'token' : 'permission', named)
    const session = { token, language: languageFor(request, named), expireTime: now() + sessionMs }
    // The address that stays behind, in the history and on screen, holds no link.
    return reply
      .setCookie(cookieName, sealSession(session, keys), {
        path,
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        maxAge: sessionMs / 1_000
      })
      .redirect(path, 303)
  }

  server.get(path, async (request, reply) => {
    reply.headers({ 'Cache-Control': 'no-store', 'Content-Security-Policy': pages.policy })
    const { data } = request.query as Record<string, unknown>
    if (data !== undefined) return letIn(request, reply, data)
    const session = sessionOf(request)
    if (session === undefined) return refuse(request, reply, 'token')
    return reply.type(html).send(pages.centre(session.language))
  })

  server.get(`${path}/centre.js`, async (_request, reply) =>
    reply
      .headers({ 'Cache-Control': 'no-store' })
      .type('text/javascript; charset=utf-8')
      .send(await readFile(script))
  )

  /** Answers the page with the portal's answer. The page is told of a portal that does not answer. */
  const answer = (ask: (session: Session, request: FastifyRequest) => Promise<Answer<unknown>>) => {
    return async (request: FastifyRequest, reply: FastifyReply): Promise<Answer<unknown>> => {
      reply.headers({ 'Cache-Control': 'no-store' })
      const session = sessionOf(request)
      if (session === undefined) return { code: codes.tokenInvalid, data: undefined }
      if (request.headers[ownHeader] === undefined) return { code: codes.illegal, data: undefined }
      try {
        return await ask(session, request)
      } catch (error) {
        if (error instanceof IllegalRequest) return { code: codes.illegal, data: undefined }
        request.log.warn({ err: error }, 'the portal did not answer the cleaning control centre')
        return { code: codes.away, data: undefined }
      }
    }
  }
  const coded = async (code: Promise<number>) => ({ code: await code, data: undefined })

  server.get(
    `${path}/floors`,
    answer(({ token }) => portal.floors(token))
  )
  server.get(
    `${path}/floor`,
    answer(({ token }, { query }) => portal.floor(token, taken(floorQuery, query).storeId))
  )
  server.post(
    `${path}/start`,
    answer(({ token }, { body }) => coded(portal.start(token, taken(startBody, body))))
  )
  server.post(
    `${path}/order`,
    answer(({ token }, { body }) => coded(portal.order(token, taken(orderBody, body))))
  )
}
