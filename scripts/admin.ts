/** `npm run admin`: makes a portal's first administrator, before there is anybody who could sign in. */
import {
  type AdministratorDone,
  type AdministratorWish,
  makeAdministrator,
  readAccountName,
  readNickname,
  readSettings,
  type Settings,
  StartError
} from '../cloud/index.ts'
import { namesUser } from '../contract/checks/safe-address.ts'
import { dataPlace } from './support/data-place.ts'
import { readArguments } from './support/options.ts'
import { main, Stop } from './support/process.mjs'
import { ask } from './support/terminal.ts'

const usage = `npm run admin -- create [options]     makes an account with every permission
npm run admin -- link [options]       prints a new link for an administrator who has lost the first one
npm run admin -- grant [options]      makes an account that is there an administrator's
  --account ada@example.com   e-mail address or phone number (+8613…); else it is asked for
  --name "Ada Lovelace"       what the portal calls the person, 15 characters at most; for create alone
  --url https://portal.example.com    where people reach the portal; else http://localhost and PORT
  --link                      prints a link also where a code could be sent
With SMTP_URL (for phones SMS_WEBHOOK_URL) a code to log in with is sent. Without it a link is printed, good for one use
within an hour, with which the person sets the password. No password is ever shown.
It works on the database of DATABASE_URL, else on the folder of DATA_DIR while no portal runs on it.`

const options = {
  account: { type: 'string' },
  name: { type: 'string' },
  url: { type: 'string' },
  link: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false }
} as const

type Options = { account?: string | undefined; name?: string | undefined; link: boolean }

const wishOf = async (kind: AdministratorWish['kind'], given: Options): Promise<AdministratorWish> => {
  const account = given.account ?? (await ask('E-mail address or phone number: ', '--account'))
  const name = readAccountName(account)
  if (kind !== 'create') return { kind, name }
  const nickname = readNickname(given.name ?? (await ask('Name: ', '--name')))
  return { kind, name, nickname, byLink: given.link }
}

/** @throws Stop for an address that no link could begin with */
const originOf = (url: string | undefined, { PORT }: Settings): string => {
  if (url === undefined) return `http://localhost:${PORT}`
  const parsed = URL.parse(url)
  if (parsed === null || !['http:', 'https:'].includes(parsed.protocol) || namesUser(url))
    throw new Stop(`--url is ${JSON.stringify(url)}, but it takes an address as https://portal.example.com.`)
  return parsed.origin
}

const report = (done: AdministratorDone, { name }: AdministratorWish, origin: string): string => {
  if (done.kind === 'granted') return `${name.value} is an administrator's account now.`
  if (done.kind === 'sent')
    return (
      `${name.value} is an administrator's account now, and a code was sent there.\n` +
      `Log in with it at ${origin}/login (“By code”), then set a password in the account. The page sends more codes.`
    )
  const failed = done.sendFailed ? 'The code could not be sent.\n' : ''
  return (
    `${failed}${name.value} is an administrator's account. This link sets its password, once, within an hour:\n` +
    `  ${origin}${done.path}\nWhoever has the link has the account: hand it to nobody else.`
  )
}

await main(async () => {
  const [command, ...args] = process.argv.slice(2)
  const { help, url, ...given } = readArguments(args, options, usage)
  if (help || (command !== 'create' && command !== 'link' && command !== 'grant')) throw new Stop(usage)
  try {
    const settings = readSettings(process.env)
    const origin = originOf(url, settings)
    const wish = await wishOf(command, given)
    const done = await makeAdministrator(dataPlace(settings).data, settings, wish)
    process.stdout.write(`${report(done, wish, origin)}\n`)
    return 0
  } catch (error) {
    if (error instanceof StartError) throw new Stop(error.message, { cause: error })
    throw error
  }
})
