import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'

/** The program of a Redis or Valkey server, where this machine has one. */
export const redisProgram: string | undefined = (process.env.PATH ?? '')
  .split(delimiter)
  .concat('/usr/bin', '/usr/local/bin', '/opt/homebrew/bin')
  .flatMap(folder => ['redis-server', 'valkey-server'].map(name => join(folder, name)))
  .find(path => existsSync(path))

export type Redis = {
  url: string
  start: () => Promise<void>
  /** At once and without a word, as a machine that fails. */
  kill: () => Promise<void>
  /** Has it stand still with all its connections open, until the returned ends it. */
  freeze: () => () => void
  /** Ends it, and removes its folder. */
  remove: () => Promise<void>
}

const untilItListens = async (port: number): Promise<void> => {
  for (let attempt = 0; ; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const listens = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false)
    ]).catch(() => false)
    socket.destroy()
    if (listens) return
    if (attempt === 100) throw new Error('the Redis server does not listen')
    await new Promise(resolve => setTimeout(resolve, 50))
  }
}

/** A Redis server of our own with a password, in a temporary folder; it is not started yet. */
export const prepareRedis = async (program: string): Promise<Redis> => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'))
  const port = await freePort()
  const settings = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--requirepass', 'top-secret']
  let server: ReturnType<typeof spawn> | undefined
  const kill = async () => {
    if (server === undefined || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  return {
    url: `redis://:top-secret@127.0.0.1:${port}`,
    start: async () => {
      server = spawn(program, [...settings, '--dir', folder], { stdio: 'ignore' })
      await untilItListens(port)
    },
    kill,
    freeze: () => {
      const frozen = server
      frozen?.kill('SIGSTOP')
      return () => void frozen?.kill('SIGCONT')
    },
    remove: async () => {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}
