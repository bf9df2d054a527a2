/**
 * Stands inside the HTML, behind header and sidebar: the one script that runs before the first paint. It marks the page
 * with looks that only the browser knows. It throws away a frame that was rendered for somebody else. It makes the first
 * requests of every page while the portal's own script is still on its way.
 */

import { headers } from '#contract/envelope.ts'
import type { PageConfig } from '#contract/page/page.ts'
import { pageConfigId } from '#contract/page/page-names.ts'
import { chooseTheme } from '../frame/choose-theme.ts'
import { noteEarlyPresses } from '../frame/early-presses.ts'
import { frameKey } from '../frame/frame-key.ts'
import { subAppModeOf } from '../frame/sub-app-mode-of.ts'
import { readMobileLink } from '../identity/read-mobile-link.ts'
import { chooseLanguage } from '../language/choose-language.ts'
import { stored, storedInTab } from '../storage/stored-names.ts'
import { type Ask, type Early, earlyCalls } from './early.ts'

// Before anything is asked for: what is in the address goes into histories, logs and referrers (T12).
const found = readMobileLink(location.search)
if (found !== undefined) history.replaceState(null, '', location.pathname + found.rest + location.hash)
const link = found?.link

// Asked for once: the browser answers from another process.
const cookies = document.cookie.split('; ')
const cookie = (name: string): string | undefined =>
  cookies.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1)

// Written by our own server into this page, and checked with its schema as soon as there are modules.
const { environment, messages, frame } = JSON.parse(
  document.getElementById(pageConfigId)?.textContent ?? ''
) as PageConfig

const kept = cookie(stored.token.name)
const token = kept ?? link?.token
const language = chooseLanguage(cookie(stored.language.name), navigator.languages)
const theme = cookie(stored.theme.name)
const sidebar = cookie(stored.sidebar.name)

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

const layout = link !== undefined || tabIsMobile() ? 'mobile' : 'full'
const isFrameOwn =
  kept !== undefined &&
  layout === 'full' &&
  frame !== undefined &&
  frame.key === frameKey({ token: kept, language, theme, sidebar })

if (frame !== undefined && !isFrameOwn) {
  for (const tag of ['portal-header', 'portal-sidebar']) document.querySelector(tag)?.shadowRoot?.replaceChildren()
}

const { documentElement: page } = document
/** Writing what is there already would make the browser compute styles again. */
const mark = (name: string, value: string): void => {
  if (page.dataset[name] !== value) page.dataset[name] = value
}
if (page.lang !== language) page.lang = language
// Colours and the sidebar's width are the person's from the first paint on.
mark('theme', chooseTheme(theme))
mark('sidebar', tabHasNoSidebar() ? 'none' : (sidebar ?? 'open'))
// A guest never sees the frame, not even for a moment.
mark('frame', kept === undefined || link !== undefined ? 'hidden' : 'shown')
mark('layout', layout)

const answers = new Map<string, Ask>()
// A rendered frame brings user and menu.
if (token !== undefined && !isFrameOwn) {
  const timeZone = String(-new Date().getTimezoneOffset() / 60)
  for (const path of earlyCalls) {
    answers.set(
      path,
      once((environment.apiBase ?? '') + path, {
        headers: {
          [headers.authorization]: `Bearer ${token}`,
          [headers.timeZone]: timeZone,
          [headers.language]: language
        }
      })
    )
  }
}
const texts = messages[language]
const early: Early = {
  token,
  link,
  answers,
  messages: new Map(texts === undefined ? [] : [[texts, once(texts)]]),
  isFrameOwn,
  presses: noteEarlyPresses(document)
}
globalThis.portalEarly = early

// A slow machine takes as long to ask as to paint the frame: where there is one, it is painted first. A module that runs
// before that asks by itself.
const ask = (): void => {
  for (const start of [...early.answers.values(), ...early.messages.values()]) void start()
}
if (isFrameOwn) requestAnimationFrame(() => setTimeout(ask))
else ask()
