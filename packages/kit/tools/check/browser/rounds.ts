import { type Finding, wrong } from '../rules/finding.pure.ts'
import type { CheckedPage } from './checked-page.ts'

/** How often an application is mounted and left before its leaks are counted again. */
const roundsFirst = 2
const rounds = 20
const counted = rounds - roundsFirst

/** A mount may keep so many bytes: the engine notes things of its own. */
const bytesPerMount = 65_536

const leakNames = { nodes: 'nodes', jsEventListeners: 'listeners' } as const

/** Counts nodes, listeners and memory after the second and after the last round. */
export const mountOften = async ({ page, call, basePath, nowFor }: CheckedPage): Promise<Finding[]> => {
  nowFor('lifecycles')
  const session = await page.context().newCDPSession(page)
  const count = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    return { ...(await session.send('Memory.getDOMCounters')), usedSize }
  }
  const round = async (times: number): Promise<void> => {
    for (let time = 0; time < times; time += 1) {
      await call('mount', basePath)
      await call('leave')
    }
  }
  await round(roundsFirst)
  const before = await count()
  await round(counted)
  const after = await count()
  await session.detach()
  // A leak grows with each mount. The engine may hold the nodes of one mount a little longer, on a busy machine.
  const grown = (['nodes', 'jsEventListeners'] as const).filter(kind => after[kind] - before[kind] >= counted)
  const bytes = (after.usedSize - before.usedSize) / counted
  return [
    ...grown.map(kind =>
      wrong('leaks', `${after[kind] - before[kind]} ${leakNames[kind]} are left after ${rounds} mounts.`)
    ),
    ...(bytes > bytesPerMount ? [wrong('memory', `Each mount keeps ${Math.round(bytes / 1_024)} KiB.`)] : [])
  ]
}
