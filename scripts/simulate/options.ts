import { namesUser } from '../../contract/checks/safe-address.ts'
import { numberOf, readArguments } from '../support/options.ts'
import { Stop } from '../support/process.mjs'

export type SimulateOptions = {
  url: string
  account: string
  password: string | undefined
  /** Events per second. */
  rate: number
  seed: string
  /** Without an end where nothing is said. */
  minutes: number | undefined
  /** So many robots come into the portal first, and those alone are played. */
  register: number | undefined
}

export const usage = `npm run simulate -- [options]
  --url http://localhost:8080     the cloud to report to
  --account robot@demo.example    an account with the permission robot:report, by e-mail or cellphone
  --password …                    its password; else PORTAL_DEMO_PASSWORD, else the one in the data folder (DATA_DIR)
  --rate 10                       events per second, 1 to 500; a robot's life goes on with each of its events
  --seed 1                        the same seed, the same robots: the same life
  --minutes 5                     ends by itself; otherwise Ctrl+C does
  --register --robots 1000        registers robots as a factory does, and plays those alone by a gateway with credentials; the
                                  account needs robot:register, robot:credentials and tenant:all`

const options = {
  url: { type: 'string', default: 'http://localhost:8080' },
  account: { type: 'string', default: 'robot@demo.example' },
  password: { type: 'string' },
  rate: { type: 'string', default: '10' },
  seed: { type: 'string', default: '1' },
  minutes: { type: 'string' },
  register: { type: 'boolean', default: false },
  robots: { type: 'string' },
  help: { type: 'boolean' }
} as const

const fractions = { from: 0.01, to: 100_000, pattern: /^\d{1,6}(\.\d{1,3})?$/ }

const addressOf = (text: string): string => {
  const url = URL.parse(text)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || namesUser(text) || url.search !== '')
    throw new Stop(`--url is ${JSON.stringify(text)}, but it takes an address as http://localhost:8080.`)
  return url.href.replace(/\/+$/, '')
}

/** @throws Stop which names the option, the given value and the values that it takes */
export const readOptions = (args: readonly string[]): SimulateOptions => {
  const { url, account, password, rate, seed, minutes, register, robots, help } = readArguments(args, options, usage)
  if (help) throw new Stop(usage)
  if (robots !== undefined && !register) throw new Stop('--robots says how many robots --register brings.')
  if (register && !/^[A-Za-z0-9]{1,20}$/.test(seed))
    throw new Stop('--seed is part of the serials of --register: letters and digits, 20 at most.')
  return {
    url: addressOf(url),
    account,
    password,
    rate: numberOf('rate', rate, { from: 1, to: 500 }),
    seed,
    minutes: minutes === undefined ? undefined : numberOf('minutes', minutes, fractions),
    register: register ? numberOf('robots', robots ?? '10', { from: 1, to: 100_000 }) : undefined
  }
}
