import { createHash } from 'node:crypto'
import { extname } from 'node:path'

/** An address that changes with its content, so that a browser may keep the file for ever: `/assets/portal-3fa2c1d0.js`. */
export const hashed = (address: string, content: string): string => {
  const ending = extname(address)
  return `${address.slice(0, -ending.length)}-${hashOf(content)}${ending}`
}

/** The part of such an address that changes. */
export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8)

/**
 * The hash that the browser checks before it runs a module, or an inline script that the page's policy names. Each page
 * has the hash of every module, and a longer kind of hash would make every page longer. Modules that others publish keep
 * the sha384 that the contract asks of a release.
 */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`
