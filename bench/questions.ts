/**
 * `npm run bench -- cloud questions`: asks every GET of the contract its widest question, as nobody else does
 * meanwhile, and prints the ten slowest. On PGlite with twenty times the demo's robots, each has a budget: a question
 * holds everybody up there. The exit code is 1 where one is above it. `--robots 10160 --tasks 3708400` asks at another
 * size, and `--engine PostgreSQL` asks a server. `running,fault` measures only calls whose names hold one of these. It
 * needs a build.
 */
import { cpus, loadavg } from 'node:os'
import { exit, stdout, version } from 'node:process'
import { parseArgs } from 'node:util'
import { signIn } from '../test/cloud/support/client.ts'
import { type Asked, askAll } from './questions/ask-all.ts'
import { onEngine, password } from './support/engines.ts'

/** Milliseconds that one question may take on PGlite, at twenty times the demo's size. */
const budgetMs = 250

/** Nineteen times the robots and the tasks of the demo, beside it. */
const robots = 3_040
const tasks = 1_957_570
/** As many as the demo's operator has, twenty times. */
const messages = 6_800

/** The first may see all. The others may ask what is for robots, and for people with robots of a kind. */
const accounts = ['operator', 'robot', 'packs', 'aftersales', 'tenant']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    robots: { type: 'string', default: String(robots) },
    tasks: { type: 'string', default: String(tasks) },
    engine: { type: 'string', default: 'PGlite' }
  }
})
const [wanted = ''] = positionals
const engineName = values.engine === 'PostgreSQL' ? 'PostgreSQL' : 'PGlite'
const size = { robots: Number(values.robots), tasks: Number(values.tasks) }

const rounded = (ms: number | undefined): string => (ms === undefined ? '' : `${Math.round(ms)} ms`).padStart(10)
const line = ({ ms, processorMs, name, query }: Asked): string =>
  `${rounded(ms)}${rounded(processorMs)}  ${name} ${new URLSearchParams(Object.entries(query).map(([field, value]) => [field, String(value)]))}\n`

/** Of the questions of each call the slowest one, the slowest call first. */
const slowestOf = (asked: readonly Asked[]): Asked[] => {
  const sorted = asked.toSorted((one, other) => other.ms - one.ms)
  return sorted.filter(({ name }, index) => sorted.findIndex(other => other.name === name) === index)
}

let isHeld = true
stdout.write(
  `${cpus().length} × ${cpus()[0]?.model}, Node ${version}; ${size.robots} robots and ${size.tasks} tasks beside the demo data\n`
)
const began = loadavg()[0] ?? 0
await onEngine(
  engineName,
  { messages, menuEntries: 0, ...size },
  async ({ name, url, pid }) => {
    const tokens = []
    for (const account of accounts) tokens.push(await signIn({ url, password }, account))
    const { asked, unasked } = await askAll({ url, pid }, tokens, wanted.split(','))
    const slowest = slowestOf(asked)
    // Other work of the machine is part of every figure.
    stdout.write(`\n${name}; load ${began.toFixed(1)} before it, ${loadavg()[0]?.toFixed(1)} after it\n`)
    stdout.write(`${asked.length} questions of ${slowest.length} calls; the slowest, and what the processor spent:\n`)
    for (const one of slowest.slice(0, 10)) stdout.write(line(one))
    for (const { name: call, why } of unasked) stdout.write(`not asked: ${call}: ${why}\n`)
    const above = slowest.filter(({ ms }) => ms > budgetMs)
    stdout.write(`\nabove ${budgetMs} ms: ${above.length === 0 ? 'none' : ''}\n`)
    for (const one of above) stdout.write(line(one))
    isHeld = above.length === 0
  },
  { ADDRESS_LIMIT_FACTOR: '1000' }
)
exit(isHeld ? 0 : 1)
