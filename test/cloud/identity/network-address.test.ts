import { expect, test } from '@playwright/test'
import { clientAddress, networkAddress } from '../../../cloud/topics/identity/sign-in/network-address.pure.ts'

const rows: [ip: string, counted: string][] = [
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['1:2::3:4:5:203.0.113.7', '1:2:0:3::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64']
]

for (const [ip, counted] of rows)
  test(`counts ${ip} as ${counted}`, () => {
    expect(networkAddress(ip)).toBe(counted)
  })

const chains: [chain: (string | undefined)[], client: string][] = [
  [['127.0.0.1'], '127.0.0.1'],
  [['127.0.0.1', '203.0.113.7'], '203.0.113.7'],
  [['127.0.0.1', '203.0.113.7:5123'], '203.0.113.7'],
  [['127.0.0.1', '[2001:db8::7]:5123'], '2001:db8::7'],
  [['127.0.0.1', '[2001:db8::7]'], '2001:db8::7'],
  [['127.0.0.1', 'unknown'], '127.0.0.1'],
  [['127.0.0.1', '10.0.0.1', '_hidden, "for"'], '10.0.0.1'],
  [['127.0.0.1', '203.0.113.777'], '127.0.0.1'],
  [['127.0.0.1', ''], '127.0.0.1'],
  [[undefined], '']
]

for (const [chain, client] of chains)
  test(`knows the client of ${chain.join(' < ')} as ${client || 'nobody'}`, () => {
    expect(clientAddress(chain)).toBe(client)
  })
