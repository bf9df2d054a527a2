import { expect, test } from '@playwright/test'
import fc from 'fast-check'
import type { Call } from '#contract/call.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { startTestCloud, type TestCloud } from '../../../cloud/testing.ts'
import { readAnswer, signIn } from '../support/client.ts'
import { oddInput } from '../support/odd-input.ts'

/*
 * Every call is sent inputs that are wrong in all sorts of ways. A failure prints its seed: `FUZZ_SEED=… npm test --
 * --only cloud fuzz` sends the same inputs again. `FUZZ_INPUTS=1000` sends so many for each call and role.
 */

const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

let cloud: TestCloud
/** Reads the state of all watched tables. */
let statement: string
let tokens: Record<'guest' | 'operator', string | undefined>
test.beforeAll(async () => {
  const settings = { ADDRESS_LIMIT_FACTOR: 100_000, TRACKING_PER_MINUTE: 100_000 }
  cloud = await startTestCloud({ taskDays: 1, settings })
  tokens = { guest: undefined, operator: await signIn(cloud, 'operator') }
  // After its start the cloud adds up the days of tasks, of cleaning, of faults and of running. That is no answer to an input.
  const ofDays = ['task_days', 'cleaning_days', 'fault_days', 'running_days'].map(
    name => `select 1 from ${name} where not merged`
  )
  const unmerged = () => cloud.query(`select count(*)::int as count from (${ofDays.join(' union all ')}) as days`)
  await expect.poll(unmerged).toEqual([{ count: 0 }])
  const tables = await watchedTables()
  await countWrites(tables)
  statement = stateStatement(tables)
})
test.afterAll(() => cloud.close())

/** Tables that count or note refusals, or hold things that one try spends. A refusal may change these alone. */
const counters = [
  'sign_in_attempts',
  'address_attempts',
  'rate_counters',
  'verification_codes',
  'captchas',
  'image_tickets',
  'workplace_tickets',
  'security_events'
]

/** The tables whose rows no refusal may change. */
const watchedTables = async (): Promise<string[]> => {
  const tables = await cloud.query("select tablename from pg_tables where schemaname = 'public' order by tablename")
  const names = tables.map(({ tablename }) => String(tablename)).filter(name => !counters.includes(name))
  if (names.length < 15) throw new Error(`there are ${names.length} tables, which can't be all`)
  return names
}

/**
 * Counts each statement that writes to these tables, also one that is taken back. The end of the server's log is no such
 * count: other tests write there, too.
 */
const countWrites = async (tables: readonly string[]) => {
  await cloud.query('create sequence writes')
  // The first value of a sequence looks as if nobody had taken it.
  await cloud.query("select nextval('writes')")
  await cloud.query(
    "create function count_write() returns trigger language plpgsql as $$ begin perform nextval('writes'); return null; end $$"
  )
  for (const name of tables)
    await cloud.query(
      `create trigger count_write after insert or update or delete or truncate on "${name}" execute function count_write()`
    )
}

const readWrites = async () => (await cloud.query('select last_value as writes from writes'))[0]?.writes

/**
 * One statement that says whether a row of these tables was written. Each write gives a row a later transaction, and
 * each deletion makes a table shorter. Hashes of all rows would say the same and take longer.
 */
const stateStatement = (tables: readonly string[]): string => {
  const ofEach = tables.map(
    name => `select '${name}' as name, count(*) as rows, max(xmin::text::bigint) as written from "${name}"`
  )
  // A server that asks several tables at once gives them in any order.
  return `${ofEach.join(' union all ')} order by name`
}

/** Reads the count of writes before the tables: every later write moves that count. */
const readState = async () => ({ writes: await readWrites(), tables: await cloud.query(statement) })

let lastRead: Awaited<ReturnType<typeof readState>> | undefined

/** The state as it is now, read again only after a write: there are twice as many tests as calls. */
const stateNow = async () => {
  if (lastRead === undefined || (await readWrites()) !== lastRead.writes) lastRead = await readState()
  return lastRead
}

const text = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

/** As a form or query carries it: lists as a name that comes again, everything else as text. */
const pairsOf = (value: unknown): [string, string][] =>
  Object.entries(value ?? {}).flatMap(([name, inner]) =>
    (Array.isArray(inner) ? inner : [inner])
      .slice(0, 20)
      .map((one): [string, string] => [name, text(one).slice(0, 2_000)])
  )

const bodyOf = ({ encoding = 'json' }: Call, body: unknown): BodyInit => {
  if (encoding === 'form') return new URLSearchParams(pairsOf(body))
  if (encoding === 'json') return new Blob([JSON.stringify(body) ?? ''], { type: 'application/json' })
  const form = new FormData()
  for (const [name, inner] of pairsOf(body)) form.append(name, inner)
  return form
}

type Input = { query: unknown; body: unknown }

const ask = async (call: Call, { query, body }: Input, token: string | undefined) => {
  const search = call.query === undefined ? '' : `?${new URLSearchParams(pairsOf(query)).toString().slice(0, 6_000)}`
  const headers: HeadersInit = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const sent = call.body === undefined ? {} : { body: bodyOf(call, body) }
  return readAnswer(await fetch(cloud.url + call.path + search, { method: call.method, headers, ...sent }))
}

const inputFor = ({ query, body }: Call): fc.Arbitrary<Input> =>
  fc.record({
    query: query === undefined ? fc.constant(undefined) : oddInput(query),
    body: body === undefined ? fc.constant(undefined) : oddInput(body)
  })

const asked: [name: string, call: Call][] = Object.entries(calls)
const roles = ['guest', 'operator'] as const
/** Each run draws others, so that the runs of a week send hundreds. */
const inputsPerCall = Number(process.env.FUZZ_INPUTS ?? 12)

/** A guest is refused before the input is read, unless the call is for guests too. */
const isForGuests = ({ access }: Call) => access === 'anyone' || access === 'guestOrMember'
const inputsFor = (call: Call, role: (typeof roles)[number]) =>
  role === 'guest' && !isForGuests(call) ? Math.min(2, inputsPerCall) : inputsPerCall

for (const [name, call] of asked)
  for (const role of roles)
    test(`answers ${inputsFor(call, role)} odd inputs for ${name} from ${role} with an envelope, and what is refused changes nothing`, async () => {
      let before = await stateNow()
      await fc.assert(
        fc.asyncProperty(inputFor(call), async input => {
          const { status, code } = await ask(call, input, tokens[role])
          expect(status).toBeLessThan(500)
          expect(Object.values(codes)).toContain(code)
          const after = await stateNow()
          if (code !== codes.success) expect(after.tables).toEqual(before.tables)
          before = after
        }),
        { seed, numRuns: inputsFor(call, role), endOnFailure: true }
      )
    })
