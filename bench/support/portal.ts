import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { tokenCookie } from '#contract/page/page-names.ts'
import { browserArguments, findBrowser } from '../../scripts/find-browser.mjs'
import { password } from './engines.ts'
import { signIn } from './sign-in.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A browser's cookies and storage of a portal. */
export type State = Exclude<NonNullable<BrowserContextOptions['storageState']>, string>

/** The built portal, served by a process of its own on fresh demo data. */
const startPortal = async ({ environment = root, port = 0 }: Wish) => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const server = fork(fileURLToPath(new URL('./live-server.ts', import.meta.url)), [
    join(folder, 'data'),
    password,
    root,
    environment,
    `${port}`
  ])
  const ended = once(server, 'exit').then(() => {
    throw new Error('The portal ended by itself.')
  })
  const [url] = (await Promise.race([once(server, 'message'), ended])) as [string]
  const stop = async (): Promise<void> => {
    server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

/** Signs the operator in and gives their browser's cookies and storage. */
const signedIn = async (url: string): Promise<State> => {
  const cookie = { name: tokenCookie, value: await signIn(url), domain: '127.0.0.1', path: '/' }
  return {
    cookies: [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }],
    origins: []
  }
}

/** The subject of a bench: the portal's address, a browser, and the cookies and storage of a signed-in person. */
type Opened = { url: string; browser: Browser; state: State }

type Wish = {
  /** The folder of `environment.json` and `importmap.json`; the project's own when nothing is said. */
  environment?: string
  /** Any free port when nothing is said. */
  port?: number
}

/** Opens portal and browser for a bench, says on what machine, and closes both however it ends. */
export const withPortal = async (measure: (opened: Opened) => Promise<void>, wish: Wish = {}): Promise<void> => {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() })
  const portal = await startPortal(wish)
  try {
    say(machine(browser))
    await measure({ url: portal.url, browser, state: await signedIn(portal.url) })
  } finally {
    await portal.stop()
    await browser.close()
  }
}

/**
 * How many rounds, channels or people a bench measures: its first argument.
 * @param words the bench and its case, as somebody writes them behind `npm run bench --`
 * @throws Error when the argument is no whole number from 1 on
 */
export const countOf = (words: string, usual: number): number => {
  const count = Number(process.argv[2] ?? usual)
  if (!Number.isInteger(count) || count < 1) throw new Error(`How many? npm run bench -- ${words} ${usual}`)
  return count
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[sorted.length >> 1] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? Number.NaN)) / 2
}

export const say = (line: string) => process.stdout.write(`${line}\n`)

/** The machine and browser of the figures. */
const machine = (browser: Browser): string =>
  `Node ${process.version}, Chromium ${browser.version()}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load()}`

export const load = (): string =>
  loadavg()
    .map(it => it.toFixed(1))
    .join(' ')
