/** The door of the session: everything that frame, pages and sub-applications may use of it. */
export { type AccountName, type KnownAccountName, readAccountName } from './account-name.ts'
export { type RequestOptions, request } from './api.ts'
export { browserOutside, readPageConfig } from './browser.ts'
export { type Theme, themes } from './choose-theme.ts'
export { codeResendTime, sendCode } from './code-sends.ts'
export { environment } from './environment.ts'
export { sentenceOf } from './error-sentence.ts'
export { ContractBroken, NothingPermitted, Refused, TimedOut, Unreachable } from './errors.ts'
export { $format, type Format } from './format.ts'
export { $sidebarCollapsed, $theme, changeTheme, collapseSidebar } from './frame.ts'
export {
  $language,
  $translate,
  addMessages,
  changeLanguage,
  loadTexts,
  translate,
  translateOr
} from './language.ts'
export { followLanguageFiles, refreshLanguageFiles } from './language-files.ts'
export { type Drawn, keepLastFrame, type LastFrame } from './last-frame.ts'
export { $layout, type Layout } from './layout.ts'
export type { Live } from './live-plan.ts'
export { $live } from './live-state.ts'
export { $messageCentre, type MessageCentre, startMessageCentre } from './load-message-centre.ts'
export { loadWelcome } from './load-welcome.ts'
export { $menu, $visibleMenu, loadMenu, type Menu } from './menu.ts'
export { joinPath, menuAddress, opensPath, trailTo } from './menu-tree.ts'
export { $messageCounts, $messagesOpen, $unread, loadMessageCounts, type MessageCounts } from './message-counts.ts'
export type { KeyOf, MessageKey, MessageValues, OwnTranslate, Topic, Translate } from './message-keys.ts'
export { messageLink } from './message-link.ts'
export type { MessageTab, ShownMessages } from './message-list.ts'
export { $mobileLink, type AskToReplace, acceptMobileLink } from './mobile-link.ts'
export {
  $notices,
  dismissNotice,
  holdNotices,
  type Notice,
  type NoticeAction,
  type NoticeLevel,
  notify,
  notifyTranslated,
  offer,
  releaseNotices
} from './notices.ts'
export { keepOpenApplication, readOpenApplication } from './open-application.ts'
export type { Outside } from './outside.ts'
export { $remindOfPassword, declinePasswordReminders } from './password-reminder.ts'
export { paths } from './paths.ts'
export { allows } from './permissions.ts'
export { type MobileLink, readMobileLink } from './read-mobile-link.ts'
export { isLoginPath, pathOnThisOrigin, safeRedirect } from './redirect.ts'
export { refreshUser } from './refresh-user.ts'
export { $route, navigate, type Route, readRoute } from './route.ts'
export { $permissions, $session, $token, $user, type Session } from './session.ts'
export { $sharedState, type SharedState } from './shared-state.ts'
export { loadUser, type Proof, signIn, signInByWorkplace, signOut } from './sign-in.ts'
export { startSession } from './start.ts'
export { readStored, removeStored, writeStored } from './stored.ts'
export type { SubAppProps } from './sub-app-props.ts'
export { type TrackingEvent, track } from './tracking.ts'
export { $unsaved, askBeforeLeaving, mayLeave, setUnsaved } from './unsaved.ts'
