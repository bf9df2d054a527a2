/**
 * Stands inside the HTML, before everything that a page draws. It asks for what every page needs
 * first while the portal's own script is still on its way, which saves one trip to the server.
 */

import { headers } from '#contract/envelope.ts'
import type { EarlyConfig } from '#contract/page.ts'
import { earlyConfigId } from '#contract/page-names.ts'
import { chooseTheme } from '../frame/choose-theme.ts'
import { frameKey } from '../frame/frame-key.ts'
import { readLastFrame } from '../frame/read-last-frame.ts'
import { subAppModeOf } from '../frame/sub-app-mode-of.ts'
import { readMobileLink } from '../identity/read-mobile-link.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { stored, storedFiles, storedInTab } from '../storage/stored-names.ts'
import { type Ask, earlyCalls } from './early.ts'

// Before anything is asked for: what is in the address goes into histories, logs and referrers (T12).
const found = readMobileLink(location.search)
if (found !== undefined) history.replaceState(null, '', location.pathname + found.rest + location.hash)
const link = found?.link

// Asked for once: the browser answers from another process.
const cookies = document.cookie.split('; ')
const cookie = (name: string): string | undefined =>
  cookies.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1)

// Written by our own server into this page, and checked with its schema as soon as there are modules.
const {
  apiBase,
  messages,
  frameKey: drawnFor
} = JSON.parse(document.getElementById(earlyConfigId)?.textContent ?? '') as EarlyConfig

const kept = cookie(stored.token.name)
const token = kept ?? link?.token
const language = chooseLanguage(cookie(stored.language.name), navigator.languages)
const answers = new Map<string, Ask>()

// A request that fails is asked for again, and complained about, by the session.
const once = (address: string, init?: RequestInit): Ask => {
  let answer: Promise<Response> | undefined
  return () => {
    if (answer === undefined) {
      answer = fetch(address, init)
      answer.catch(() => undefined)
    }
    return answer
  }
}

// A browser that keeps no cookies refuses even to name its storage.
const tabIsMobile = (): boolean => {
  try {
    return kept !== undefined && sessionStorage.getItem(storedInTab.layout) === 'mobile'
  } catch {
    return false
  }
}

const tabHasNoSidebar = (): boolean => {
  let mode = subAppModeOf(null, location)
  try {
    mode = subAppModeOf(sessionStorage.getItem(storedInTab.subAppMode), location)
    sessionStorage.setItem(storedInTab.subAppMode, mode)
  } catch {
    // The address alone decides.
  }
  return mode === 'on'
}

if (token !== undefined) {
  const timeZone = String(-new Date().getTimezoneOffset() / 60)
  for (const path of earlyCalls) {
    answers.set(
      path,
      once((apiBase ?? '') + path, {
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

const look = token === undefined || layout === 'mobile' ? undefined : { token, language, theme, sidebar }
const drawn = look !== undefined && drawnFor === frameKey(look)
const frame = look && !drawn ? readLastFrame(() => localStorage.getItem(storedFiles.frame), look) : undefined
const texts = messages[language]
const early = {
  token,
  link,
  answers,
  messages: new Map(texts === undefined ? [] : [[texts, once(texts)]]),
  drawn,
  frame
}
globalThis.portalEarly = early

// To ask takes a slow machine as long as to draw the frame: where one stands in the page already, it is drawn first.
// A module that runs before that asks by itself.
const ask = (): void => {
  for (const start of [...early.answers.values(), ...early.messages.values()]) void start()
}
if (drawn || frame !== undefined) requestAnimationFrame(() => setTimeout(ask))
else ask()

document.documentElement.lang = language
// Colours and the sidebar's width are the person's from the first paint, and not put right after it.
document.documentElement.dataset.theme = chooseTheme(theme)
document.documentElement.dataset.sidebar = tabHasNoSidebar() ? 'none' : (sidebar ?? 'open')
// The frame is there from the first paint for whoever comes back, and never flashes before a guest.
document.documentElement.dataset.frame = kept === undefined || link !== undefined ? 'hidden' : 'shown'
document.documentElement.dataset.layout = layout
