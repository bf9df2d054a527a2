import type { Call } from './call.ts'
import * as identity from './identity.ts'
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
  menuTree: menu.menuTree,
  taskCountAndTrend: tasks.taskCountAndTrend,
  messageCount: messages.messageCount,
  messageList: messages.messageList,
  readMessage: messages.readMessage,
  sendMessage: messages.sendMessage,
  robotList: robots.robotList,
  recordEvents: tracking.recordEvents
} satisfies Record<string, Call>
