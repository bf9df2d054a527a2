import { isIP } from 'node:net'

/** The widest networks that a list may name: a wider one would believe half of the internet. */
const shortestPrefix = { 4: 8, 6: 16 } as const

const longestPrefix = { 4: 32, 6: 128 } as const

/** More than any chain of proxies has; each one is compared at each request. */
const proxiesMax = 100

/**
 * Neither the unspecified address nor an IPv4 address in IPv6 form: with a short prefix, the second kind holds every
 * IPv4 address there is. Both have a plain way to be written.
 */
const isPlain = (address: string, family: 4 | 6): boolean => {
  if (family === 4) return !address.startsWith('0.')
  if (address.includes('%')) return false
  const { hostname } = new URL(`http://[${address}]`)
  return hostname === '[::1]' || !hostname.startsWith('[::')
}

/**
 * Whether a text is an address, or a network of a width that can be one's own, as `10.0.0.5`, `192.168.0.0/16` or
 * `fd00:1::/64`.
 */
export const isOwnNetwork = (text: string): boolean => {
  const [address = '', prefix, ...rest] = text.split('/')
  const family = isIP(address)
  if ((family !== 4 && family !== 6) || rest.length > 0 || !isPlain(address, family)) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= shortestPrefix[family] && Number(prefix) <= longestPrefix[family]
}

/**
 * The proxies whose word about their clients is believed.
 * @param text addresses and networks with commas between them, as `10.0.0.5, 192.168.0.0/16, fd00:1::/64`
 * @returns undefined where something else stands there, or a network that is too wide to be one's own
 */
export const readTrustedProxies = (text: string): readonly string[] | undefined => {
  const list = text.split(',').map(entry => entry.trim())
  return list.length <= proxiesMax && list.every(isOwnNetwork) ? list : undefined
}
