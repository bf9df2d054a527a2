import type { DemoState } from '../demo/seed.ts'
import type { DemoAccountThere } from '../topics/identity/demo/accounts-there.ts'

/** The data of the text that is printed once the cloud is up. */
export type Welcome = {
  address: string
  /** In words: where the data is. */
  data: string
  demo: {
    state: DemoState
    /** The password that opens the demo accounts, where it is known. */
    password: string | undefined
    accounts: readonly DemoAccountThere[]
  }
  /** Whether somebody holds the role of administrators. */
  hasAdministrator: boolean
  /** Addresses and networks that are believed about their clients. */
  trustedProxies: readonly string[]
  /** Where codes for sign-in and registration arrive. */
  codes: { email: string; text: string }
}

const accountLines = ({ password, accounts }: Welcome['demo']): string[] => {
  const opened =
    password === undefined
      ? 'Password of the demo accounts: the one that they were made with, or that was given to them since.'
      : `Password of the demo accounts: ${password}`
  const width = Math.max(...accounts.map(({ email }) => (email ?? '').length))
  return [
    opened,
    ...accounts.map(
      ({ email, cellphone, about }) => `  ${(email ?? '').padEnd(width)}  ${(cellphone ?? '').padEnd(14)}  ${about}`
    )
  ]
}

const demoLines = (demo: Welcome['demo']): string[] => {
  if (demo.state === 'made') return ['Demo data was made just now.', ...accountLines(demo)]
  if (demo.state === 'kept') return ['Demo data was there already and is kept.', ...accountLines(demo)]
  if (demo.state === 'none') return ['There is no demo data.']
  return [
    'Demo data of an earlier start is there, and this one left it as it is. PORTAL_DEMO=on brings it up to now;',
    '`npm run demo -- remove` takes it away.'
  ]
}

/** With demo data there is somebody who may do everything; without it somebody has to be made. */
const administratorLines = ({ demo, hasAdministrator }: Welcome): string[] =>
  hasAdministrator || demo.state === 'made' || demo.state === 'kept'
    ? []
    : ['There is no administrator yet: `npm run admin -- create` makes one.']

const proxyLine = (proxies: readonly string[]): string =>
  proxies.length === 0
    ? 'Proxies: none is trusted, so that a client is the address that connects; behind one, set TRUSTED_PROXIES.'
    : `Proxies: ${proxies.join(', ')} say by X-Forwarded-For who their clients are.`

/** The first information for a newcomer, as text for the terminal. */
export const welcomeText = (welcome: Welcome): string => {
  const { address, data, demo, trustedProxies, codes } = welcome
  return [
    '',
    `The portal runs at ${address}`,
    `Data: ${data}`,
    '',
    ...demoLines(demo),
    ...administratorLines(welcome),
    '',
    `Codes by e-mail: ${codes.email}`,
    `Codes by text message: ${codes.text}`,
    proxyLine(trustedProxies),
    '',
    'Ctrl+C stops it.',
    ''
  ].join('\n')
}
