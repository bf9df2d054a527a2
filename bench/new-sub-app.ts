/**
 * `npm run bench:new-sub-app`: how long a team takes from an empty folder to its own page in a running portal, by the
 * commands of docs/new-sub-app.md. It installs from the registry of this machine. Names of frameworks measure those alone.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { type Framework, frameworks } from '../scripts/new-sub-app/command.ts'
import { npmCommand } from '../scripts/support/install.mjs'
import { root, run } from '../scripts/support/process.mjs'
import { printedAddress } from '../test/e2e/support/dev-server.ts'
import { type State, say, withPortal } from './support/portal.ts'

const [npm, ...npmFlags] = npmCommand(process.env)

/** Seconds that a step takes. */
const timed = async (step: () => Promise<unknown>): Promise<number> => {
  const begin = performance.now()
  await step()
  return (performance.now() - begin) / 1_000
}

const command = async (cwd: string, ...args: string[]): Promise<void> => {
  const { code, output } = await run(npm, [...npmFlags, ...args], { cwd })
  if (code !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`)
}

/** Starts `npm run dev`, and gives the address that it prints. */
const startDev = async (cwd: string, portal: string) => {
  const dev = spawn(npm, [...npmFlags, 'run', 'dev', '--', '--portal', portal], {
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit']
  })
  const stop = async (): Promise<void> => {
    const ended = once(dev, 'exit')
    // npm starts the server as a process of its own.
    process.kill(-(dev.pid as number), 'SIGTERM')
    await ended
  }
  return { address: await printedAddress(dev), stop }
}

/** Opens the page as a person who is signed in, until its list of robots is there. */
const seePage = async (browser: Browser, address: string, state: State): Promise<void> => {
  const { hostname: domain } = new URL(address)
  const cookies = state.cookies.map(cookie => ({ ...cookie, domain }))
  const context = await browser.newContext({ locale: 'en-GB', storageState: { ...state, cookies } })
  try {
    const page = await context.newPage()
    await page.goto(address)
    await page.getByRole('heading', { name: 'Robots', exact: true }).waitFor()
    await page.locator('portal-table').getByRole('link').first().waitFor()
  } finally {
    await context.close()
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter(name => !frameworks.some(it => it === name))
if (unknown.length > 0) throw new Error(`There is no template for ${unknown}. There are: ${frameworks.join(', ')}`)
const chosen: readonly Framework[] = asked.length === 0 ? frameworks : frameworks.filter(it => asked.includes(it))

await withPortal(async ({ url, browser, state }) => {
  say('| framework | new-sub-app | npm install | npm run dev | the page is there | in all, seconds |')
  say('| --- | --- | --- | --- | --- | --- |')
  for (const framework of chosen) {
    const parent = await mkdtemp(join(tmpdir(), 'portal-bench-'))
    const folder = join(parent, 'fleet')
    const made = ['--framework', framework, '--name', 'fleet', '--dir', folder]
    let dev: Awaited<ReturnType<typeof startDev>> | undefined
    try {
      const seconds = [
        await timed(() => command(root, 'run', 'new-sub-app', '--', ...made)),
        await timed(() => command(folder, 'install')),
        await timed(async () => {
          dev = await startDev(folder, url)
        }),
        await timed(() => seePage(browser, dev?.address ?? '', state))
      ]
      const all = seconds.reduce((sum, it) => sum + it, 0)
      say(`| ${[framework, ...[...seconds, all].map(it => it.toFixed(1))].join(' | ')} |`)
    } finally {
      await dev?.stop()
      await rm(parent, { recursive: true, force: true })
    }
  }
})
