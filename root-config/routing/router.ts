import {
  $lookedUp,
  $menu,
  $mobileLink,
  $permissions,
  $route,
  $session,
  $token,
  $user,
  acceptMobileLink,
  closedPage,
  environment,
  forgetClosedPage,
  keepPageWhen,
  leaveClosedPage,
  leaveEndedPage,
  loadMenu,
  loadUser,
  lookUp,
  navigate,
  notifyTranslated,
  paths,
  type Route,
  sentenceOf,
  setMobileLink,
  signOut,
  translate
} from '@portal/session'
import { atom } from 'nanostores'
import { askToReplace } from '../main/replace-dialog.ts'
import { type Decision, decide, type Facts, isForGuests, reopen } from './guard.pure.ts'

/** The guard's decision for the current address. */
export const $decision = atom<Decision>({ kind: 'load', what: 'user' })

/** The last address that the guard allowed: the `from` of the guard's second point. */
let shown: Route | undefined

/** Updates the decision when address, session or menu changes, and acts on it. */
export const startRouter = (): void => {
  let token = $token.get()
  let person = $user.get()?.userId
  let held = heldNow()
  keepPageWhen(isPageShown)
  const update = (): void => {
    if ($session.get().state === 'ended') {
      // The Back button leaves the page below the sign-in. It waits until all listeners were called.
      if (!isPageShown()) queueMicrotask(leaveEndedPage)
      return
    }
    const isSame = $token.get() === token || (person !== undefined && $user.get()?.userId === person)
    // Another person signed in: an address that was allowed for the person before does not count.
    if (!isSame) shown = undefined
    // Neither does one that was allowed by other permissions, nor the query that lets sub-applications pass.
    const isOtherwise = heldNow() !== held
    const isChanged = isSame && held !== '' && isOtherwise
    if (isChanged) shown = undefined
    token = $token.get()
    person = $user.get()?.userId
    held = heldNow()
    const to = isChanged ? { ...$route.get(), search: '' } : $route.get()
    const facts: Facts = {
      session: $session.get(),
      menu: $menu.get(),
      link: $mobileLink.get(),
      named: environment().subApps,
      lookedUp: $lookedUp.get()
    }
    // Also after a reload, by which a person tries whether the page is open now.
    const closed = isOtherwise && to.pathname === paths.unauthorized ? closedPage() : undefined
    const decision = (closed !== undefined && reopen(closed, facts)) || decide(shown, to, facts)
    if (decision.kind === 'page' || decision.kind === 'subApp') {
      shown = $route.get()
      if (shown.pathname !== paths.unauthorized || facts.session.state === 'guest') forgetClosedPage()
    }
    if (sameDecision(decision, $decision.get())) return
    $decision.set(decision)
    // Acting changes the stores that are notifying now. It waits until all their listeners were called.
    queueMicrotask(() => act(decision))
  }
  const first = $decision.get()
  update()
  act(first)
  for (const store of [$route, $session, $menu, $mobileLink, $lookedUp]) store.listen(update)
}

/** Whether a page for members is on the screen, which can stay below the sign-in when the session ends. */
const isPageShown = (): boolean => {
  const { kind } = $decision.get()
  const { pathname } = $route.get()
  return (kind === 'page' || kind === 'subApp') && pathname === shown?.pathname && !isForGuests(pathname)
}

/** The permissions of the moment, to compare. */
const heldNow = (): string => $permissions.get().join(' ')

const sameDecision = (one: Decision, other: Decision): boolean => JSON.stringify(one) === JSON.stringify(other)

const act = (decision: Decision): void => {
  if (decision !== $decision.get()) return
  if (decision.kind === 'redirect' && decision.to === paths.unauthorized) leaveClosedPage($route.get().pathname)
  else if (decision.kind === 'redirect') navigate(decision.to, 'replace')
  if (decision.kind === 'load' && decision.what === 'user') void loadUserOrLeave()
  if (decision.kind === 'load' && decision.what === 'menu') void loadMenu()
  if (decision.kind === 'menuRefused') void leaveWithoutMenu()
  if (decision.kind === 'load' && decision.what === 'link') void acceptLink()
  // After a failure, the panel of the guard's next decision has a retry.
  if (decision.kind === 'load' && decision.what === 'subApp') lookUp([decision.prefix]).catch(() => undefined)
  if (decision.kind === 'takeLink') {
    setMobileLink(decision.link)
    navigate(decision.to, 'replace')
  }
}

/** When the user can't be loaded, the token is deleted and the person must sign in again (docs/requirements.md §2.54). */
const loadUserOrLeave = async (): Promise<void> => {
  try {
    await loadUser()
  } catch (cause) {
    await giveUpToken(cause)
  }
}

/** The cloud refused the menu after it had named the user (docs/requirements.md §2.54). */
const leaveWithoutMenu = async (): Promise<void> => {
  const menu = $menu.get()
  if (menu.state === 'refused') await giveUpToken(menu.cause)
}

const giveUpToken = async (cause: unknown): Promise<void> => {
  // A rejected token has ended the session already, with its own notice.
  if ($session.get().state === 'guest') return
  void notifyTranslated('error', () => `${sentenceOf(cause)} ${translate('error.loginFailed')}`)
  await signOut('gone')
}

/** When the link gives no session, the guard decides about the address without it. */
const acceptLink = async (): Promise<void> => {
  const link = $mobileLink.get()
  if (link === undefined) return
  try {
    await acceptMobileLink(link, askToReplace)
  } catch (cause) {
    void notifyTranslated('error', () => sentenceOf(cause))
  }
}
