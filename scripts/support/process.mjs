// @ts-check
/**
 * Shared by all scripts that start another program. Plain JavaScript for Node 20, without packages: it runs before
 * anything is installed.
 */
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the checkout. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/** A sentence for the person at the terminal: shown alone, without a stack, because they can do something about it. */
export class Stop extends Error {
  /** @override */
  name = 'Stop'
}

/**
 * Runs a script's task: its number becomes the exit code, a Stop becomes one line and exit code 1.
 * @param {() => Promise<number>} task
 */
export const main = async task => {
  try {
    process.exitCode = await task()
  } catch (error) {
    if (!(error instanceof Stop)) throw error
    say(error.message)
    process.exitCode = 1
  }
}

/**
 * Progress goes to stderr, so that another script can use the answer that this script writes to stdout.
 * @param {string} text
 */
export const say = text => {
  process.stderr.write(`${text}\n`)
}

/**
 * @typedef {{ code: number, output: string }} Finished `code` is 0 for success; `output` is stdout and stderr as they came
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, live?: boolean, timeoutMs?: number }} RunOptions
 */

/**
 * Runs a program to its end, without stdin. Keeps its output, or with `live` shows the output as it comes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<Finished>}
 * @throws {Stop} where there is no such program
 */
export const run = (command, args, { cwd = root, env = process.env, live = false, timeoutMs } = {}) =>
  new Promise((resolve, reject) => {
    const shown = live ? 'inherit' : 'pipe'
    const child = spawn(command, args, { cwd, env, stdio: ['ignore', shown, shown], timeout: timeoutMs })
    /** @type {Buffer[]} */
    const chunks = []
    child.stdout?.on('data', chunk => chunks.push(chunk))
    child.stderr?.on('data', chunk => chunks.push(chunk))
    child.on('error', cause => reject(new Stop(`${command} could not be started: ${cause.message}`, { cause })))
    child.on('close', (code, signal) => {
      const ended = signal === null ? '' : `\nEnded by ${signal}.`
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() + ended })
    })
  })

/**
 * Passes the signals that stop us on to a child. Ctrl-C in a terminal reaches the child by itself, and passed on it would
 * arrive twice. npm passes a signal to the shell between us and dies with it. So we notice that the shell is gone.
 * @param {{ kill: (signal: NodeJS.Signals) => unknown }} child
 */
export const passSignals = child => {
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'))
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  process.on('SIGHUP', () => child.kill('SIGTERM'))
  const parent = process.ppid
  const isAbandoned = () => process.env.npm_lifecycle_event !== undefined && process.ppid !== parent
  const watching = setInterval(() => {
    if (!isAbandoned()) return
    clearInterval(watching)
    child.kill('SIGTERM')
  }, 250)
  watching.unref()
}

/**
 * Runs a program in our place: it has our terminal and gets our signals, and its exit code becomes ours.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<number>}
 */
export const become = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit' })
    passSignals(child)
    child.on('error', reject)
    child.on('close', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
