/**
 * `npm run bench -- cloud`: how fast one process of the cloud answers, on PostgreSQL and on PGlite, asked over loopback
 * from the same machine. Prints a table; BENCH_SECONDS sets how long each row is measured. It needs a build. With
 * `--tasks 10000000 --robots 100000` a PostgreSQL server holds so many more, and only rows of robots are measured.
 */
import { cpus, loadavg } from 'node:os'
import { stdout, version } from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import autocannon from 'autocannon'
import type { Call } from '#contract/call.ts'
import { calls } from '#contract/index.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import { signIn } from '../test/cloud/support/client.ts'
import { type Engine, onEachEngine, password } from './support/engines.ts'
import { askSteadily, type Steady } from './support/steady.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const size = 10
/** How much there is to look through. */
const messages = 100_000
const menuEntries = 2_000

type Case = {
  name: string
  call: Pick<Call, 'method'> & { path: string }
  body?: object
  /** Requests a second, at a steady rate; else as fast as 20 connections get their answers. */
  rate?: number
}

const day = 24 * 60 * 60_000
/** The last day in Beijing that is over. */
const yesterday = new Date(Date.now() - 16 * 60 * 60_000).toISOString().slice(0, 10)
/** Eleven months and a half: the demo's first tasks are older. */
const yearAgo = new Date(Date.now() - 350 * day).toISOString().slice(0, 10)
const asked = ({ method, path }: Case['call'], query: string): Case['call'] => ({ method, path: `${path}?${query}` })

const list = (pageNo: number) => ({ call: calls.messageList, body: { pageNo, size } })
const cases: Case[] = [
  { name: 'user info', call: calls.userInfo },
  { name: 'message count', call: calls.messageCount },
  { name: 'message list, page 1', ...list(1) },
  { name: 'message list, page 1', ...list(1), rate: 200 },
  { name: `message list, page ${messages / size}`, ...list(messages / size) },
  { name: `message list, page ${messages / size}`, ...list(messages / size), rate: 200 },
  { name: `menu tree, ${menuEntries} nodes`, call: calls.menuTree },
  { name: 'task trend, 7 days', call: calls.taskCountAndTrend, body: { days: 7 } },
  { name: 'task trend, 31 days', call: calls.taskCountAndTrend, body: { days: 31 } },
  { name: 'tasks of a year', call: calls.taskCountAndTrend, body: { from: yearAgo }, rate: 50 },
  { name: 'tasks by kind of a year', call: asked(calls.taskTrend, `from=${yearAgo}`), rate: 50 },
  { name: 'mileage by kind of a year', call: asked(calls.mileageTrend, `from=${yearAgo}`), rate: 50 },
  { name: 'sales of 24 months', call: asked(calls.monthlySales, 'months=24'), rate: 50 },
  { name: 'deployments, page 1', call: asked(calls.deploymentTimes, 'pageNo=1'), rate: 50 },
  { name: 'states of robots', call: calls.robotStates, rate: 50 },
  { name: 'robots, page 1', call: calls.robotList, rate: 20 },
  { name: 'robots with a fault', call: asked(calls.robotList, 'withFault=true'), rate: 20 },
  {
    name: 'robots with tasks of a day',
    call: asked(calls.robotList, `tasksFrom=${yesterday}&tasksTo=${yesterday}`),
    rate: 5
  },
  { name: 'robots with tasks of a year', call: asked(calls.robotList, `tasksFrom=${yearAgo}`), rate: 5 },
  { name: 'notices', call: calls.playingNotices, rate: 50 },
  { name: 'layout of the dashboard', call: calls.dashboardLayout, rate: 50 }
]

/** The dashboard with header and sidebar in it, for an operator who sees the whole demo menu. */
const page = { name: 'page with its frame', call: { method: 'GET', path: '/dashboard' } } as const
const pages: Case[] = [page, { ...page, rate: 100 }]

const measure = async ({ url }: Engine, token: string, { call, body, rate }: Case): Promise<Steady> => {
  const question = {
    url: url + call.path,
    method: call.method,
    headers: {
      authorization: `Bearer ${token}`,
      cookie: `${tokenCookie}=${token}`,
      accept: call.path.startsWith('/api/') ? 'application/json' : 'text/html',
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br'
    },
    body: body === undefined ? undefined : JSON.stringify(body)
  }
  // The first answers of a process are slow: nothing is compiled yet.
  const withBody = { ...question, ...(question.body === undefined ? {} : { body: question.body }), connections: 20 }
  await autocannon({ ...withBody, duration: 2 })
  // The cloud still works on the requests of the cut connections. At a rate, its first answers would wait for that work.
  await setTimeout(1_000)
  if (rate !== undefined) return askSteadily(question, rate, seconds)
  const { requests, latency, errors, timeouts, non2xx } = await autocannon({ ...withBody, duration: seconds })
  return { persecond: requests.average, p50: latency.p50, p99: latency.p99, failed: errors + timeouts + non2xx }
}

const row = (...cells: (string | number)[]): void => {
  const [name = '', ...others] = cells
  stdout.write(`${String(name).padEnd(28)}${others.map(cell => String(cell).padStart(12)).join('')}\n`)
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { tasks: { type: 'string', default: '0' }, robots: { type: 'string', default: '0' } }
})
const [wanted = ''] = positionals
if (![...cases, ...pages].some(({ name }) => name.includes(wanted)))
  throw new Error(`No row has ${wanted} in its name.`)
const more = { robots: Number(values.robots), tasks: Number(values.tasks) }
const isLarge = more.robots > 0 || more.tasks > 0
const user = 'operator'
const filled = isLarge
  ? `${more.robots} robots and ${more.tasks} tasks of thirteen months beside the demo data`
  : `${messages} messages of one user`
stdout.write(`${cpus().length} × ${cpus()[0]?.model}, Node ${version}; ${filled}\n`)
const measureAll = (all: readonly Case[]) => async (engine: Engine) => {
  const token = await signIn({ url: engine.url, password }, user)
  // Other work of the machine is part of every figure.
  stdout.write(`\n${engine.name}; load before it ${loadavg()[0]?.toFixed(1)}\n`)
  row('', 'asked', 'a second', 'p50 ms', 'p99 ms', 'failed')
  for (const one of all.filter(({ name }) => name.includes(wanted))) {
    const { persecond, p50, p99, failed } = await measure(engine, token, one)
    row(one.name, one.rate === undefined ? 'all it can' : `${one.rate}/s`, persecond, p50, p99, failed)
  }
}

const ofRobots = cases.filter(({ name }) => !/user info|message|menu|notices|layout/.test(name))
if (isLarge) await onEachEngine({ messages: 0, menuEntries: 0, ...more }, measureAll(ofRobots))
else {
  await onEachEngine({ messages, menuEntries, ...more }, measureAll(cases))
  // A menu of thousands is not rendered on a server.
  await onEachEngine({ messages: 0, menuEntries: 0, ...more }, measureAll(pages))
}
