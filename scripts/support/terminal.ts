import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { Stop } from './process.mjs'

/**
 * Asks on the terminal. A `hidden` answer, as a password, is not shown while it is typed.
 * @param option what a script is given where there is no terminal
 * @throws Stop where there is no terminal
 */
export const ask = async (question: string, option: string, { hidden = false } = {}): Promise<string> => {
  if (!process.stdin.isTTY) throw new Stop(`There is no terminal to ask on: give ${option}.`)
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
  const output = hidden ? nowhere : process.stderr
  const terminal = createInterface({ input: process.stdin, output, terminal: hidden || process.stderr.isTTY })
  try {
    if (hidden) process.stderr.write(`${question}\n`)
    return hidden ? await terminal.question('') : (await terminal.question(question)).trim()
  } finally {
    terminal.close()
  }
}

/**
 * Asks on the terminal whether to do what cannot be undone.
 * @param option the option that answers where there is no terminal
 * @throws Stop where there is no terminal
 */
export const confirm = async (question: string, option: string): Promise<boolean> =>
  /^y(es)?$/i.test(await ask(`${question} [y/N] `, option))
