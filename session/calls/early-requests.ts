/**
 * Stands inside the HTML, before everything that a page draws. It asks for what every page needs
 * first while the portal's own script is still on its way, which saves one trip to the server.
 */

import { headers } from '#contract/envelope.ts'
import type { EarlyConfig } from '#contract/page.ts'
import { earlyConfigId } from '#contract/page-names.ts'
import { chooseTheme } from '../frame/choose-theme.ts'
import { readLastFrame } from '../frame/read-last-frame.ts'
import { readMobileLink } from '../identity/read-mobile-link.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { stored, storedFiles, storedInTab } from '../storage/stored-names.ts'
import { earlyCalls } from './early.ts'

// Before anything is asked for: what is in the address goes into histories, logs and referrers (T12).
const found = readMobileLink(location.search)
if (found !== undefined) history.replaceState(null, '', location.pathname + found.rest + location.hash)
const link = found?.link

// Asked for once: the browser answers from another process.
const cookies = document.cookie.split('; ')
const cookie = (name: string): string | undefined =>
  cookies.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1)

// Written by our own server into this page, and checked with its schema as soon as there are modules.
const { apiBase, messages } = JSON.parse(document.getElementById(earlyConfigId)?.textContent ?? '') as EarlyConfig

const kept = cookie(stored.token.name)
const token = kept ?? link?.token
const language = chooseLanguage(cookie(stored.language.name), navigator.languages)
const texts = messages[language]
const answers = new Map<string, Promise<Response>>()

// A request that fails is asked for again, and complained about, by the session.
const start = (address: string, init?: RequestInit): Promise<Response> => {
  const answer = fetch(address, init)
  answer.catch(() => undefined)
  return answer
}

// A browser that keeps no cookies refuses even to name its storage.
const tabIsMobile = (): boolean => {
  try {
    return kept !== undefined && sessionStorage.getItem(storedInTab.layout) === 'mobile'
  } catch {
    return false
  }
}

if (token !== undefined) {
  const timeZone = String(-new Date().getTimezoneOffset() / 60)
  for (const path of earlyCalls) {
    answers.set(
      path,
      start((apiBase ?? '') + path, {
        headers: {
          [headers.authorization]: `Bearer ${token}`,
          [headers.timeZone]: timeZone,
          [headers.language]: language
        }
      })
    )
  }
}

const theme = cookie(stored.theme.name)
const sidebar = cookie(stored.sidebar.name)
const layout = link !== undefined || tabIsMobile() ? 'mobile' : 'full'

globalThis.portalEarly = {
  token,
  link,
  answers,
  messages: new Map(texts === undefined ? [] : [[texts, start(texts)]]),
  frame:
    token === undefined || layout === 'mobile'
      ? undefined
      : readLastFrame(() => localStorage.getItem(storedFiles.frame), { token, language, theme, sidebar })
}

document.documentElement.lang = language
// Colours and the sidebar's width are the person's from the first paint, and not put right after it.
document.documentElement.dataset.theme = chooseTheme(theme)
document.documentElement.dataset.sidebar = sidebar ?? 'open'
// The frame is there from the first paint for whoever comes back, and never flashes before a guest.
document.documentElement.dataset.frame = kept === undefined || link !== undefined ? 'hidden' : 'shown'
document.documentElement.dataset.layout = layout
