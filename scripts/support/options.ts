import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Stop } from './process.mjs'

type Options = NonNullable<ParseArgsConfig['options']>

/**
 * The options that a script was given.
 * @throws Stop which says what is wrong and how the script is used
 */
export const readArguments = <Known extends Options>(args: readonly string[], options: Known, usage: string) => {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: false }).values
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}

type NumberRule = { from: number; to: number; pattern?: RegExp }

/** @throws Stop which names the option, the given value and the numbers that it takes */
export const numberOf = (name: string, text: string, { from, to, pattern = /^\d{1,9}$/ }: NumberRule): number => {
  const value = Number(text)
  if (!pattern.test(text) || value < from || value > to)
    throw new Stop(`--${name} is ${JSON.stringify(text)}, but it takes a number from ${from} to ${to}.`)
  return value
}

/** @throws Stop which names the option, the given value and the values that it takes */
export const oneOf = <Value extends string>(name: string, text: string, values: readonly Value[]): Value => {
  const found = values.find(value => value === text)
  if (found === undefined) throw new Stop(`--${name} is ${JSON.stringify(text)}, but it takes ${values.join(', ')}.`)
  return found
}
