import { BlockList, isIP } from 'node:net'
import { isOwnNetwork } from '../../../http/trusted-proxies.pure.ts'

/** The operator's own receivers: hosts by name, and addresses and networks. They may lie in networks that are not public. */
export type InternalHosts = { names: readonly string[]; networks: readonly string[] }

const namePattern = /^(?=.{1,253}$)[a-z0-9-]{1,63}(\.[a-z0-9-]{1,63})*$/

/** More than anybody has of such receivers. */
const entriesMax = 100

/** What the browsers' rules read as an IPv4 address in another form, as `127.1`, is no name. */
const isName = (text: string): boolean =>
  namePattern.test(text) && !/^(\d+|0x[0-9a-f]*)$/.test(text.split('.').at(-1) ?? '')

/**
 * The hosts that webhooks may reach although they are not public.
 * @param text names, addresses and networks with commas between them, as `hooks.internal, 10.0.0.5, fd00:1::/64`
 * @returns undefined where something else stands there, or a network that is too wide to be one's own
 */
export const readInternalHosts = (text: string): InternalHosts | undefined => {
  const entries = text.split(',').map(entry => entry.trim().toLowerCase())
  const names = entries.filter(isName)
  const networks = entries.filter(entry => !names.includes(entry))
  return entries.length <= entriesMax && networks.every(isOwnNetwork) ? { names, networks } : undefined
}

const listOf = (family: 'ipv4' | 'ipv6', networks: readonly string[]): BlockList => {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', prefix] = network.split('/')
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/** IPv4 networks that are not public, from the registry of special-purpose addresses (RFC 6890), with multicast. */
const specialIpv4 = listOf('ipv4', [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4'
])

/** All public IPv6 addresses are here. Those that stand for IPv4 addresses, of the link, of a site and of groups are not. */
const globalIpv6 = listOf('ipv6', ['2000::/3'])

/** Of those: protocols, documentation, and 6to4, which stands for IPv4 addresses. */
const specialIpv6 = listOf('ipv6', ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])

/** Pure: whether an address is one that anybody on the internet has. */
export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address)
  if (family === 4) return !specialIpv4.check(address, 'ipv4')
  return (
    family === 6 && !address.includes('%') && globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
  )
}

const noHosts: InternalHosts = { names: [], networks: [] }

/** Pure: whether a webhook may connect to an address, under the name that it was found by. */
export const mayReach = (
  { name, address }: { name: string; address: string },
  { names, networks }: InternalHosts = noHosts
): boolean => {
  const family = isIP(address)
  if (family === 0) return false
  if (isPublicAddress(address) || names.includes(name.toLowerCase())) return true
  const own = networks.filter(network => isIP(network.split('/')[0] ?? '') === family)
  return listOf(family === 4 ? 'ipv4' : 'ipv6', own).check(address, family === 4 ? 'ipv4' : 'ipv6')
}
