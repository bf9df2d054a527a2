import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codes } from '#contract/codes.ts'
import { failed } from './answer/envelopes.ts'
import { sendNotFound } from './answer/faults.ts'
import { isApiPath, pathOf } from './request/api-path.ts'

/** Answers what no route took, where it can (the portal's pages); false leaves it to the envelope or the plain 404. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply, path: string) => Promise<boolean>

/** Tells a wrong method (610610) from an unknown path (610404), and everything else from a page of the portal. */
export const answerUnknownPaths = (
  server: FastifyInstance,
  { apiPaths, answerPage }: { apiPaths: ReadonlySet<string>; answerPage: AnswerPage }
): void => {
  server.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request.url)
    if (isApiPath(path)) return reply.send(failed(apiPaths.has(path) ? codes.methodWrong : codes.notFound))
    if (await answerPage(request, reply, path)) return reply
    return sendNotFound(reply)
  })
}
