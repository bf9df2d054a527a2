import Cookies from 'js-cookie'
import { boolean, is, literal, object, optional, parse, picklist, string, union } from 'valibot'
import { language } from '#contract/languages.ts'
import { messageFile } from '#contract/page/message-file.ts'
import { type PageConfig, pageConfig } from '#contract/page/page.ts'
import type { SessionAdapter } from '../adapter.ts'
import { withEarlyAnswers } from '../calls/early.ts'
import { Unreachable } from '../calls/errors.ts'
import { themes } from '../frame/choose-theme.pure.ts'
import { endReasons } from '../identity/end-reasons.pure.ts'
import { followLine } from '../network/network-change.pure.ts'
import { attempt, browserStorage, browserTabStorage } from '../storage/browser-storage.ts'
import { openSocket, socketBase } from './browser-socket.ts'
import { browserLocales, openChannel } from './browser-values.ts'

const tabMessage = union([
  object({
    kind: literal('session'),
    ended: optional(string()),
    left: optional(boolean()),
    why: optional(picklist(endReasons))
  }),
  object({ kind: literal('language'), language }),
  object({ kind: literal('messages') }),
  object({ kind: literal('user') }),
  object({ kind: literal('theme'), theme: picklist(themes) })
])

/**
 * Reads the configuration that the server wrote into the page.
 * @throws Error when it does not match the contract
 */
export const readPageConfig = (text: string): PageConfig => parse(pageConfig, JSON.parse(text))

/** The page's own part of the adapter: its configuration, its routing and its loader. */
export type PageParts = Omit<PageConfig, 'version'> & Pick<SessionAdapter, 'navigate' | 'findSubApps'>

/** The adapter to a real browser. */
export const browserAdapter = ({ environment, hasMore, messages, frame, ...page }: PageParts): SessionAdapter => {
  const channel = openChannel('portal')
  const call = withEarlyAnswers(globalThis.portalEarly, (input, init) => fetch(input, init))
  return {
    environment,
    fetch: call,
    navigate: page.navigate,
    findSubApps: hasMore && page.findSubApps,
    loadMessages: (language, topic) => loadJson(call, messageFile(messages, language, topic)),
    cookies: {
      read: name => attempt(() => Cookies.get(name)),
      write: (name, value, life) => {
        attempt(() =>
          Cookies.set(name, value, {
            expires: life.days,
            sameSite: 'lax',
            secure: location.protocol === 'https:',
            ...(life.domain === null ? {} : { domain: life.domain })
          })
        )
      },
      remove: (name, domain) => attempt(() => Cookies.remove(name, domain === null ? {} : { domain }))
    },
    storage: browserStorage,
    tabStorage: browserTabStorage,
    browserLanguages: browserLocales,
    now: () => Date.now(),
    // The first stands still while a machine sleeps, and somebody may set the second.
    pageAge: () => Math.max(performance.now(), Date.now() - performance.timeOrigin),
    timeZone: () => -new Date().getTimezoneOffset() / 60,
    describeBrowser: async () => (await import('./describe-browser.pure.ts')).describeBrowser(navigator),
    location: () => location,
    renderedFrame: globalThis.portalEarly?.isFrameOwn ? frame : undefined,
    mobileLink: globalThis.portalEarly?.link,
    reload: () => location.reload(),
    openSocket: (path, hear) => openSocket(socketBase(environment) + path, hear),
    onReturn: hear => {
      addEventListener('online', () => hear('online'))
      followLine('connection' in navigator ? navigator.connection : undefined, hear)
      // The browser froze the page, and its connections ended without an event.
      document.addEventListener('resume', () => hear('online'))
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'visible') hear('visible')
      })
    },
    isVisible: () => document.visibilityState === 'visible',
    random: () => Math.random(),
    tabs: {
      tell: message => channel?.postMessage(message),
      listen: hear =>
        channel?.addEventListener('message', ({ data }) => {
          if (is(tabMessage, data)) hear(data)
        })
    },
    later: (task, ms) => {
      const timer = setTimeout(task, ms)
      return () => clearTimeout(timer)
    },
    warn: (message, cause) => console.warn(message, cause)
  }
}

/** @throws Unreachable when there is no such file, or it can't be loaded completely */
const loadJson = async (call: SessionAdapter['fetch'], address: string): Promise<unknown> => {
  try {
    const answer = await call(address)
    if (answer.ok) return await answer.json()
    const name = answer.status === 404 ? 'PartMissing' : 'Error'
    throw Object.assign(new Error(`HTTP ${answer.status}`), { name })
  } catch (cause) {
    throw new Unreachable(`${address} could not be loaded.`, { cause })
  }
}
