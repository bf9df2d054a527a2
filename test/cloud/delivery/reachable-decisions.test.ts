import { expect, test } from '@playwright/test'
import { isPublicAddress, mayReach, readInternalHosts } from '../../../cloud/topics/delivery/webhooks/reachable.pure.ts'

/* The addresses that webhooks of customers may reach. */

const open = ['1.1.1.1', '8.8.8.8', '93.184.216.34', '172.15.255.255', '172.32.0.1', '100.63.255.255', '100.128.0.0']
const openIpv6 = ['2606:4700:4700::1111', '2a00:1450:4001:80e::200e', '2400:cb00::1']
for (const address of [...open, ...openIpv6])
  test(`a webhook reaches ${address}`, () => {
    expect(isPublicAddress(address)).toBe(true)
  })

const closed: [what: string, addresses: string[]][] = [
  ['this machine', ['127.0.0.1', '127.255.255.254', '::1', '0.0.0.0', '0.1.2.3', '::']],
  ['private networks', ['10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', 'fc00::1', 'fd12:3456::1']],
  ['the link, where clouds tell machines their secrets', ['169.254.169.254', 'fe80::1', 'fe80::1%eth0', 'febf::1']],
  ['networks behind the NAT of a carrier', ['100.64.0.1', '100.127.255.255']],
  ['groups and everybody', ['224.0.0.1', '239.255.255.255', '255.255.255.255', 'ff02::1']],
  ['what is reserved', ['240.0.0.1', '192.0.0.1', '198.18.0.1', '198.19.255.255', '3fff::1', '4000::1', 'fec0::1']],
  ['documentation', ['192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1']],
  ['IPv4 addresses in IPv6 form', ['::ffff:127.0.0.1', '::ffff:7f00:1', '::ffff:8.8.8.8', '::127.0.0.1']],
  ['IPv4 addresses behind a translator', ['64:ff9b::7f00:1', '64:ff9b:1::a00:1', '2002:7f00:1::1', '2001::1']],
  ['what is no address', ['', 'localhost', '127.1', '0x7f000001', '2130706433', '1.1.1.1:80', '[2606:4700::1]']]
]
for (const [what, addresses] of closed)
  test(`a webhook reaches none of ${what}`, () => {
    expect(addresses.filter(isPublicAddress)).toEqual([])
  })

test('the operator names hosts and networks that are reached all the same, and no others', () => {
  const hosts = readInternalHosts('Hooks.internal, 10.1.0.0/16, 127.0.0.1, fd00:1::/64')
  const rows: [name: string, address: string, reached: boolean][] = [
    ['hooks.internal', '192.168.1.1', true],
    ['HOOKS.internal', 'fd99::1', true],
    ['other.internal', '192.168.1.1', false],
    ['evil.hooks.internal', '192.168.1.1', false],
    ['any.example', '10.1.255.255', true],
    ['any.example', '10.2.0.1', false],
    ['any.example', '127.0.0.1', true],
    ['any.example', '127.0.0.2', false],
    ['any.example', '::ffff:127.0.0.1', false],
    ['any.example', 'fd00:1::5', true],
    ['any.example', 'fd00:2::5', false],
    ['any.example', '1.1.1.1', true],
    ['hooks.internal', 'no address', false]
  ]
  for (const [name, address, reached] of rows) expect(mayReach({ name, address }, hosts), address).toBe(reached)
  expect(mayReach({ name: 'any.example', address: '127.0.0.1' }, undefined)).toBe(false)
})
