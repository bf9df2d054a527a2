/**
 * `npm run conformance`: measures any cloud by the contract over HTTP, and prints a table. Read-only unless `--write`;
 * exit code 1 where something does not fit.
 */

import { CannotBegin, measure, tableOf } from '../conformance/index.ts'
import { namesUser } from '../contract/checks/safe-address.ts'
import { readArguments } from './support/options.ts'
import { main, Stop } from './support/process.mjs'
import { ask } from './support/terminal.ts'

const usage = `npm run conformance -- --api https://cloud.example.com --account somebody@example.com [options]
  --api …             address that the paths of the contract are below
  --account …         an account of that cloud, by e-mail or cellphone (+8613…); one with messages and robots sees most
  --password-env NAME the environment variable that holds its password; else it is asked for on the terminal
  --write             also marks a message read, books and cancels an appointment, records usage and a menu visit
  --json              the findings as JSON instead of a table`

const options = {
  api: { type: 'string' },
  account: { type: 'string' },
  'password-env': { type: 'string' },
  write: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false }
} as const

const passwordOf = async (variable: string | undefined): Promise<string> => {
  if (variable === undefined) return ask('Password:', '--password-env NAME', { hidden: true })
  const password = process.env[variable]
  if (!password) throw new Stop(`The environment variable ${variable} (--password-env) holds nothing.`)
  return password
}

await main(async () => {
  const {
    api,
    account,
    'password-env': variable,
    write,
    json,
    help
  } = readArguments(process.argv.slice(2), options, usage)
  if (help || api === undefined || account === undefined) throw new Stop(usage)
  const url = URL.parse(api)
  if (url === null || !['http:', 'https:'].includes(url.protocol) || namesUser(api))
    throw new Stop(`--api is ${JSON.stringify(api)}, but it takes an address as https://cloud.example.com.`)
  const password = await passwordOf(variable)
  try {
    const findings = await measure({ api, account, password, write })
    process.stdout.write(json ? `${JSON.stringify(findings, null, 2)}\n` : tableOf(findings))
    return findings.every(({ ok }) => ok) ? 0 : 1
  } catch (error) {
    if (error instanceof CannotBegin) throw new Stop(error.message, { cause: error })
    throw error
  }
})
