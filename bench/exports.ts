/**
 * `npm run bench -- cloud exports --rows 5000000`: how long a file of so many rows takes in each format. Also by how
 * much the cloud's memory grows, while the file is made and while somebody fetches it. It needs a build, and
 * PostgreSQL's programs.
 */
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type ExportFormat, exportFormats } from '#contract/calls/exports/exports.ts'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../test/cloud/support/client.ts'
import { type Engine, onEachEngine, password } from './support/engines.ts'
import { growthDuring } from './support/memory-of.ts'
import { say } from './support/portal.ts'

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } })
const wanted = Number(values.rows)
if (!Number.isInteger(wanted) || wanted < 1)
  throw new Error('How many rows? npm run bench -- cloud exports --rows 100000')

/** The tasks are spread over thirteen months, and a file holds a year of them at most. */
const share = 395 / 360
const lookEveryMs = 200
const mebibyte = 1_024 * 1_024

/** The days up to yesterday with so many tasks at most. */
const daysOf = async (query: NonNullable<Engine['query']>) => {
  const [days] = await query(
    `select to_char(min(day), 'YYYY-MM-DD') as first, to_char(max(day), 'YYYY-MM-DD') as last from (
      select day, sum(sum(count)) over (order by day desc) as total from task_days
      where tenant_id = 0 and store_id = 0 and day < (now() at time zone 'Asia/Shanghai')::date group by day
    ) as counted where total <= $1`,
    [wanted]
  )
  return { from: String(days?.first), to: String(days?.last) }
}

const untilDone = async (url: string, token: string, exportId: number): Promise<void> => {
  for (;;) {
    const { list } = (await send(url, calls.exportList, { token })).data
    const state = list.find(it => it.exportId === exportId)?.state
    if (state === 'done') return
    if (state !== 'waiting' && state !== 'running') throw new Error(`The file is ${state}.`)
    await setTimeout(lookEveryMs)
  }
}

/** Fetches a file and keeps none of it. @returns its length */
const fetchFile = async (url: string, token: string, exportId: number): Promise<number> => {
  const { path } = (await send(url, calls.exportTicket, { token, body: { exportId } })).data
  const { body } = await fetch(url + path)
  if (body === null) throw new Error('There is no file.')
  let bytes = 0
  for await (const piece of body) bytes += piece.length
  return bytes
}

const measure = async ({ url, pid, query }: Engine, format: ExportFormat): Promise<void> => {
  if (query === undefined) throw new Error('PostgreSQL counts the days.')
  const token = await signIn({ url, password }, 'operator')
  const body = { dataset: 'tasks' as const, format, ...(await daysOf(query)) }
  const made = await growthDuring(pid, async () => {
    const started = (await send(url, calls.startExport, { token, body })).data
    await untilDone(url, token, started.exportId)
    return started
  })
  const { exportId, rows } = made.value
  const fetched = await growthDuring(pid, () => fetchFile(url, token, exportId))
  const cells = [
    format,
    rows,
    (fetched.value / mebibyte).toFixed(1),
    made.seconds.toFixed(1),
    Math.round(made.before / mebibyte),
    Math.round(made.growth / mebibyte),
    fetched.seconds.toFixed(1),
    Math.round(fetched.growth / mebibyte)
  ]
  say(`| ${cells.join(' | ')} |`)
}

const filled = { messages: 0, menuEntries: 0, robots: 1_000, tasks: Math.ceil(wanted * share) }
await onEachEngine(filled, async engine => {
  say(`Files of ${wanted} rows at most on ${engine.name}; memory in MiB, times in seconds`)
  say('| format | rows | size in MiB | made in | memory before | growth | fetched in | growth |')
  say('| --- | --- | --- | --- | --- | --- | --- | --- |')
  for (const format of exportFormats) await measure(engine, format)
})
process.exit()
