import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { BuiltChunk, Bundle } from './built-chunk.ts'
import { bundlesOf } from './bundle.ts'
import { findSources } from './kept-bundles.ts'

/** More threads than these wait for the longest bundle alone. */
const threadsMax = 4

/**
 * Makes the bundles of Rollup configurations, a thread for each processor.
 * @returns all modules, in the order of the configurations
 * @throws what a configuration throws
 */
export const bundleAll = async (files: readonly string[]): Promise<BuiltChunk[]> => {
  const [names, found] = await Promise.all([bundlesOf(files), findSources(process.cwd())])
  const waiting = [...names.entries()]
  const made: Bundle[] = []
  const work = async (): Promise<void> => {
    const thread = new Worker(new URL('./bundle-worker.ts', import.meta.url), { workerData: found })
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, name] = next
        const answered = once(thread, 'message')
        thread.postMessage(name)
        const [{ bundle, error }] = await answered
        if (error !== undefined) throw error
        made[index] = bundle
      }
    } finally {
      await thread.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), threadsMax, names.length) }, work))
  return made.flatMap(({ chunks }) => chunks)
}
