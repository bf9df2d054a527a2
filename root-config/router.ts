import {
  $menu,
  $route,
  $session,
  $token,
  loadMenu,
  loadUser,
  navigate,
  notifyTranslated,
  type Route,
  sentenceOf,
  signInWithLink,
  signOut,
  translate
} from '@portal/session'
import { atom } from 'nanostores'
import { type Decision, decide } from './guard.ts'

/** What the guard says of the address at the moment. */
export const $decision = atom<Decision>({ kind: 'load', what: 'user' })

/** The last address that was let through: the `from` of the guard's second point. */
let shown: Route | undefined

/** Keeps the decision true to address, session and menu, and acts on it. */
export const startRouter = (): void => {
  let token = $token.get()
  const update = (): void => {
    // Nothing that one person was shown lets the next one through.
    if ($token.get() !== token) shown = undefined
    token = $token.get()
    const to = $route.get()
    const decision = decide(shown, to, { session: $session.get(), menu: $menu.get() })
    if (decision.kind === 'page' || decision.kind === 'subApp') shown = to
    if (sameDecision(decision, $decision.get())) return
    $decision.set(decision)
    // Acting changes the very stores that called us, so it waits until they have told everyone.
    queueMicrotask(() => act(decision))
  }
  const first = $decision.get()
  update()
  act(first)
  for (const store of [$route, $session, $menu]) store.listen(update)
}

const sameDecision = (one: Decision, other: Decision): boolean => JSON.stringify(one) === JSON.stringify(other)

const act = (decision: Decision): void => {
  if (decision !== $decision.get()) return
  if (decision.kind === 'redirect') navigate(decision.to, 'replace')
  if (decision.kind === 'load' && decision.what === 'user') void loadUserOrLeave()
  if (decision.kind === 'load' && decision.what === 'menu') void loadMenu()
  if (decision.kind === 'acceptLink') void acceptLink(decision.token, decision.to)
}

/** If the user can't be loaded, the token is given up and the person signs in again (spec §2, point 4). */
const loadUserOrLeave = async (): Promise<void> => {
  try {
    await loadUser()
  } catch (cause) {
    // A dead token has ended the session already, with its own notice.
    if ($session.get().state === 'guest') return
    void notifyTranslated('error', () => sentenceOf(cause))
    await signOut()
  }
}

/** A token from a link never replaces somebody's session silently: whoever is signed in stays (T10). */
const acceptLink = async (token: string, to: string): Promise<void> => {
  const before = $session.get()
  navigate(to, 'replace')
  if (before.state !== 'guest') {
    if (before.token !== token) void notifyTranslated('warning', () => translate('notice.linkIgnored'))
    return
  }
  try {
    await signInWithLink(token)
  } catch (cause) {
    void notifyTranslated('error', () => sentenceOf(cause))
  }
}
