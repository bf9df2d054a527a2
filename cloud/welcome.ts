import type { DemoState } from './demo/seed.ts'

/** What is printed once the cloud is up. */
export type Welcome = {
  address: string
  /** In words: where the data is. */
  data: string
  demo: {
    state: DemoState
    /** The password that opens the demo accounts, where it is known. */
    password: string | undefined
    accounts: readonly { email: string; cellphone: string; about: string }[]
  }
  /** Where codes for sign-in and registration arrive. */
  codes: { email: string; text: string }
}

const demoLines = ({ state, password, accounts }: Welcome['demo']): string[] => {
  if (state === 'absent') return ['No demo accounts: the database has accounts of its own.']
  const made = state === 'made' ? 'Demo data was made just now.' : 'Demo data was there already and is kept.'
  const opened =
    password === undefined
      ? 'Password of the demo accounts: the one that they were made with, or that was given to them since.'
      : `Password of the demo accounts: ${password}`
  const width = Math.max(...accounts.map(({ email }) => email.length))
  return [
    made,
    opened,
    ...accounts.map(({ email, cellphone, about }) => `  ${email.padEnd(width)}  ${cellphone}  ${about}`)
  ]
}

/** What a newcomer needs to know, as text for the terminal. */
export const welcomeText = ({ address, data, demo, codes }: Welcome): string =>
  [
    '',
    `The portal runs at ${address}`,
    `Data: ${data}`,
    '',
    ...demoLines(demo),
    '',
    `Codes by e-mail: ${codes.email}`,
    `Codes by text message: ${codes.text}`,
    '',
    'Ctrl+C stops it.',
    ''
  ].join('\n')
