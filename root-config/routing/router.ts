import {
  $menu,
  $mobileLink,
  $route,
  $session,
  $token,
  acceptMobileLink,
  loadMenu,
  loadUser,
  navigate,
  notifyTranslated,
  type Route,
  sentenceOf,
  signOut,
  translate
} from '@portal/session'
import { atom } from 'nanostores'
import { askToReplace } from '../main/replace-dialog.ts'
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
    const decision = decide(shown, to, {
      session: $session.get(),
      menu: $menu.get(),
      link: $mobileLink.get()
    })
    if (decision.kind === 'page' || decision.kind === 'subApp') shown = to
    if (sameDecision(decision, $decision.get())) return
    $decision.set(decision)
    // Acting changes the very stores that called us, so it waits until they have told everyone.
    queueMicrotask(() => act(decision))
  }
  const first = $decision.get()
  update()
  act(first)
  for (const store of [$route, $session, $menu, $mobileLink]) store.listen(update)
}

const sameDecision = (one: Decision, other: Decision): boolean => JSON.stringify(one) === JSON.stringify(other)

const act = (decision: Decision): void => {
  if (decision !== $decision.get()) return
  if (decision.kind === 'redirect') navigate(decision.to, 'replace')
  if (decision.kind === 'load' && decision.what === 'user') void loadUserOrLeave()
  if (decision.kind === 'load' && decision.what === 'menu') void loadMenu()
  if (decision.kind === 'load' && decision.what === 'link') void acceptLink()
  if (decision.kind === 'takeLink') {
    $mobileLink.set(decision.link)
    navigate(decision.to, 'replace')
  }
}

/** If the user can't be loaded, the token is given up and the person signs in again (spec §2.54). */
const loadUserOrLeave = async (): Promise<void> => {
  try {
    await loadUser()
  } catch (cause) {
    // A dead token has ended the session already, with its own notice.
    if ($session.get().state === 'guest') return
    void notifyTranslated('error', () => `${sentenceOf(cause)} ${translate('error.loginFailed')}`)
    await signOut()
  }
}

/** Where the link gives no session, the address decides as without it. */
const acceptLink = async (): Promise<void> => {
  const link = $mobileLink.get()
  if (link === undefined) return
  try {
    await acceptMobileLink(link, askToReplace)
  } catch (cause) {
    void notifyTranslated('error', () => sentenceOf(cause))
  }
}
