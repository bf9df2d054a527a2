/** The door of the session: everything that frame, pages and sub-applications may use of it. */
export { type AccountName, readAccountName } from './account-name.ts'
export { type RequestOptions, request } from './api.ts'
export { browserOutside, readPageConfig } from './browser.ts'
export { sentenceOf } from './error-sentence.ts'
export { ContractBroken, NothingPermitted, Refused, TimedOut, Unreachable } from './errors.ts'
export { $format, type Format } from './format.ts'
export {
  $language,
  $translate,
  addMessages,
  changeLanguage,
  type MessageKey,
  type MessageValues,
  type Translate,
  translate,
  translateOr
} from './language.ts'
export { $menu, $visibleMenu, loadMenu, type Menu } from './menu.ts'
export { joinPath, menuAddress, opensPath } from './menu-tree.ts'
export { $notices, dismissNotice, type Notice, type NoticeLevel, notify, notifyTranslated } from './notices.ts'
export type { Outside } from './outside.ts'
export { paths } from './paths.ts'
export { allows } from './permissions.ts'
export { isLoginPath, safeRedirect } from './redirect.ts'
export { $route, navigate, type Route, readRoute } from './route.ts'
export { $permissions, $session, $token, $user, type Session } from './session.ts'
export { $sharedState, type SharedState } from './shared-state.ts'
export { loadUser, signIn, signInWithLink, signOut } from './sign-in.ts'
export { startSession } from './start.ts'
export { readStored, removeStored, writeStored } from './stored.ts'
export { type TrackingEvent, track } from './tracking.ts'
export { $unread, loadUnread } from './unread.ts'
