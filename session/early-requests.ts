/**
 * Stands inside the HTML, above the style sheet: a script below a sheet waits for it. It asks for what every page needs
 * first while the portal's own script is still on its way, which saves one trip to the server.
 */

import { headers } from '#contract/envelope.ts'
import { type PageConfig, pageConfigId } from '#contract/page.ts'
import { chooseLanguage } from './choose-language.ts'
import { earlyCalls } from './early.ts'
import { stored } from './stored-names.ts'

const cookie = (name: string): string | undefined =>
  document.cookie
    .split('; ')
    .find(pair => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

// Written by our own server into this page, and checked with its schema as soon as there are modules.
const { environment, messages } = JSON.parse(document.getElementById(pageConfigId)?.textContent ?? '') as PageConfig

const token = cookie(stored.token.name)
const language = chooseLanguage(cookie(stored.language.name), navigator.languages)
const texts = messages[language]
const answers = new Map<string, Promise<Response>>()

// A request that fails is asked for again, and complained about, by the session.
const start = (address: string, init?: RequestInit): Promise<Response> => {
  const answer = fetch(address, init)
  answer.catch(() => undefined)
  return answer
}

if (token !== undefined) {
  const timeZone = String(-new Date().getTimezoneOffset() / 60)
  for (const path of earlyCalls) {
    answers.set(
      path,
      start((environment.apiBase ?? '') + path, {
        headers: { [headers.authorization]: `Bearer ${token}`, [headers.timeZone]: timeZone }
      })
    )
  }
}

globalThis.portalEarly = { token, answers, messages: new Map(texts === undefined ? [] : [[texts, start(texts)]]) }

document.documentElement.lang = language
// The frame is there from the first paint for whoever comes back, and never flashes before a guest.
document.documentElement.dataset.frame = token === undefined ? 'hidden' : 'shown'
