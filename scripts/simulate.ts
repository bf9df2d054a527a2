/**
 * `npm run simulate`: plays the robots against a running cloud, through its HTTP interface alone. Tasks end, mileage grows
 * and faults reach people while somebody watches.
 */
import { resolve } from 'node:path'
import { keptPassword } from '../cloud/topics/identity/demo/password.ts'
import { readOptions } from './simulate/options.ts'
import { play } from './simulate/play.ts'
import { openRobotCloud } from './simulate/robot-cloud.ts'
import { main, Stop } from './support/process.mjs'

const demoPassword = async (): Promise<string> => {
  const folder = resolve(process.env.DATA_DIR || './.data')
  const password = process.env.PORTAL_DEMO_PASSWORD || (await keptPassword(folder))
  if (password === undefined)
    throw new Stop(`No password: give --password or PORTAL_DEMO_PASSWORD; there is none in ${folder} either.`)
  return password
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

await main(async () => {
  const { url, account, password, rate, seed, minutes, register } = readOptions(process.argv.slice(2))
  const cloud = openRobotCloud({ url, account, password: password ?? (await demoPassword()) })
  const stopping = new AbortController()
  const stop = () => stopping.abort()
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  const timer = minutes === undefined ? undefined : setTimeout(stop, minutes * 60_000)
  try {
    const total = await play({ cloud, seed, rate, stopped: stopping.signal, print, register })
    print(`Stopped: the cloud took ${total} events.`)
  } finally {
    clearTimeout(timer)
    // A cloud that is away forgets the session by itself, in time.
    await cloud.signOut().catch(error => print(`Not signed out: ${error.message}`))
  }
  return 0
})
