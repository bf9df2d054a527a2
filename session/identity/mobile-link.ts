import type { User } from '#contract/calls/identity/sign-in.ts'
import { adapter } from '../adapter.ts'
import { NothingPermitted } from '../calls/errors.ts'
import { changeLayout } from '../frame/layout.ts'
import { makeStore, write } from '../stores.ts'
import { askUser, holdsNothing } from './ask-user.ts'
import type { MobileLink } from './read-mobile-link.pure.ts'
import { $session, $token, $user, type KnownUser, openSession } from './session.ts'
import { loadUser, revoke } from './sign-in.ts'

/** Of a token that a link of the mobile app brings; its expiry is stored as 30 s ahead. */
const mobileLinkDays = 30
const mobileLinkExpiryMs = 30_000

/** A link of the mobile app that is being accepted. Until that ends, nothing else is shown. */
export const $mobileLink = makeStore<MobileLink | undefined>(undefined)

/** Begins to accept a link, or gives it up. */
export const setMobileLink = (link: MobileLink | undefined): void => write($mobileLink, link)

/** Asks whether the session of `present` may be replaced by a session of `next`. */
export type AskToReplace = (present: User, next: User) => Promise<boolean>

/**
 * Accepts the session of a link after the cloud has said whose token it is. A token from a link is never stored
 * unchecked, and never replaces another person's session without a question (T10). Of two links the later counts.
 * @throws Refused, NothingPermitted, TimedOut, Unreachable, ContractBroken
 */
export const acceptMobileLink = async (link: MobileLink, mayReplace: AskToReplace): Promise<void> => {
  try {
    const next = await askUser(link.token)
    if (holdsNothing(next)) throw new NothingPermitted('This account holds no permission.')
    await knowWhoIsHere()
    const present = $user.get()
    if (present !== undefined && present.userId !== next.userId && !(await mayReplace(present, next))) return
    if ($mobileLink.get() === link) replaceSession(link, next)
  } finally {
    if ($mobileLink.get() === link) setMobileLink(undefined)
  }
}

/** A stored token that the cloud rejects belongs to nobody, so no question is needed. */
const knowWhoIsHere = async (): Promise<void> => {
  try {
    await loadUser()
  } catch (cause) {
    if ($session.get().state !== 'guest') throw cause
  }
}

const replaceSession = ({ token }: MobileLink, user: KnownUser): void => {
  const before = $token.get()
  const expiry = adapter().now() + mobileLinkExpiryMs
  openSession({ token, expire: mobileLinkDays * 86_400 }, user, expiry)
  changeLayout('mobile')
  if (before !== undefined && before !== token) void revoke(before)
}
