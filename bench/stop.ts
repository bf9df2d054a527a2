/**
 * `npm run bench -- attack stop 20000`, or `20000 nginx`: two processes of the cloud on one PostgreSQL server behind
 * nginx, haproxy and Caddy in turn. 18 clients send so many requests, while one process after the other is told to stop
 * and started again. Prints how many requests failed, and how. Wanted: none.
 */
import { mkdir, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { calls } from '#contract/index.ts'
import { fillData } from '../cloud/index.ts'
import { type Child, startChild } from '../test/cloud/support/faults/child.ts'
import { freePort } from '../test/cloud/support/servers/free-port.ts'
import { postgresPrograms, startPostgres } from '../test/cloud/support/servers/postgres.ts'
import { proxyNames, startProxy } from './stop/proxies.ts'
import { linkPortal, password } from './support/engines.ts'
import { countOf, load, say } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const clients = 18
const wanted = countOf('attack stop', 20_000)
const names = process.argv.slice(3)
if (names.length > 0 && !proxyNames.some(name => names.includes(name)))
  throw new Error(`The proxies are ${proxyNames.join(', ')}.`)

type Shot = { method: string; path: string; headers: Record<string, string>; body: string }

/** One request; its status, or how the connection failed. */
const send = (agent: Agent, port: number, { method, path, headers, body }: Shot): Promise<string> =>
  new Promise(resolve => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, async answer => {
      const read = await text(answer).catch(() => undefined)
      resolve(read === undefined ? 'broken off' : `${answer.statusCode}`)
    })
    sent.on('error', error => resolve('code' in error ? `${error.code}` : error.message))
    sent.end(body)
  })

/** Stops and starts one process after the other, until it is told that the clients are done. */
const restartInTurn = async (processes: Child[], start: (index: number) => Child, isDone: () => boolean) => {
  let restarts = 0
  for (let index = 0; !isDone(); index = (index + 1) % processes.length) {
    await processes[index]?.end('SIGTERM')
    const next = start(index)
    await next.ready
    processes[index] = next
    restarts += 1
    // The proxy has to find that the process is back, before the other one goes.
    await new Promise(resolve => setTimeout(resolve, 3_000))
  }
  return restarts
}

const programs = postgresPrograms
if (programs === undefined) throw new Error('This machine has no programs of a PostgreSQL server.')
const postgres = await startPostgres(programs)
const project = await linkPortal()
const data = { kind: 'server', url: postgres.url } as const
const nothing = { messages: 0, menuEntries: 0, robots: 0, tasks: 0 }
await fillData({ data, wish: 'asked', passwordFolder: join(project, 'data'), password, ...nothing })
const ports = [await freePort(), await freePort()]
const start = (index: number): Child =>
  startChild({
    cwd: project,
    env: {
      PORT: `${ports[index]}`,
      DATABASE_URL: postgres.url,
      DATA_DIR: join(project, `data-${index}`),
      PORTAL_DEMO: 'on',
      DRAIN_SECONDS: '5',
      TRUSTED_PROXIES: '127.0.0.1'
    }
  })

say(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${new Date().toISOString()}, load ${load()}\n`
)
say('| proxy | requests | restarts | failed |')
say('| --- | --- | --- | --- |')
const processes = [start(0), start(1)]
for (const [index, { ready }] of processes.entries()) {
  await mkdir(join(project, `data-${index}`), { recursive: true })
  await ready
}
for (const name of proxyNames.filter(name => names.length === 0 || names.includes(name))) {
  const front = await freePort()
  const stop = await startProxy(name, { front, clouds: ports })
  if (stop === undefined) {
    say(`| ${name} | not on this machine | | |`)
    continue
  }
  const token = await signIn(`http://127.0.0.1:${front}`)
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const shots: Shot[] = [
    { method: 'GET', path: calls.userInfo.path, headers, body: '' },
    { method: 'POST', path: calls.taskCountAndTrend.path, headers, body: '{"days":7}' },
    { method: 'GET', path: '/login', headers: { Accept: 'text/html' }, body: '' },
    { method: 'POST', path: calls.messageList.path, headers, body: '{}' }
  ]
  const agent = new Agent({ keepAlive: true, maxSockets: clients })
  const failures = new Map<string, number>()
  let sent = 0
  const client = async () => {
    while (sent < wanted) {
      const shot = shots[sent++ % shots.length] as Shot
      const status = await send(agent, front, shot)
      if (status !== '200')
        failures.set(`${shot.method} ${status}`, (failures.get(`${shot.method} ${status}`) ?? 0) + 1)
    }
  }
  const all = Promise.all(Array.from({ length: clients }, client))
  let done = false
  const restarts = restartInTurn(processes, start, () => done)
  await all
  done = true
  say(`| ${name} | ${sent} | ${await restarts} | ${JSON.stringify(Object.fromEntries(failures))} |`)
  agent.destroy()
  await stop()
}
for (const { end } of processes) await end('SIGTERM')
await postgres.stop()
await rm(project, { recursive: true, force: true })
process.exit()
