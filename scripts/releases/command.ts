import { parseArgs } from 'node:util'
import type { CallInput } from '../../contract/call.ts'
import type { Audience, putRelease } from '../../contract/calls/releases/releases.ts'
import { namesUser } from '../../contract/checks/safe-address.ts'
import { qualityLevels } from '../../contract/modules/quality.ts'
import { numberOf, oneOf } from '../support/options.ts'
import { Stop } from '../support/process.mjs'

/** Where the portal is, and who acts. */
export type Access = { url: string; account: string; password: string }

/** A command of `npm run releases`, with the access for it. */
export type ReleaseCommand = { access: Access } & (
  | { kind: 'list' | 'history' }
  | { kind: 'set'; body: CallInput<typeof putRelease>['body'] }
  | { kind: 'back'; module: string }
)

const usage = `npm run releases -- <command> --account <e-mail> [options]
  list                    the versions in force, with their figures
  history                 the newest releases, and how they ended
  set <module> <address>  puts a version in: set @portal/robot https://…/robot.mjs --name 1.4.2
  back <module>           takes a version back, the one for some people first

  --url http://localhost:8080  the portal
  --account …                  an account with the permission ops:release; its password is in PORTAL_PASSWORD
  --name …                     what people call the version
  --share 10                   for so many people in a hundred
  --accounts … --tenants …     for these people and organisations, with commas
  --integrity sha384-…         the hash that the file must have
  --despite-hold               for more people, though the portal holds the version at its stage
  --quality silver             the level that robot-portal check found`

const options = {
  url: { type: 'string', default: 'http://localhost:8080' },
  account: { type: 'string' },
  name: { type: 'string' },
  share: { type: 'string' },
  accounts: { type: 'string' },
  tenants: { type: 'string' },
  integrity: { type: 'string' },
  quality: { type: 'string' },
  'despite-hold': { type: 'boolean' },
  help: { type: 'boolean' }
} as const

const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

type Values = ReturnType<typeof read>['values']

const namesIn = (list: string | undefined): string[] => (list ?? '').split(',').flatMap(name => name.trim() || [])

const audienceOf = ({ share, accounts, tenants }: Values): Audience => {
  const isChosen = accounts !== undefined || tenants !== undefined
  if (share !== undefined && isChosen) throw new Stop('A version is for a share, or for people by name.')
  if (share !== undefined) return { kind: 'share', percent: numberOf('share', share, { from: 1, to: 99 }) }
  return isChosen ? { kind: 'chosen', accounts: namesIn(accounts), tenants: namesIn(tenants) } : { kind: 'everybody' }
}

const accessOf = ({ url, account }: Values, password: string | undefined): Access => {
  if (!['http:', 'https:'].includes(URL.parse(url)?.protocol ?? '') || namesUser(url))
    throw new Stop(`--url is ${JSON.stringify(url)}, but it takes an address as https://portal.example.com.`)
  if (account === undefined) throw new Stop(`Which account? Give --account.\n\n${usage}`)
  if (password === undefined || password === '') throw new Stop('No password: set PORTAL_PASSWORD.')
  return { url: url.replace(/\/$/, ''), account, password }
}

/** @throws Stop which says what is missing or wrong */
export const readCommand = (args: readonly string[], password: string | undefined): ReleaseCommand => {
  const { values, positionals } = read(args)
  const [kind, module, address, ...rest] = positionals
  if (values.help === true || rest.length > 0) throw new Stop(usage)
  const { name: version, integrity } = values
  if ((kind === 'list' || kind === 'history') && module === undefined)
    return { kind, access: accessOf(values, password) }
  if (kind === 'back' && module !== undefined && address === undefined)
    return { kind, module, access: accessOf(values, password) }
  if (kind !== 'set' || module === undefined || address === undefined) throw new Stop(usage)
  if (version === undefined) throw new Stop('What do people call the version? Give --name.')
  const body = {
    module,
    version,
    address,
    audience: audienceOf(values),
    ...(values.quality === undefined ? {} : { quality: oneOf('quality', values.quality, qualityLevels) }),
    ...(values['despite-hold'] === true ? { despiteHold: true } : {}),
    ...(integrity === undefined ? {} : { integrity })
  }
  return { kind, body, access: accessOf(values, password) }
}
