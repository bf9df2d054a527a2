import type { Call } from './call.ts'
import * as identity from './identity.ts'
import * as account from './identity-account.ts'
import * as code from './identity-code.ts'
import * as menu from './menu.ts'
import * as messages from './messages.ts'
import * as robots from './robots.ts'
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
  menuTree: menu.menuTree,
  taskCountAndTrend: tasks.taskCountAndTrend,
  messageCount: messages.messageCount,
  robotList: robots.robotList,
  recordEvents: tracking.recordEvents
} satisfies Record<string, Call>
