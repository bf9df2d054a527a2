import Cookies from 'js-cookie'
import { is, literal, object, optional, parse, string, union } from 'valibot'
import { language } from '#contract/languages.ts'
import { type PageConfig, pageConfig } from '#contract/page.ts'
import { withEarlyAnswers } from './early.ts'
import { Unreachable } from './errors.ts'
import type { Outside } from './outside.ts'

const tabMessage = union([
  object({ kind: literal('session'), ended: optional(string()) }),
  object({ kind: literal('language'), language })
])

/**
 * Reads the configuration that the server wrote into the page.
 * @throws Error when it is not what the contract says
 */
export const readPageConfig = (text: string): PageConfig => parse(pageConfig, JSON.parse(text))

/** What the page itself has to bring: its configuration, and how it is routed. */
export type PageParts = PageConfig & Pick<Outside, 'navigate'>

/** The world outside as a browser gives it. */
export const browserOutside = ({ environment, messages, navigate }: PageParts): Outside => {
  const channel = new BroadcastChannel('portal')
  const fetch = withEarlyAnswers(globalThis.portalEarly, (input, init) => globalThis.fetch(input, init))
  return {
    environment,
    fetch,
    navigate,
    loadMessages: async language => {
      const answer = await fetch(messages[language] ?? '')
      if (!answer.ok) throw new Unreachable(`The message file of ${language} answered ${answer.status}.`)
      return answer.json()
    },
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
