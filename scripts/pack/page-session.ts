/**
 * `@portal/session` in the tests and in the check of a project, where no portal is: the portal's own session, of a guest, in
 * English. It reaches no cloud. `npm test` and `npm run check` put it in the place of the page's session.
 */
import { sentenceOf as pageSentenceOf, Refused, startSession } from '@portal/session'
import { withoutPortalAdapter } from '#session/browser/without-portal.ts'
import codes from '#session/messages/codes/en.json'
import common from '#session/messages/common/en.json'
import first from '#session/messages/en.json'

export * from '@portal/session'

const { adapter } = withoutPortalAdapter({
  fetch: async () => Response.error(),
  loadMessages: async () => ({ ...first, ...common, ...codes })
})

// Nobody else starts a session here, and an application may read a sentence as soon as it imports one.
await startSession({ ...adapter, browserLanguages: () => ['en'] })

/** The fake cloud throws a class of its own, which has the same name and the same values. */
export const sentenceOf: typeof pageSentenceOf = error =>
  pageSentenceOf(isLikeRefused(error) ? refusalLike(error) : error)

const isLikeRefused = (error: unknown): error is Refused => error instanceof Error && error.name === 'Refused'

const refusalLike = ({ message, code, fields }: Refused): Refused => new Refused(message, code, '', fields)
