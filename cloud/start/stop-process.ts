import type { Cloud } from './cloud-options.ts'

/** After a fault that nobody caught, requests under way have so long to end, in milliseconds. */
const lastResortMs = 5_000

type Parts = { cloud: Pick<Cloud, 'close' | 'tellFatal'>; drainMs: number }

/**
 * Ends the process in order: when it is told to, and after a fault that nobody caught. After such a fault nothing is known
 * of the process any more. So one line of the log tells the fault, and a supervisor starts the cloud again.
 */
export const stopInOrder = ({ cloud, drainMs }: Parts): void => {
  let stopping = false
  let isFaulty = false
  const stop = (drain: number): void => {
    if (stopping) return
    stopping = true
    cloud.close(drain).then(
      () => process.exit(isFaulty ? 1 : 0),
      error => {
        process.stderr.write(`Stopping failed: ${String(error)}\n`)
        process.exit(1)
      }
    )
  }
  // Process managers and terminals signal a whole group, some of it twice: the second must not cut the first stop short.
  process.on('SIGTERM', () => stop(drainMs))
  // Ctrl+C in a terminal: there is nobody who would send calls elsewhere.
  process.on('SIGINT', () => stop(0))

  // Node brings promises that were rejected and that nobody waited for here, too.
  process.on('uncaughtException', fault => {
    // A later fault is a consequence of the first one.
    if (isFaulty) return
    isFaulty = true
    // A stop that hangs, as on a database that says nothing, must not keep the process.
    setTimeout(() => process.exit(1), lastResortMs)
    cloud.tellFatal(fault, 'a fault that nobody caught; the process ends')
    stop(0)
  })
}
