import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { tokenCookie } from '#contract/page/page-names.ts'
import { dependsOnPerson, type InForce, type Person, releasesFor } from '../../topics/releases/choose.pure.ts'
import type { ReleasesInForce } from '../../topics/releases/in-force.ts'

/** The source of the versions of sub-applications that people get. */
export type Releases = {
  inForce: Pick<ReleasesInForce, 'find'>
  /** Finds the person to whom a token belongs. */
  findPerson: (token: string, request: FastifyRequest) => Promise<Person | undefined>
}

/** A page is not kept waiting for longer: without an answer its person gets the releases for everybody. */
const answerWithinMs = 300

/** The releases for the person of a request. Only where some are for some people, it asks the database for the person. */
export const releasesOf = async (request: FastifyRequest, { inForce, findPerson }: Releases): Promise<InForce[]> => {
  const releases = await inForce.find()
  const token = request.cookies[tokenCookie]
  if (token === undefined || !dependsOnPerson(releases)) return releasesFor(releases, undefined)
  try {
    const asked = Promise.race([findPerson(token, request), wait(answerWithinMs, undefined, { ref: false })])
    return releasesFor(releases, await asked)
  } catch (error) {
    request.log.warn(
      { err: error },
      'the cloud could not say who asks for the page, which has the versions for everybody'
    )
    return releasesFor(releases, undefined)
  }
}
