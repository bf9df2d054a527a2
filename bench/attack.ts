/**
 * `npm run bench -- attack`: times of /healthz and of an honest user during the attacks of docs/threat-model.md, beside
 * their times while all is quiet. Each attack lasts seconds, and reaches only the cloud that the bench started.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type Attack, attacksFor } from './attack/attacks.ts'
import { type Honest, type HonestUser, signInHonestly, type Watched, watchHonest } from './attack/honest.ts'
import { type Engine, onEachEngine, password } from './support/engines.ts'
import { growthDuring } from './support/memory-of.ts'
import { load, say } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const seconds = Number(process.env.BENCH_SECONDS ?? 8)
const wanted = process.argv[2] ?? ''
if (!Object.keys(attacksFor({ token: '', password })).some(name => name.includes(wanted)))
  throw new Error(`No attack has ${wanted} in its name.`)

const percentile = ({ times }: Watched, share: number): number => {
  const sorted = times.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

const cellsOf = (watched: Watched, quiet: Watched): (string | number)[] => {
  const p99 = percentile(watched, 0.99)
  return [
    percentile(watched, 0.5).toFixed(1),
    p99.toFixed(1),
    (p99 / percentile(quiet, 0.99)).toFixed(1),
    `${watched.failed}/${watched.times.length}`
  ]
}

const row = (name: string, honest: Honest, quiet: Honest, sent: string, memory: string): string =>
  `| ${[name, sent, memory, ...(['healthz', 'userInfo', 'signIn'] as const).flatMap(one => cellsOf(honest[one], quiet[one]))].join(' | ')} |`

/** The token that the attacker has, and the honest user beside the attacker. */
type Sides = { token: string; user: HonestUser }

/** Runs one attack in a process of its own, and watches meanwhile. */
const underAttack = async (engine: Engine, name: string, { token, user }: Sides) => {
  const attacker = fork(fileURLToPath(new URL('./attack/attacker.ts', import.meta.url)), [
    engine.url,
    name,
    String((seconds + 1) * 1_000),
    token,
    password
  ])
  const told = once(attacker, 'message') as Promise<[{ made: number; answered: number; refused: number }]>
  // The attack stands before it is looked at.
  await wait(1_000)
  const honest = await watchHonest(engine.url, user, seconds * 1_000)
  const [{ made, answered, refused }] = await told
  return { honest, sent: `${made}, ${answered} answered, ${refused} refused` }
}

/** Does to the database what an attack asks for, until the attack is over. */
const harmDatabase = async ({ lockTable, query }: Engine, beside: Attack['beside']): Promise<void> => {
  if (beside === 'a table is locked') await lockTable?.('messages', seconds + 1)
  if (beside !== 'connections end') return
  const end = performance.now() + (seconds + 1) * 1_000
  while (performance.now() < end) {
    // One in three, but the one that asks this.
    await query?.(`select pg_terminate_backend(pid) from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid() and random() < 0.3`)
    await wait(1_000)
  }
}

const attackWith = async (engine: Engine, name: string, { finding, beside }: Attack, quiet: Honest, sides: Sides) => {
  const harm = harmDatabase(engine, beside)
  const { value, growth } = await growthDuring(engine.pid, () => underAttack(engine, name, sides))
  const { honest, sent } = value
  await harm
  say(row(`${finding}: ${name}`, honest, quiet, sent, `${Math.round(growth / 1_048_576)} MiB`))
  // Requests that still wait must not count for the next attack.
  await wait(2_000)
}

const measure = async (engine: Engine): Promise<void> => {
  const { url } = engine
  const token = await signIn(url)
  const user = await signInHonestly(url, password)
  await watchHonest(url, user, 2_000)
  const quiet = await watchHonest(url, user, seconds * 1_000)
  const goal = engine.lockTable === undefined ? 5 : 3
  say(`\n${engine.name}, load ${load()}; times in ms. Wanted: each p99 at most ${goal} × quiet.\n`)
  const three = ['/healthz', 'user info', 'sign-in']
  say(`| attack | requests | memory | ${three.flatMap(it => [`${it} p50`, 'p99', '× quiet', 'failed']).join(' | ')} |`)
  say(`| ${Array(15).fill('---').join(' | ')} |`)
  say(row('quiet', quiet, quiet, 'none', ''))
  for (const [name, attack] of Object.entries(attacksFor({ token, password }))) {
    if (!name.includes(wanted) || (attack.beside !== undefined && engine.query === undefined)) continue
    await attackWith(engine, name, attack, quiet, { token, user })
  }
}

say(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model.trim()}, ${new Date().toISOString()}`)
// Two network addresses, as a proxy on this machine would tell them.
await onEachEngine({ messages: 1_000, menuEntries: 10, robots: 0, tasks: 0 }, measure, { TRUSTED_PROXIES: '127.0.0.1' })
process.exit()
