import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { removeOld } from '../../../../cloud/testing.ts'
import { settingsAlone } from '../run-script.ts'

let bundled: string | undefined

/** A start of the bundle takes a processor six tenths of the time of a start from the sources. A worker bundles once. */
const main = (): string => {
  if (bundled === undefined) {
    const program = fileURLToPath(new URL('bundle.ts', import.meta.url))
    bundled = execFileSync(process.execPath, [program], { encoding: 'utf8' })
    void removeOld(dirname(bundled))
  }
  return bundled
}

/** The cloud in a process of its own. */
export type Child = {
  pid: number
  /** The child's output so far. */
  output: () => string
  errors: () => string
  /** The address it printed; rejects when it ended without one. */
  ready: Promise<string>
  /** Ends it and waits until it is gone. */
  end: (signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL') => Promise<number | null>
  /** Has the fault happen that it was started with. */
  fail: () => void
  ended: Promise<number | null>
  /** Sends a message to the child, as a build does. */
  send: (message: string) => void
}

/** A fault that nobody catches, as a bug would make it: an error that is thrown, or a promise that is rejected. */
export type Fault = 'thrown' | 'rejected'

type ChildOptions = { cwd: string; env?: Record<string, string>; dev?: boolean; fault?: Fault }

const faultModules: Record<Fault, string> = {
  thrown: `process.on('SIGUSR2', () => setTimeout(() => { throw new TypeError('planted') }))`,
  rejected: `process.on('SIGUSR2', () => { Promise.reject(new TypeError('planted')) })`
}

const importOf = (fault: Fault | undefined): string[] =>
  fault === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(faultModules[fault])}`]

/** Starts the cloud's program at the top of a project, with these settings and no others. */
export const startChild = ({ cwd, env = {}, dev = false, fault }: ChildOptions): Child => {
  const settings = settingsAlone({ PORT: '0', DRAIN_SECONDS: '0', ...env })
  const child: ChildProcess = spawn(process.execPath, [...importOf(fault), main(), ...(dev ? ['--dev'] : [])], {
    cwd,
    env: settings,
    stdio: dev ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe']
  })
  let output = ''
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', text => {
    errors += text
  })
  const ended = once(child, 'close').then(([code]) => code as number | null)
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', text => {
      output += text
      const address = /runs at http:\/\/localhost:(\d+)[\s\S]*Ctrl\+C/.exec(output)
      if (address) resolve(`http://127.0.0.1:${address[1]}`)
    })
    ended.then(code => reject(new Error(`the cloud ended with ${code}: ${errors}`)))
  })
  // A caller that only waits for the end must not get an unhandled rejection here.
  ready.catch(() => undefined)
  return {
    pid: child.pid ?? Number.NaN,
    output: () => output,
    errors: () => errors,
    ready,
    ended,
    send: message => {
      child.send(message)
    },
    end: signal => {
      child.kill(signal)
      return ended
    },
    fail: () => {
      child.kill('SIGUSR2')
    }
  }
}
