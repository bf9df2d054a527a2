import * as agreements from './agreements.ts'
import * as appointments from './appointments.ts'
import type { Call } from './call.ts'
import { cleaningCentreLink } from './cleaning-centre-link.ts'
import * as home from './home.ts'
import * as identity from './identity.ts'
import * as account from './identity-account.ts'
import * as code from './identity-code.ts'
import * as sessions from './identity-sessions.ts'
import * as languageFiles from './language-files.ts'
import * as menu from './menu.ts'
import * as menuHistory from './menu-history.ts'
import * as messages from './messages.ts'
import * as robotReport from './robot-report.ts'
import * as robots from './robots.ts'
import * as stores from './stores.ts'
import * as study from './study.ts'
import * as tasks from './tasks.ts'
import * as tracking from './tracking.ts'

/** Every call of the contract, by name: what the OpenAPI document, the server and the conformance tests walk over. */
export const calls = {
  signInByCellphone: identity.signInByCellphone,
  signInByEmail: identity.signInByEmail,
  signOut: identity.signOut,
  userInfo: identity.userInfo,
  captchaImage: code.captchaImage,
  verifyCaptcha: code.verifyCaptcha,
  sendCode: code.sendCode,
  signInByCellphoneV2: code.signInByCellphoneV2,
  signInByEmailV2: code.signInByEmailV2,
  register: account.register,
  resetPassword: account.resetPassword,
  verifyIdentity: account.verifyIdentity,
  changeNickname: account.changeNickname,
  changeEmail: account.changeEmail,
  changeCellphone: account.changeCellphone,
  changePassword: account.changePassword,
  userAuthInfo: account.userAuthInfo,
  sessionList: sessions.sessionList,
  endSession: sessions.endSession,
  endOtherSessions: sessions.endOtherSessions,
  securityEventList: sessions.securityEventList,
  menuTree: menu.menuTree,
  menuHistory: menuHistory.menuHistory,
  recordMenuVisit: menuHistory.recordMenuVisit,
  languageFile: languageFiles.languageFile,
  languageHashes: languageFiles.languageHashes,
  languageList: languageFiles.languageList,
  uploadLanguageFile: languageFiles.uploadLanguageFile,
  deleteLanguageFile: languageFiles.deleteLanguageFile,
  languageVersions: languageFiles.languageVersions,
  restoreLanguageVersion: languageFiles.restoreLanguageVersion,
  taskCountAndTrend: tasks.taskCountAndTrend,
  agreement: agreements.agreement,
  playingNotices: home.playingNotices,
  taskTrend: home.taskTrend,
  mileageTrend: home.mileageTrend,
  monthlySales: home.monthlySales,
  deploymentTimes: home.deploymentTimes,
  salespersonList: appointments.salespersonList,
  appointmentList: appointments.appointmentList,
  bookAppointment: appointments.bookAppointment,
  cancelAppointment: appointments.cancelAppointment,
  messageCount: messages.messageCount,
  messageList: messages.messageList,
  readMessage: messages.readMessage,
  readAllMessages: messages.readAllMessages,
  sendMessage: messages.sendMessage,
  robotList: robots.robotList,
  robotModelList: robots.robotModelList,
  storeList: stores.storeList,
  storeDetail: stores.storeDetail,
  storeTenantList: stores.storeTenantList,
  createStore: stores.createStore,
  updateStore: stores.updateStore,
  bindRobots: stores.bindRobots,
  unbindRobots: stores.unbindRobots,
  reportRobotEvents: robotReport.reportRobotEvents,
  cleaningCentreLink,
  courseList: study.courseList,
  courseDetail: study.courseDetail,
  recordProgress: study.recordProgress,
  recordEvents: tracking.recordEvents
} satisfies Record<string, Call>
