/** An entry point beside the session: the adapter of a page that no portal has made, as another site's or that of a test. */
import type { Environment } from '#contract/page/environment.ts'
import { elementsApplicationId } from '#contract/page/without-portal.ts'
import type { SessionAdapter } from '../adapter.ts'
import { browserLocales } from './browser-values.ts'

/** The environment of a portal, with empty values: such a page has no portal. */
const environment: Environment = {
  name: 'page',
  mode: 'production',
  siteType: '',
  siteEnv: '',
  siteOriginType: '',
  clientType: '',
  applicationId: elementsApplicationId,
  apiBase: null,
  socketBase: null,
  cookieDomain: null,
  moduleOrigins: [],
  cleaningCentre: null,
  brand: { name: 'Portal' }
}

type Tabs = SessionAdapter['tabs']

/**
 * The session's adapter on a page without a portal. It stores nothing in the browser, opens no connection, and leaves
 * everything to the page.
 * @param fetch answers the session's calls
 * @param loadMessages the texts
 * @returns the adapter; `cookies`: the session's values in memory; `tell`: sends a message like another tab
 */
export const withoutPortalAdapter = ({ fetch, loadMessages }: Pick<SessionAdapter, 'fetch' | 'loadMessages'>) => {
  const cookies = new Map<string, string>()
  const storage = new Map<string, string>()
  const listeners: Parameters<Tabs['listen']>[0][] = []
  const adapter: SessionAdapter = {
    environment,
    fetch,
    loadMessages,
    cookies: {
      read: name => cookies.get(name),
      write: (name, value) => cookies.set(name, value),
      remove: name => cookies.delete(name)
    },
    // Only a portal has an open sub-application.
    tabStorage: { read: () => undefined, write: () => false, remove: () => undefined },
    storage: {
      read: name => storage.get(name),
      write: (name, text) => storage.set(name, text) === storage,
      remove: name => storage.delete(name)
    },
    browserLanguages: () => [document.documentElement.lang, ...browserLocales()],
    now: () => Date.now(),
    pageAge: () => performance.now(),
    timeZone: () => -new Date().getTimezoneOffset() / 60,
    // The elements of such a page send no usage events.
    describeBrowser: async () => ({ browserType: 'unknown', networkType: 'unknown' }),
    location: () => location,
    mobileLink: undefined,
    // The page calls `refresh` when another person is signed in.
    reload: () => undefined,
    navigate: (address, how) => (how === 'push' ? location.assign(address) : location.replace(address)),
    // The page calls `refreshMessages` when there is something new.
    openSocket: () => ({ send: () => undefined, close: () => undefined }),
    onReturn: () => undefined,
    isVisible: () => true,
    random: () => Math.random(),
    tabs: { tell: () => undefined, listen: hear => void listeners.push(hear) },
    later: (task, ms) => {
      const timer = setTimeout(task, ms)
      return () => clearTimeout(timer)
    },
    warn: (message, cause) => console.warn(message, cause)
  }
  const tell: Tabs['tell'] = message => {
    for (const hear of listeners) hear(message)
  }
  return { adapter, cookies, tell }
}
