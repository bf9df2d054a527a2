import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Bundled } from './bundle.ts'

/** More threads than these wait for the longest configuration alone. */
const threadsMax = 4

/**
 * Builds several Rollup configurations, a thread for each processor. The longest one should come first.
 * @returns what was built, in the order of the files
 * @throws what a configuration throws
 */
export const bundleAll = async (files: readonly string[]): Promise<Bundled[]> => {
  const waiting = [...files.entries()]
  const built: Bundled[] = []
  const work = async (): Promise<void> => {
    const thread = new Worker(new URL('./bundle-worker.ts', import.meta.url))
    try {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const [index, file] = next
        const answered = once(thread, 'message')
        thread.postMessage(file)
        const [bundled] = await answered
        built[index] = bundled
      }
    } finally {
      await thread.terminate()
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), threadsMax, files.length) }, work))
  return built
}
