/**
 * An inline script of the page, after header and sidebar. No other script runs before the first paint. It sets
 * attributes that only the browser knows. It removes a frame that was rendered for another session. It starts the first
 * requests of every page while the portal's own script is still loading.
 */

import { headers } from '#contract/envelope.ts'
import { messageFile } from '#contract/page/message-file.ts'
import type { PageConfig } from '#contract/page/page.ts'
import { languageCookie, pageConfigId, sidebarCookie, themeCookie, tokenCookie } from '#contract/page/page-names.ts'
import { browserLocales, readCookies } from '../browser/browser-values.ts'
import { chooseTheme } from '../frame/choose-theme.pure.ts'
import { noteEarlyPresses } from '../frame/early-presses.ts'
import { frameKey } from '../frame/frame-key.ts'
import { subAppModeOf } from '../frame/sub-app-mode-of.pure.ts'
import { readMobileLink } from '../identity/read-mobile-link.pure.ts'
import { chooseLanguage } from '../language/choose-language.pure.ts'
import { storedInTab } from '../storage/stored-in-tab.pure.ts'
import { type Ask, type Early, earlyCalls } from './early.ts'

// Before any request: a token in the address would get into histories, logs and referrers (T12).
const found = readMobileLink(location.search)
if (found !== undefined) history.replaceState(null, '', location.pathname + found.rest + location.hash)
const link = found?.link

// Read once, because the browser answers from another process.
const cookies = readCookies().split('; ')
const cookie = (name: string): string | undefined =>
  cookies.find(pair => pair.startsWith(`${name}=`))?.slice(name.length + 1)

// Our own server wrote this into the page. The schema is checked as soon as the modules are there.
const { environment, messages, frame } = JSON.parse(
  document.getElementById(pageConfigId)?.textContent ?? ''
) as PageConfig

const kept = cookie(tokenCookie)
const token = kept ?? link?.token
const language = chooseLanguage(cookie(languageCookie), browserLocales())
const theme = cookie(themeCookie)
const sidebar = cookie(sidebarCookie)

// The session repeats a failed request and reports it.
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

// With cookies switched off, even reading `localStorage` throws.
const tabIsMobile = (): boolean => {
  try {
    return kept !== undefined && sessionStorage.getItem(storedInTab.layout) === 'mobile'
  } catch {
    return false
  }
}

const tabHasNoSidebar = (): boolean => {
  let mode = subAppModeOf(null, location, environment.subApps)
  try {
    mode = subAppModeOf(sessionStorage.getItem(storedInTab.subAppMode), location, environment.subApps)
    sessionStorage.setItem(storedInTab.subAppMode, mode)
  } catch {
    // No stored mode: the address alone decides.
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
/** Writing an unchanged value would make the browser compute styles again. */
const mark = (name: string, value: string): void => {
  if (page.dataset[name] !== value) page.dataset[name] = value
}
if (page.lang !== language) page.lang = language
// Theme and sidebar width must be right from the first paint on.
mark('theme', chooseTheme(theme))
mark('sidebar', tabHasNoSidebar() ? 'none' : (sidebar ?? 'open'))
// A guest must never see the frame.
mark('frame', kept === undefined || link !== undefined ? 'hidden' : 'shown')
mark('layout', layout)
// The server's page of a member says so already.
if (kept !== undefined) page.translate = false

const answers = new Map<string, Ask>()
// A rendered frame contains user and menu.
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
const texts = messageFile(messages, language)
const early: Early = {
  token,
  link,
  answers,
  messages: new Map([[texts, once(texts)]]),
  isFrameOwn,
  presses: noteEarlyPresses(document)
}
globalThis.portalEarly = early

// On a slow machine, starting requests takes as long as painting the frame. A rendered frame is painted first. A module
// that runs before that makes its own requests.
const ask = (): void => {
  for (const start of [...early.answers.values(), ...early.messages.values()]) void start()
}
/** Nearly every page writes dates. The browser needs long for its first date format, and waits for the scripts now anyway. */
const prepareDates = (): void => {
  new Intl.DateTimeFormat(language)
}

const afterPaint = (): void => {
  ask()
  prepareDates()
}
if (isFrameOwn) requestAnimationFrame(() => setTimeout(afterPaint))
else ask()
