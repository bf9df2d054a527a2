import { createInterface } from 'node:readline/promises'
import { Stop } from './process.mjs'

/**
 * Asks on the terminal whether to do what cannot be undone.
 * @param instead the option that answers where there is no terminal
 * @throws Stop where there is no terminal
 */
export const confirm = async (question: string, instead: string): Promise<boolean> => {
  if (!process.stdin.isTTY) throw new Stop(`There is no terminal to ask on: give ${instead} to go ahead.`)
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return /^y(es)?$/i.test((await terminal.question(`${question} [y/N] `)).trim())
  } finally {
    terminal.close()
  }
}
