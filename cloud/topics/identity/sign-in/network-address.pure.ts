import { isIP } from 'node:net'

/** As a URL has it: eight groups at most, shortened in the one standard way, an IPv4 tail as two groups. */
const shortForm = (ipv6: string): string => new URL(`http://[${ipv6}]`).hostname.slice(1, -1)

/** The eight groups of an IPv6 address in its short form. */
const groupsOf = (short: string): string[] => {
  const [head = '', tail] = short.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
}

/** The IPv4 address that an IPv6 address carries whole (`::ffff:203.0.113.7`): the same client, by another socket. */
const mappedOf = (groups: readonly string[]): string | undefined => {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  return groups
    .slice(6)
    .map(group => Number.parseInt(group, 16))
    .flatMap(number => [number >> 8, number & 255])
    .join('.')
}

/**
 * The unit that limits count as one network address: an IPv4 address, or the /64 of an IPv6 address. An owner of one IPv6
 * address has a whole /64 to pick others from.
 */
export const networkAddress = (ip: string): string => {
  const [address = ''] = ip.split('%', 1)
  if (isIP(address) !== 6) return ip
  const groups = groupsOf(shortForm(address))
  return mappedOf(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** Some proxies write the port behind the address: `203.0.113.7:5123`, `[2001:db8::1]:5123`. */
const withoutPort = (text: string): string =>
  /^\[([^[\]]{2,45})\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]{7,15}):\d{1,5}$/.exec(text)?.[1] ?? text

/**
 * The client's address, of the chain of addresses that a request came by: who connects to us first, then who connected
 * to each proxy that we trust. A proxy may write something else than an address there (`unknown`); the nearest hop that
 * has one then counts, so that nobody is without.
 */
export const clientAddress = (chain: readonly (string | undefined)[]): string =>
  chain.map(entry => withoutPort(entry ?? '')).findLast(entry => isIP(entry) !== 0) ?? ''
