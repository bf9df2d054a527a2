/**
 * `@portal/session` in the tests and in the check of a project, where no portal is: the portal's own session, of a guest, in
 * English. It reaches no cloud, and knows the kinds of robots that a new portal has. `npm test` and `npm run check` put it in the place of the page's session. In the check, its calls
 * go to the cloud of the fake shell. It has the shell's person and language there.
 */
import {
  $language as pageLanguage$,
  navigate as pageNavigate,
  notify as pageNotify,
  $permissions as pagePermissions$,
  request as pageRequest,
  sentenceOf as pageSentenceOf,
  Refused,
  type SharedState,
  startSession
} from '@portal/session'
import { atom } from 'nanostores'
import { robotKindList, shippedKindRows } from '#contract/calls/robots/robot-kinds.ts'
import { codes as answerCodes } from '#contract/codes.ts'
import type { FakeShell } from '#kit/testing/index.ts'
import { withoutPortalAdapter } from '#session/browser/without-portal.ts'
import codes from '#session/messages/codes/en.json'
import common from '#session/messages/common/en.json'
import first from '#session/messages/en.json'

export * from '@portal/session'

const { adapter } = withoutPortalAdapter({
  fetch: async address =>
    String(address).endsWith(robotKindList.path)
      ? Response.json({ code: answerCodes.success, msg: '', data: shippedKindRows })
      : Response.error(),
  loadMessages: async () => ({ ...first, ...common, ...codes })
})

// Nobody else starts a session here, and an application may read a sentence as soon as it imports one.
await startSession({ ...adapter, browserLanguages: () => ['en'] })

/** The shell of the check's page, which is there before the application is loaded. */
const shell = (globalThis as { portalCheck?: { shell: () => FakeShell } }).portalCheck?.shell()

export const request: typeof pageRequest = shell?.props.api.request ?? pageRequest
export const navigate: typeof pageNavigate = shell?.props.navigate ?? pageNavigate
export const notify: typeof pageNotify = shell?.props.notify ?? pageNotify

/** A value of the shell's state, as a store of this session's library. */
const storeOf = <Value>(read: (state: SharedState) => Value) => {
  if (shell === undefined) return undefined
  const { state$ } = shell.props
  const store = atom(read(state$.get()))
  state$.listen(state => store.set(read(state)))
  return store
}

export const $permissions: typeof pagePermissions$ = storeOf(({ permissions }) => permissions) ?? pagePermissions$
export const $language: typeof pageLanguage$ = storeOf(({ language }) => language) ?? pageLanguage$

/** The fake cloud throws a class of its own, which has the same name and the same values. */
export const sentenceOf: typeof pageSentenceOf = error =>
  pageSentenceOf(isLikeRefused(error) ? refusalLike(error) : error)

const isLikeRefused = (error: unknown): error is Refused => error instanceof Error && error.name === 'Refused'

const refusalLike = ({ message, code, fields }: Refused): Refused => new Refused(message, code, '', fields)
