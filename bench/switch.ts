/**
 * `npm run bench -- switch`: measures how soon another sub-application is there, the first time and again. It compares
 * the portal with a page that has nothing but single-spa 6 and SystemJS, and mounts the same three files. Ratios count:
 * milliseconds depend on this machine and its other work.
 */
import type { Browser } from '@playwright/test'
import { countOf, load, median, say, withPortal } from './support/portal.ts'
import type { Switch } from './switch/probe.ts'
import { serveBare } from './switch/serve-bare.ts'
import { applications, type Measured, type Target, visit } from './switch/visit.ts'

/** Times that each application is gone to again in one visit. */
const cycles = 10

const p95 = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * 0.95) - 1)] ?? Number.NaN

type Samples = { plain: Measured[]; throttled: Measured[] }

/** Each round goes through all targets, begun at another one each time, so that a busy moment hits none alone. */
const measure = async (browser: Browser, targets: readonly Target[], rounds: number) => {
  const samples = new Map(targets.map(({ name }) => [name, { plain: [], throttled: [] } as Samples]))
  for (let round = 0; round < rounds; round += 1) {
    const start = round % targets.length
    for (const target of [...targets.slice(start), ...targets.slice(0, start)]) {
      const own = samples.get(target.name)
      own?.plain.push(...(await visit(browser, target, { throttled: false, cycles, begin: round })))
      own?.throttled.push(...(await visit(browser, target, { throttled: true, cycles: 0, begin: round })))
    }
    say(`round ${round + 1} of ${rounds}, load ${load()}`)
  }
  return samples
}

type Row = { title: string; read: (samples: Samples) => number[] }

const of = (prefix: string, measured: readonly Measured[]) => measured.filter(it => it.prefix === prefix)
const painted = ({ painted }: Switch): number => painted

const rows: Row[] = applications.flatMap(({ prefix, framework }) => [
  {
    title: `first switch to ${prefix} (${framework}), painted`,
    read: ({ plain }) => of(prefix, plain).map(({ first }) => first.painted)
  },
  {
    title: `first switch to ${prefix}, throttled`,
    read: ({ throttled }) => of(prefix, throttled).map(({ first }) => first.painted)
  },
  {
    title: `requests of the first switch to ${prefix}`,
    read: ({ plain }) => of(prefix, plain).map(({ first }) => first.requests)
  },
  {
    title: `again to ${prefix}, painted`,
    read: ({ plain }) => of(prefix, plain).flatMap(({ repeats }) => repeats.map(painted))
  },
  {
    title: `again to ${prefix}, work`,
    read: ({ plain }) => of(prefix, plain).flatMap(({ repeats }) => repeats.map(({ work }) => work))
  }
])

const print = (samples: ReadonlyMap<string, Samples>): void => {
  const names = [...samples.keys()]
  const bare = samples.get('bare')
  const portal = samples.get('portal')
  if (bare === undefined || portal === undefined) return
  const head = ['', 'n', ...names.flatMap(name => [`${name} p50`, 'p95']), 'portal ÷ bare']
  say(`| ${head.join(' | ')} |`)
  say(`| ${head.map(() => '---').join(' | ')} |`)
  for (const { title, read } of rows) {
    const figures = [...samples.values()].map(read).flatMap(values => [median(values), p95(values)])
    const ratio = (median(read(portal)) / median(read(bare))).toFixed(2)
    const cells = [title, read(portal).length, ...figures.map(it => it.toFixed(1)), ratio]
    say(`| ${cells.join(' | ')} |`)
  }
}

const run = (): Promise<void> => {
  const rounds = countOf('switch', 5)
  return withPortal(async ({ url, browser, state }) => {
    const bare = await serveBare(url)
    const bareTarget = (name: string): Target => ({
      name,
      address: `${bare.url}/`,
      state,
      ready: async page => {
        await page.locator('body[data-ready]').waitFor({ state: 'attached' })
      }
    })
    const targets: Target[] = [
      bareTarget('bare'),
      bareTarget('bare again'),
      {
        name: 'portal',
        address: `${url}/dashboard`,
        state,
        ready: async page => {
          await page.getByRole('heading', { level: 1 }).waitFor()
          await page.locator('portal-sidebar').locator('[part~="entry"]').nth(1).waitFor()
        }
      }
    ]
    const samples = await measure(browser, targets, rounds)
    say(`${rounds} rounds, each a visit with every first switch and ${cycles} more of each; ms, load ${load()}`)
    print(samples)
    bare.close()
  })
}

await run()
process.exit()
