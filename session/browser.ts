import Cookies from 'js-cookie'
import { is, literal, object, union } from 'valibot'
import type { Environment } from '#contract/environment.ts'
import { language } from '#contract/languages.ts'
import type { Outside } from './outside.ts'

const tabMessage = union([object({ kind: literal('session') }), object({ kind: literal('language'), language })])

/** What the page itself has to bring, because only it knows how it was built and how it is routed. */
export type PageParts = Pick<Outside, 'fetch' | 'loadMessages' | 'navigate'> & { environment: Environment }

/** The world outside as a browser gives it. */
export const browserOutside = (page: PageParts): Outside => {
  const channel = new BroadcastChannel('portal')
  return {
    ...page,
    cookies: {
      read: name => Cookies.get(name),
      write: (name, value, life) => {
        Cookies.set(name, value, {
          expires: life.days,
          sameSite: 'lax',
          secure: location.protocol === 'https:',
          ...(life.domain === null ? {} : { domain: life.domain })
        })
      },
      remove: (name, domain) => Cookies.remove(name, domain === null ? {} : { domain })
    },
    browserLanguages: () => navigator.languages,
    now: () => Date.now(),
    timeZone: () => -new Date().getTimezoneOffset() / 60,
    location: () => location,
    tabs: {
      tell: message => channel.postMessage(message),
      listen: hear =>
        channel.addEventListener('message', ({ data }) => {
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
