// @ts-check
/** Finds the Node that the project runs on. Node 24 is an optional dependency, so the machine may have another version. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run, Stop } from './support/process.mjs'

const oldest = 24

/** Node 24 runs TypeScript without a flag and, in its first releases, says each time that this is new. */
export const nodeFlags = ['--disable-warning=ExperimentalWarning']

/**
 * @returns {Promise<string>} path of a Node that starts here
 * @throws {Stop} where there is none
 */
export const findNode = async () => {
  for (const path of candidates(process.platform, process.arch)) {
    if (existsSync(path) && (await starts(path))) return path
  }
  if (Number.parseInt(process.versions.node, 10) >= oldest) return process.execPath
  throw new Stop(
    `The portal needs Node ${oldest}. npm has none for ${process.platform} ${process.arch}, and this is Node ` +
      `${process.versions.node}: install Node ${oldest} and try again.`
  )
}

/** @param {string} platform @param {string} architecture */
const candidates = (platform, architecture) => {
  const system = platform === 'win32' ? 'win' : platform
  const file = platform === 'win32' ? 'node.exe' : 'node'
  return ['node', 'node-bin'].map(name => join(root, 'node_modules', `${name}-${system}-${architecture}`, 'bin', file))
}

/** A binary for another C library (Alpine's musl) is there and does not start. @param {string} path */
const starts = async path => {
  try {
    const { code, output } = await run(path, ['--version'])
    return code === 0 && Number.parseInt(output.slice(1), 10) >= oldest
  } catch {
    return false
  }
}
