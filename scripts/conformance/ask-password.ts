import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Stop, say } from '../support/process.mjs'

/**
 * Asks for a password on the terminal, without showing the typed characters.
 * @throws Stop where there is no terminal
 */
export const askPassword = async (): Promise<string> => {
  if (!process.stdin.isTTY) throw new Stop('There is no terminal to ask for the password on: give --password-env NAME.')
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true })
  try {
    say('Password:')
    return await terminal.question('')
  } finally {
    terminal.close()
  }
}
