/**
 * `npm run bench -- live 5000`: opens so many live channels in one process of the cloud. Measures its memory, and how fast a
 * message to all arrives everywhere.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { cpus, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { calls } from '#contract/index.ts'
import { livePath } from '#contract/page/live.ts'
import { readSettings } from '../cloud/settings.pure.ts'
import { password } from './support/engines.ts'
import { countOf, say } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const accounts = ['operator', 'distributor', 'customer', 'tenant']
const rounds = 10
const atOnce = 50

const mib = (bytes: number) => `${Math.round(bytes / 1_024 ** 2)} MiB`

const sendToAll = async (url: string, token: string): Promise<void> => {
  const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` }
  const body = JSON.stringify({ title: 'Bench', content: 'Bench', to: 'all' })
  const { code } = await (await fetch(url + calls.sendMessage.path, { method: 'POST', headers, body })).json()
  if (code !== 610_000) throw new Error(`The message was answered with ${code}`)
}

/** Does the same for many, some at a time. */
const each = async <Item, Result>(items: readonly Item[], act: (item: Item) => Promise<Result>): Promise<Result[]> => {
  const results: Result[] = []
  for (let index = 0; index < items.length; index += atOnce)
    results.push(...(await Promise.all(items.slice(index, index + atOnce).map(act))))
  return results
}

type Client = { heard: () => Promise<number> }

/** Opens a channel; `heard` gives when the next frame comes. */
const open = async (url: string, token: string): Promise<Client> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${livePath}/${token}`, { perMessageDeflate: false })
  await once(socket, 'message')
  return { heard: () => once(socket, 'message').then(() => performance.now()) }
}

const memoryOf = async (server: ChildProcess): Promise<NodeJS.MemoryUsage> => {
  const answered = once(server, 'message')
  server.send('memory')
  return (await answered)[0]
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0

const measure = async (server: ChildProcess, url: string, count: number): Promise<void> => {
  const before = await memoryOf(server)
  const sessions = Array.from(
    { length: Math.ceil(count / readSettings({}).LIVE_CHANNELS_PER_SESSION) },
    (_, index) => index
  )
  const tokens = await each(sessions, index => signIn(url, accounts[index % accounts.length]))
  const signedIn = await memoryOf(server)
  const wanted = Array.from({ length: count }, (_, index) => tokens[index % tokens.length] ?? '')
  const began = performance.now()
  const channels = await each(wanted, token => open(url, token))
  say(`${count} channels of ${tokens.length} sessions opened in ${Math.round(performance.now() - began)} ms`)
  const opened = await memoryOf(server)
  for (const [when, { rss, heapUsed }] of [
    ['at the start', before],
    ['signed in', signedIn],
    ['opened', opened]
  ] as const)
    say(`memory ${when}: ${mib(rss)} resident, ${mib(heapUsed)} heap`)

  const last: number[] = []
  const operator = await signIn(url)
  for (let round = 1; round <= rounds; round += 1) {
    const heard = Promise.all(channels.map(channel => channel.heard()))
    const sent = performance.now()
    await sendToAll(url, operator)
    const answered = performance.now() - sent
    const times = (await heard).map(time => time - sent).sort((one, other) => one - other)
    last.push(times.at(-1) ?? 0)
    say(
      `message ${round} to all: answered after ${Math.round(answered)} ms, ` +
        `arrived after ${Math.round(percentile(times, 0.5))} ms (half), ${Math.round(times.at(-1) ?? 0)} ms (everywhere)`
    )
  }
  const after = await memoryOf(server)
  say(`memory after ${rounds} messages: ${mib(after.rss)} resident, ${mib(after.heapUsed)} heap`)
  say(`everywhere after ${Math.round(Math.max(...last))} ms at the slowest`)
}

const run = async () => {
  const count = countOf('live', 5_000)
  const [cpu] = cpus()
  say(
    `Node ${process.version}, ${process.platform} ${process.arch}, ${cpus().length} × ${cpu?.model.trim()}, ${mib(totalmem())}`
  )
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'))
  const program = fileURLToPath(new URL('./support/live-server.ts', import.meta.url))
  const server = fork(program, [join(folder, 'data'), password], { execArgv: ['--max-old-space-size=2048'] })
  try {
    const [url] = (await once(server, 'message')) as [string]
    await measure(server, url, count)
  } finally {
    server.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
}

await run()
process.exit()
