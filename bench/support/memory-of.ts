import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** How often a process is looked at. */
const lookEveryMs = 250

/** The memory that a process takes, in bytes. */
const memoryNow = async (pid: number): Promise<number> => {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1_024
}

/** Does some work, and says how long that took and by how many bytes another process grew at most. */
export const growthDuring = async <Value>(pid: number, work: () => Promise<Value>) => {
  const before = await memoryNow(pid)
  let most = before
  const look = setInterval(async () => {
    most = Math.max(most, await memoryNow(pid))
  }, lookEveryMs)
  const began = performance.now()
  try {
    const value = await work()
    const seconds = (performance.now() - began) / 1_000
    most = Math.max(most, await memoryNow(pid))
    return { value, seconds, before, growth: most - before }
  } finally {
    clearInterval(look)
  }
}
