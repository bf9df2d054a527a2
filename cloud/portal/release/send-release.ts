import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { boundedString } from '#contract/checks/bounds.ts'
import * as limits from '#contract/limits.ts'
import { allSubApps } from '#contract/page/page-names.ts'
import { addedPrefixesOf } from '#contract/page/sub-apps/sub-apps.ts'
import { json, sendDocument, sendOnce } from '../../http/answer/documents.ts'
import { addedAmong } from '../naming.pure.ts'
import type { Prepared } from '../prepare.ts'

const question = v.object({ of: v.optional(boundedString(limits.addressMaxLength * 4)) })

/** Sends the release, or the part of it that names the sub-applications of the question (`releasePathOf`). */
export const sendRelease = (
  request: FastifyRequest,
  reply: FastifyReply,
  { files, release, releaseOf }: Prepared
): FastifyReply | Promise<FastifyReply> => {
  const asked = v.safeParse(question, request.query)
  const of = asked.success ? asked.output.of : ''
  if (of === undefined) return sendDocument(request, reply, release)
  const prefixes = of === allSubApps ? addedPrefixesOf(files.environment.subApps) : of.split(',')
  return sendOnce(request, reply, json, JSON.stringify(releaseOf(addedAmong(files, prefixes))))
}
