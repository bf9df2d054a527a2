import type { Server } from 'node:http'

/** The longest that connections are waited for, in milliseconds: somebody may open them without end. */
const longestMs = 2_000

const turnOfTheLoop = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/**
 * Ends listening in a moment in which no connection waits. The kernel takes connections before the process does, and a
 * proxy has sent its request by then. When listening ends, the kernel resets those that the process has not taken. The
 * process takes one in each turn of its loop, so a turn without one shows that none waits.
 */
export const endListening = async (server: Server): Promise<void> => {
  let taken = 0
  const count = () => {
    taken += 1
  }
  server.on('connection', count)
  const end = performance.now() + longestMs
  for (let before = -1; before !== taken && performance.now() < end; ) {
    before = taken
    await turnOfTheLoop()
    await turnOfTheLoop()
  }
  // In the same turn: a later one could find another connection waiting.
  server.close()
  server.off('connection', count)
}
