import { readRoute, type SessionAdapter, type Topic } from '@portal/session'
import type { Language } from '#contract/languages.ts'
import type { Environment } from '#contract/page/environment.ts'

type TabMessage = Parameters<SessionAdapter['tabs']['tell']>[0]
type Address = { pathname: string; search: string; hash: string }

const environment: Environment = {
  name: 'test',
  mode: 'development',
  siteType: 'test',
  siteEnv: 'test',
  siteOriginType: 'test',
  clientType: 'testClient',
  applicationId: 'portal-test',
  apiBase: null,
  socketBase: null,
  cookieDomain: null,
  moduleOrigins: [],
  cleaningCentre: null,
  brand: { name: 'Test Portal' }
}

type ReturnReason = Parameters<Parameters<SessionAdapter['onReturn']>[0]>[0]

type SocketListeners = Parameters<SessionAdapter['openSocket']>[1]

/** The cloud's end of a socket, in the hands of a test. */
export type FakeSocket = SocketListeners & { path: string; sent: string[]; closedHere: boolean }

/** The world outside of the session as a test holds it in its hands. */
export type FakeAdapter = SessionAdapter & {
  /** Cookies by name; `life` is how each was written last. */
  jar: Map<string, { value: string; days: number; domain: string | null }>
  /** The stored values beside the cookies. */
  kept: Map<string, string>
  /** Lets time pass, and does the work that was put off until then, in order. */
  pass: (ms: number) => void
  /** The machine sleeps: time goes on, and no timer rings. */
  sleep: (ms: number) => void
  /** The address bar: goes to an address as a link or the Back button would. */
  go: (address: string) => void
  /** Addresses the session asked for, newest last. */
  visited: { address: string; how: 'push' | 'replace' }[]
  /** How often the page was to load anew. */
  reloads: { count: number }
  /** This tab's messages to the others, and a way for another tab to tell this one. */
  told: TabMessage[]
  hearFromTab: (message: TabMessage) => void
  /** Sockets that the session opened, newest last. */
  sockets: FakeSocket[]
  /** The browser is online again, or the tab is looked at again. */
  comeBack: (why: ReturnReason) => void
  /** Whether the tab can be seen. */
  tab: { visible: boolean }
  warnings: { message: string; cause: unknown }[]
}

/** A message file of a language as it is shipped. */
export const shippedMessages = async (language: Language, topic?: Topic): Promise<unknown> => {
  const answer = await fetch(`/session/messages/${topic === undefined ? '' : `${topic}/`}${language}.json`)
  if (!answer.ok) throw new Error(`No messages in ${language}: ${answer.status}`)
  return answer.json()
}

/** A storage in memory. */
export const fakeStorage = (kept = new Map<string, string>()): SessionAdapter['storage'] => ({
  read: name => kept.get(name),
  write: (name, text) => {
    kept.set(name, text)
    return true
  },
  remove: name => void kept.delete(name)
})

/**
 * A double of the world outside: fetch is the page's own, so that the cloud behind the test server answers; cookies,
 * time, address and tabs are in memory.
 * @param parts what this test wants otherwise
 */
export const fakeAdapter = (parts: Partial<SessionAdapter> = {}): FakeAdapter => {
  const jar: FakeAdapter['jar'] = new Map()
  const kept: FakeAdapter['kept'] = new Map()
  const listeners = new Set<(message: TabMessage) => void>()
  const visited: FakeAdapter['visited'] = []
  const told: TabMessage[] = []
  const sockets: FakeSocket[] = []
  const returns = new Set<(why: ReturnReason) => void>()
  const warnings: FakeAdapter['warnings'] = []
  const reloads = { count: 0 }
  const tab = { visible: true }
  const start = Date.UTC(2026, 2, 4, 5, 6, 7)
  const clock = fakeClock(start)
  let address: Address = { pathname: '/', search: '', hash: '' }
  const go = (to: string): void => {
    const { pathname, search, hash } = new URL(to, location.origin)
    address = { pathname, search, hash }
    readRoute()
  }
  return {
    environment,
    fetch: (input, init) => fetch(input, init),
    cookies: {
      read: name => jar.get(name)?.value,
      write: (name, value, life) => void jar.set(name, { value, ...life }),
      remove: name => void jar.delete(name)
    },
    storage: fakeStorage(kept),
    tabStorage: { read: () => undefined, write: () => false, remove: () => undefined },
    loadMessages: shippedMessages,
    browserLanguages: () => ['en'],
    now: clock.now,
    pageAge: () => clock.now() - start,
    timeZone: () => 8,
    describeBrowser: async () => ({ browserType: 'Test 1', networkType: '4g' }),
    location: () => address,
    mobileLink: undefined,
    reload: () => {
      reloads.count += 1
    },
    reloads,
    navigate: (to, how) => {
      visited.push({ address: to, how })
      go(to)
    },
    openSocket: (path, hear) => {
      const socket: FakeSocket = { ...hear, path, sent: [], closedHere: false }
      sockets.push(socket)
      return {
        send: text => void socket.sent.push(text),
        close: () => {
          socket.closedHere = true
        }
      }
    },
    onReturn: hear => void returns.add(hear),
    isVisible: () => tab.visible,
    tab,
    random: () => 0.5,
    tabs: { tell: message => void told.push(message), listen: hear => void listeners.add(hear) },
    later: clock.later,
    kept,
    warn: (message, cause) => void warnings.push({ message, cause }),
    jar,
    pass: clock.pass,
    sleep: clock.sleep,
    go,
    visited,
    told,
    hearFromTab: message => {
      for (const hear of listeners) hear(message)
    },
    sockets,
    comeBack: why => {
      for (const hear of returns) hear(why)
    },
    warnings,
    ...parts
  }
}

const fakeClock = (start: number) => {
  let now = start
  let tasks: { task: () => void; at: number }[] = []
  return {
    now: () => now,
    later: (task: () => void, ms: number) => {
      const entry = { task, at: now + ms }
      tasks.push(entry)
      return () => {
        tasks = tasks.filter(it => it !== entry)
      }
    },
    /** The machine sleeps: time goes on, and no timer rings. */
    sleep: (ms: number) => {
      now += ms
    },
    pass: (ms: number) => {
      const end = now + ms
      for (;;) {
        const next = tasks.filter(it => it.at <= end).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        tasks = tasks.filter(it => it !== next)
        now = next.at
        next.task()
      }
      now = end
    }
  }
}
