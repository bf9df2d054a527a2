/** The entry point of the session: everything that frame, pages and sub-applications may use. */

export { type ActState, actLock, nothingSent } from './act-lock.ts'
export type { SessionAdapter } from './adapter.ts'
export { browserAdapter, readPageConfig } from './browser/browser-adapter.ts'
export { browserLocales, browserTimeZone } from './browser/browser-values.ts'
export { followComposition, whenComposed } from './browser/composition.ts'
export { historyEntry } from './browser/history-entry.ts'
export { nextTask } from './browser/next-task.ts'
export { followPresses, showWork } from './browser/pressed.ts'
export { whenIdle } from './browser/when-idle.ts'
export { type RequestOptions, request, takeData } from './calls/api.ts'
export { isOverNewer, sentenceOf } from './calls/error-sentence.ts'
export {
  ContractBroken,
  FileChanged,
  isPartMissing,
  NothingPermitted,
  Refused,
  TimedOut,
  Unreachable
} from './calls/errors.ts'
export { readBytes } from './calls/read-bytes.ts'
export { type KeptDraft, keepDraft } from './drafts/keep-draft.ts'
export { fittingValues, typedValues } from './drafts/typed-values.pure.ts'
export { environment } from './environment.ts'
export {
  type ExtensionState,
  type Found,
  type Searching,
  searchExtension,
  setExtender,
  showExtension
} from './extensions/extender.ts'
export {
  $contributedCards,
  $contributedSearches,
  type ContributedLink,
  contributedLinks
} from './extensions/extensions.ts'
export { type Theme, themes } from './frame/choose-theme.pure.ts'
export { $sidebar, $theme, changeTheme, collapseSidebar } from './frame/frame.ts'
export { $layout, type Layout } from './frame/layout.ts'
export { renderedValues } from './frame/rendered-frame.ts'
export type { StoreValues } from './frame/store-values.ts'
export { $subAppMode } from './frame/sub-app-mode.ts'
export { type AccountName, type KnownAccountName, readAccountName } from './identity/account-name.pure.ts'
export { codeResendTime, sendCode } from './identity/code-sends.ts'
export type { EndReason } from './identity/end-reasons.pure.ts'
export { $mobileLink, type AskToReplace, acceptMobileLink, setMobileLink } from './identity/mobile-link.ts'
export { $remindOfPassword, declinePasswordReminders } from './identity/password-reminder.ts'
export { allows } from './identity/permissions.pure.ts'
export { type MobileLink, readMobileLink } from './identity/read-mobile-link.pure.ts'
export { readUserAnew, refreshUser } from './identity/refresh-user.ts'
export {
  $permissions,
  $session,
  $token,
  $user,
  keepPageWhen,
  leaveEndedPage,
  type Session
} from './identity/session.ts'
export { loadUser, type Proof, signIn, signInByWorkplace, signOut } from './identity/sign-in.ts'
export { tenantNameOf } from './identity/tenant-name.ts'
export { $leftElsewhere, $usedElsewhere, dismissUsedElsewhere, type UsedElsewhere } from './identity/used-elsewhere.ts'
export { bytesText, durationText } from './language/amounts.pure.ts'
export type { Texts } from './language/catalogue.ts'
export { $format, $locale, type Format } from './language/format.ts'
export {
  collator,
  dateFormat,
  displayNames,
  firstWeekday,
  knownTimeZones,
  lettersOf,
  listFormat,
  localeOf,
  numberFormat,
  pluralRules,
  relativeFormat
} from './language/formats.pure.ts'
export {
  $language,
  $translate,
  $translateOr,
  addMessages,
  changeLanguage,
  loadTexts,
  type TranslateOr,
  translate,
  translateOr
} from './language/language.ts'
export { followLanguageFiles, refreshLanguageFiles } from './language/language-files.ts'
export type {
  CommonTexts,
  KeyOf,
  MessageKey,
  MessageValues,
  OwnTranslate,
  Topic,
  Translate
} from './language/message-keys.ts'
export { type ServedTexts, textsOfTopic } from './language/topic-texts.ts'
export { $traditional, type Traditional } from './language/traditional.ts'
export { $change } from './live/change.ts'
export { followChange } from './live/follow-change.ts'
export type { Live } from './live/live-plan.pure.ts'
export { $live } from './live/live-state.ts'
export { type LinkValues, linkTo } from './menu/link-to.ts'
export { $lookedUp, type LookedUp, lookUp } from './menu/look-up.ts'
export { $menu, $visibleMenu, loadMenu, type Menu } from './menu/menu.ts'
export { joinPath, menuAddress, opensPath, trailTo } from './menu/menu-tree.pure.ts'
export { $offered, setOffered } from './menu/offered.ts'
export { keepOpenApplication, type OpenApplication, readOpenApplication } from './menu/open-application.ts'
export {
  $messageCentre,
  type MessageCentre,
  startMessageCentre,
  whenMessagesAreNeeded
} from './message-centre/load-message-centre.ts'
export {
  $messageCounts,
  $messagesOpen,
  $unread,
  loadMessageCounts,
  type MessageCounts,
  openDrawer
} from './message-centre/message-counts.ts'
export { messageLink } from './message-centre/message-link.pure.ts'
export type { MessageTab, ShownMessages } from './message-centre/message-list.pure.ts'
export { followWaits } from './network/follow-waits.ts'
export { createRepeat, type Repeat, whenReachable } from './network/when-reachable.ts'
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
export type { Question } from './question.ts'
export { keepReloaded, takeReloaded } from './reloaded.ts'
export { $capabilitiesOf, $robotKindName, $robotKinds } from './robots/robot-kinds.ts'
export { closedPage, forgetClosedPage, leaveClosedPage } from './routes/closed-page.ts'
export { paths } from './routes/paths.pure.ts'
export { isLoginPath, pathOnThisOrigin, safeRedirect } from './routes/redirect.pure.ts'
export { $route, navigate, type Route, readRoute } from './routes/route.ts'
export { $unsaved, askBeforeLeaving, type LostWith, mayLeave, setUnsaved } from './routes/unsaved.ts'
export { $sharedState, type SharedState } from './shared-state.ts'
export { startSession } from './start.ts'
export { keepsCookies } from './storage/keeps-cookies.ts'
export { keep, readKept } from './storage/kept-by-person.ts'
export { readStored, removeStored, writeStored } from './storage/stored.ts'
export type { ExtensionProps, SubAppProps } from './sub-app-props.ts'
export { type TrackingEvent, track } from './tracking.ts'
export { loadWelcome } from './welcome/load-welcome.ts'
