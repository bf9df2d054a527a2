/**
 * `npm run bench:herd -- 5000`: all open pages are told of a change at the same moment. Prints when the pages have the news,
 * how often the cloud was too busy, and how long people wait who click meanwhile. It needs a build, and PostgreSQL.
 */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { calls } from '#contract/index.ts'
import { startHerdCloud } from './herd/cloud.ts'
import type { Outcome, Wanted } from './herd/orders.ts'
import { password } from './support/engines.ts'
import { load, say } from './support/portal.ts'

const clickers = 20
const quietMs = 10_000

type Clicked = { times: number[]; failed: number }
type Cloud = Awaited<ReturnType<typeof startHerdCloud>>

const start = (file: string): ChildProcess => fork(fileURLToPath(new URL(`./herd/${file}.ts`, import.meta.url)))

const answerOf = async <Answer>(child: ChildProcess, message: object | string): Promise<Answer> => {
  const answered = once(child, 'message') as Promise<[Answer]>
  child.send(message)
  return (await answered)[0]
}

const post = async (url: string, path: string, body: URLSearchParams | object, token?: string) => {
  const isForm = body instanceof URLSearchParams
  const headers = {
    ...(isForm ? {} : { 'Content-Type': 'application/json' }),
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` })
  }
  const answer = await fetch(url + path, { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) })
  const { code, data } = await answer.json()
  if (code !== 610_000) throw new Error(`${path} was answered with ${code}`)
  return data
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? Number.NaN
const seconds = (ms: number): string => (ms / 1_000).toFixed(1)

/** `first` is what the process of the pages is told, where that is more than to begin. */
type Case = { name: string; act: (cloud: Cloud, operator: string) => Promise<unknown>; first?: Wanted }
const cases: Case[] = [
  {
    name: 'an announcement to all',
    act: ({ url }, operator) => {
      const texts = { en: { title: 'Bench', content: 'Bench' } }
      const about = { texts, level: 'info', timeZone: 'Asia/Shanghai' }
      const times = { startTime: Date.now() - 1_000, endTime: Date.now() + 3_600_000 }
      return post(url, calls.createAnnouncement.path, { ...about, ...times }, operator)
    }
  },
  { name: 'all are told to ask again', act: ({ breakLine }) => breakLine() },
  { name: 'a restart', act: ({ restart }) => restart() }
]

const measure = async (cloud: Cloud, count: number): Promise<void> => {
  const { url } = cloud
  const tokens = await cloud.addPeople(count + clickers)
  const token = tokens[0] ?? ''
  const user = await (await fetch(url + calls.userInfo.path, { headers: { Authorization: `Bearer ${token}` } })).json()
  const pagesToOpen: Wanted = { url, tokens: tokens.slice(clickers), stamp: user.data.permissionStamp }
  const pages = start('pages')
  const people = start('clicks')
  const form = new URLSearchParams({ email: 'operator@demo.example', password })
  const { token: operator } = await post(url, calls.signInByEmail.path, form)
  people.send({ url, tokens: tokens.slice(0, clickers) })
  say('| case | half | 99 % | all | without it | questions | 503 | errors | p95 of clicks | quiet | failed |')
  say(`| ${Array(11).fill('---').join(' | ')} |`)
  const opening: Case = { name: 'all open their channels', act: async () => undefined, first: pagesToOpen }
  for (const { name, act, first = 'begin' } of [opening, ...cases]) {
    await answerOf(people, 'tell')
    await wait(quietMs)
    const quiet = await answerOf<Clicked>(people, 'tell')
    const outcome = answerOf<Outcome>(pages, first)
    const from = performance.now()
    const readyAt = await act(cloud, operator)
    const { times, calls: asked, refused, failed } = await outcome
    const clicked = await answerOf<Clicked>(people, 'tell')
    const note = typeof readyAt === 'number' ? ` (served again after ${seconds(readyAt - from)})` : ''
    const cells = [
      name + note,
      ...[0.5, 0.99, 1].map(part => seconds(share(times, part))),
      count - times.length,
      asked,
      refused,
      failed,
      ...[clicked, quiet].map(({ times: clickTimes }) => Math.round(share(clickTimes, 0.95))),
      clicked.failed
    ]
    say(`| ${cells.join(' | ')} |`)
    await wait(20_000)
  }
  people.kill()
  pages.send('end')
}

const run = async (): Promise<void> => {
  const count = Number(process.argv[2] ?? 5_000)
  if (!Number.isInteger(count) || count < 1) throw new Error('How many pages? npm run bench:herd -- 5000')
  say(
    `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load ${load()}, ${new Date().toISOString()}`
  )
  say('Times of pages in s, of clicks in ms. Wanted: all within 60 s, no error, and clicks at most 3 × quiet.')
  const cloud = await startHerdCloud()
  try {
    await measure(cloud, count)
  } finally {
    await cloud.stop()
  }
}

await run()
process.exit()
