import { join } from 'node:path'
import { root, run } from '../../../scripts/support/process.mjs'

/**
 * The environment of a process that gets these settings and no others. Node's folder of compiled modules is none: without it, each
 * start of a cloud's files takes a processor for one second more.
 */
export const settingsAlone = (settings: Record<string, string>): Record<string, string> => {
  const { NODE_COMPILE_CACHE } = process.env
  return NODE_COMPILE_CACHE === undefined ? settings : { NODE_COMPILE_CACHE, ...settings }
}

/** Runs a script of `scripts/` to its end, as `npm run` does. */
export const runScript = (name: string, args: readonly string[], settings: Record<string, string> = {}) =>
  run(process.execPath, [join(root, `scripts/${name}.ts`), ...args], { env: settingsAlone(settings) })
