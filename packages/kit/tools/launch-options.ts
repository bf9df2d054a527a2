import { existsSync } from 'node:fs'

/** How tests and checks start a browser. */
export type LaunchOptions = { executablePath?: string; channel?: string }

/** No browser can be started. */
class NoBrowser extends Error {
  override readonly name = 'NoBrowser'
}

const chrome = '/opt/google/chrome/chrome'
const chromiums = ['chromium', 'chromium-browser', 'chromium-headless-shell'].map(name => `/usr/bin/${name}`)

/**
 * The browser that `CHROMIUM` names, else the machine's Chrome, else its Chromium. `PLAYWRIGHT_CHROMIUM=own` means the one that
 * `npx playwright install chromium` fetched.
 * @throws NoBrowser in a run of tests, which says what to install. A build needs no browser.
 */
export const launchOptions = (): LaunchOptions => {
  const { CHROMIUM, PLAYWRIGHT_CHROMIUM, VITEST } = process.env
  const needsBrowser = VITEST !== undefined
  if (CHROMIUM !== undefined && CHROMIUM !== '') {
    if (needsBrowser && !existsSync(CHROMIUM))
      throw new NoBrowser(`CHROMIUM names ${CHROMIUM}, which is not there. Name the program of a Chromium.`)
    return { executablePath: CHROMIUM }
  }
  if (PLAYWRIGHT_CHROMIUM === 'own') return {}
  // Playwright finds Chrome itself, and on Linux in this one place.
  if (process.platform !== 'linux' || existsSync(chrome)) return { channel: 'chrome' }
  const found = chromiums.find(path => existsSync(path))
  if (found !== undefined) return { executablePath: found }
  if (!needsBrowser) return { channel: 'chrome' }
  throw new NoBrowser(
    'No browser is there: install Google Chrome or Chromium, or name the program of one by CHROMIUM=<path>.'
  )
}
