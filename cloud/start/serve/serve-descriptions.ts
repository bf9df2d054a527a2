import type { FastifyInstance } from 'fastify'
import { outsideCalls } from '#contract/calls/open-platform/outside.ts'
import { calls } from '#contract/index.ts'
import { createDocument, json, madeOnce, sendDocument } from '../../http/answer/documents.ts'
import { openApi } from '../../http/open-api.pure.ts'
import { describeOutside, outsideDocumentPath } from '../../topics/open-platform/outside/describe.ts'

const descriptions: Readonly<Record<string, () => unknown>> = {
  '/api/openapi.json': () => openApi(calls),
  [outsideDocumentPath]: describeOutside
}

/** The paths of all calls, and of the documents that describe them. */
export const apiPaths: ReadonlySet<string> = new Set([
  ...Object.keys(descriptions),
  ...[...Object.values(calls), ...Object.values(outsideCalls)].map(({ path }) => path)
])

/** Serves the documents that describe the calls. Each is made when it is asked for the first time. */
export const serveDescriptions = (server: FastifyInstance): void => {
  for (const [path, describe] of Object.entries(descriptions)) {
    const made = madeOnce(() => createDocument(json, JSON.stringify(describe())))
    server.get(path, async (request, reply) => sendDocument(request, reply, await made()))
  }
}
