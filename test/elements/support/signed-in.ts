import {
  loadMenu,
  loadMessageCounts,
  loadUser,
  type SessionAdapter,
  signOut,
  startSession,
  type Topic
} from '@portal/session'
import { signOut as signOutCall, type User, userInfo } from '#contract/calls/identity/sign-in.ts'
import { type MenuItem, menuTree } from '#contract/calls/menu/menu.ts'
import { messageCount } from '#contract/calls/messages/messages.ts'
import type { Language } from '#contract/languages.ts'
import { type FakeAdapter, fakeAdapter, shippedMessages } from '../../support/fake-adapter.ts'
import { type ScriptedCloud, scriptedCloud } from '../../support/scripted-cloud.ts'

export const ada: User = {
  userId: 1,
  nickname: 'Ada',
  email: 'ada@demo.example',
  cellphone: null,
  userType: 4,
  tenantId: 7,
  tenantName: 'Harbour Hotels',
  country: null,
  hasPassword: true,
  perms: ['robot', 'store'],
  perm: 'robot,store'
}

/** An entry of the menu. A part that a test does not care about has a harmless value. */
export const item = (
  path: string,
  parts: Partial<Omit<MenuItem, 'meta'>> & { icon?: string | null } = {}
): MenuItem => {
  const { icon = null, ...rest } = parts
  const name = rest.name ?? path
  return {
    menuId: 1,
    name,
    perms: null,
    url: null,
    path,
    type: 1,
    langKey: null,
    children: [],
    meta: { title: name, icon, hidden: false, micro: false },
    ...rest
  }
}

/** English as it is shipped; other languages are English with a mark, so that a test sees which one is shown. */
export const markedMessages = async (language: Language, topic?: Topic): Promise<unknown> => {
  const english = Object.entries((await shippedMessages('en', topic)) as Record<string, string>)
  return Object.fromEntries(english.map(([key, text]) => [key, language === 'en' ? text : `${text} [${language}]`]))
}

let tokens = 0

/** The adapter of the session that was started last. */
let started: FakeAdapter | undefined

type World = { cloud: ScriptedCloud; adapter: FakeAdapter }

/** Starts the session with nobody signed in. */
export const guest = async (parts: Partial<SessionAdapter> = {}): Promise<World> => {
  const cloud = scriptedCloud()
  cloud.answers(signOutCall, null)
  const adapter = fakeAdapter({ fetch: cloud.fetch, loadMessages: markedMessages, ...parts })
  started = adapter
  await startSession(adapter)
  return { cloud, adapter }
}

type Has = { user?: Partial<User>; menu?: readonly MenuItem[] | { hostile: unknown }; unread?: number; at?: string }

/** Starts the session with a stored token of which the cloud has not said yet whose it is. */
export const unknown = async ({ user, menu = [], unread = 0, at = '/dashboard' }: Has = {}): Promise<World> => {
  const cloud = scriptedCloud()
  const adapter = fakeAdapter({ fetch: cloud.fetch, loadMessages: markedMessages })
  tokens += 1
  adapter.cookies.write('portal_token', `token-${tokens}`, { days: 1, domain: null })
  cloud.answers(userInfo, { ...ada, ...user })
  cloud.answers(menuTree, 'hostile' in menu ? menu : [...menu])
  cloud.answers(messageCount, { unReadCount: unread, readCount: 0, count: unread })
  cloud.answers(signOutCall, null)
  started = adapter
  await startSession(adapter)
  adapter.go(at)
  return { cloud, adapter }
}

/** Starts the session with a member whose menu and message count are loaded. */
export const signedIn = async (has: Has = {}): Promise<World> => {
  const world = await unknown(has)
  await Promise.all([loadUser(), loadMenu(), loadMessageCounts()])
  return world
}

/** Leaves the session as a new page would find it. */
export const forget = async (): Promise<void> => {
  await signOut()
  started?.go('/')
}
