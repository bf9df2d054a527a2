import { createHash } from 'node:crypto'
import { extname } from 'node:path'

/** An address that changes with its content, so that a browser may keep the file for ever: `/assets/portal-3fa2c1d0.js`. */
export const hashed = (address: string, content: string): string => {
  const ending = extname(address)
  return `${address.slice(0, -ending.length)}-${hashOf(content)}${ending}`
}

/** The part of such an address that changes. */
export const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex').slice(0, 8)

/** The hash that the browser checks before it runs a module. */
export const integrityOf = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`

/** The hash by which the page's policy allows one inline script and no other. */
export const scriptHash = (content: string): string => `sha256-${createHash('sha256').update(content).digest('base64')}`
