import type { MessageTab, SessionAdapter } from '@portal/session'
import type { Call } from '#contract/call.ts'
import { signOut, type User, userInfo } from '#contract/calls/identity/sign-in.ts'
import { materialPackModels } from '#contract/calls/materials/material-packs.ts'
import { type MenuItem, menuTree } from '#contract/calls/menu/menu.ts'
import {
  messageCount,
  messageList,
  messageStatuses,
  readAllMessages,
  readMessage
} from '#contract/calls/messages/messages.ts'
import { robotModelList } from '#contract/calls/robots/robots.ts'
import { codes } from '#contract/codes.ts'
import type { PageAdapter, PageMenuItem, PageUser } from './page-adapter.ts'

type Question = { query: URLSearchParams; body: Record<string, unknown> }
type Answer = (adapter: PageAdapter, question: Question) => Promise<unknown>

const asUser = ({ name, tenant, permissions = [] }: PageUser): User => ({
  userId: 0,
  nickname: name,
  email: null,
  cellphone: null,
  userType: 4,
  tenantId: 0,
  tenantName: tenant ?? null,
  country: null,
  hasPassword: true,
  perms: [...permissions],
  perm: ''
})

const asMenuItem = ({ name, path, icon, permission, children = [] }: PageMenuItem): MenuItem => ({
  menuId: 0,
  name,
  perms: permission ?? null,
  url: null,
  path,
  type: 1,
  langKey: null,
  children: children.map(asMenuItem),
  meta: { title: name, icon: icon ?? null, hidden: false, micro: false }
})

const tabOf = (status: unknown): MessageTab => {
  if (status === messageStatuses.unread) return 'unread'
  return status === messageStatuses.read ? 'read' : 'all'
}

const loadCounts: Answer = async ({ loadMessages }) => {
  const { counts } = await loadMessages({ tab: 'unread', pageNo: 1, size: 1 })
  return { unReadCount: counts.unread, readCount: counts.read, count: counts.all }
}

const keyOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`

const answers = new Map<string, Answer>([
  [
    keyOf(userInfo),
    async ({ loadUser }) => {
      const user = await loadUser()
      return user && asUser(user)
    }
  ],
  [keyOf(menuTree), async ({ loadMenu }) => (await loadMenu()).map(asMenuItem)],
  [keyOf(messageCount), loadCounts],
  [
    keyOf(messageList),
    ({ loadMessages }, { body }) =>
      loadMessages({ tab: tabOf(body.messageStatus), pageNo: Number(body.pageNo), size: Number(body.size) })
  ],
  [
    keyOf(readMessage),
    async ({ perform }, { query }) => {
      await perform({ kind: 'read', messageRecordId: Number(query.get('messageRecordId')) })
      return null
    }
  ],
  [
    keyOf(readAllMessages),
    async ({ perform }, { body }) => {
      await perform({ kind: 'readAll', newestMessageRecordId: Number(body.newestMessageRecordId) })
      return { count: 0 }
    }
  ],
  // The page decides what its people may do: every permission that it names counts.
  [keyOf(robotModelList), async () => materialPackModels.map(model => ({ model, robotKind: 'cruise' }))],
  [
    keyOf(signOut),
    async ({ perform }) => {
      await perform({ kind: 'signOut' })
      return null
    }
  ]
])

const envelope = (code: number, data: unknown): Response => Response.json({ code, msg: '', data })

/** Answers the session's calls like the portal's cloud, from the page's data. No request leaves the page. */
export const answerCalls =
  (adapterNow: () => PageAdapter | undefined): SessionAdapter['fetch'] =>
  async (input, init = {}) => {
    const { pathname, searchParams: query } = new URL(String(input), location.href)
    const answer = answers.get(keyOf({ method: init.method ?? 'GET', path: pathname } as Call))
    const adapter = adapterNow()
    // Usage events and other calls for the portal's own cloud only.
    if (answer === undefined || adapter === undefined) return envelope(codes.success, null)
    const data = await answer(adapter, { query, body: bodyOf(init.body) })
    return data === undefined ? envelope(codes.tokenInvalid, null) : envelope(codes.success, data)
  }

const bodyOf = (body: unknown): Record<string, unknown> =>
  typeof body === 'string' && body.startsWith('{') ? JSON.parse(body) : {}
