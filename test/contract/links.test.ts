import { expect, test } from '@playwright/test'
import { isSafeAddress, namesUser } from '#contract/checks/safe-address.ts'
import { type LinkValues, linkAddress } from '#contract/page/sub-apps/links.ts'

const subApps = {
  store: { links: { list: '', detail: ':storeId', edit: ':storeId/edit' } },
  robot: { links: { list: 'list', track: 'maps/:floor/robots/:sn' } },
  study: {}
}

const rows: [name: string, values: LinkValues | undefined, address: string | undefined][] = [
  ['store.list', undefined, '/sub-app/store'],
  ['store.detail', { storeId: 7 }, '/sub-app/store/7'],
  ['store.edit', { storeId: 7 }, '/sub-app/store/7/edit'],
  ['robot.list', {}, '/sub-app/robot/list'],
  ['robot.track', { floor: 0, sn: 'T10/5 é' }, '/sub-app/robot/maps/0/robots/T10%2F5%20%C3%A9'],
  ['robot.track', { floor: 2 }, undefined],
  ['store.detail', undefined, undefined],
  ['store.detail', { storeId: '' }, undefined],
  ['store.detail', { storeId: '..' }, undefined],
  ['store.detail', { storeid: 7 }, undefined],
  ['store.toString', {}, undefined],
  ['store', {}, undefined],
  ['study.list', {}, undefined],
  ['ota.list', {}, undefined],
  ['unknown.list', {}, undefined]
]
for (const [name, values, address] of rows)
  test(`${name} with ${JSON.stringify(values ?? {})} leads to ${address ?? 'nowhere'}`, () => {
    expect(linkAddress(subApps, name, values)).toBe(address)
  })

const addresses: [address: string, isSafe: boolean, hasUser: boolean][] = [
  ['/a@b', true, false],
  ['/a?b=https://c@d', true, false],
  ['https://example.com', true, false],
  ['https://example.com/@somebody', true, false],
  ['https://example.com?mail=a@b.example', true, false],
  ['https://example.com#a@b', true, false],
  ['https://user:password@example.com/', false, true],
  ['https://user@example.com', false, true],
  ['https://:password@example.com', false, true],
  ['https://@example.com', false, true],
  ['HTTP://portal.example.com@evil.example', false, true],
  ['https://portal.example.com:443@evil.example/login', false, true],
  ['https://a@b@evil.example', false, true],
  ['https://portal.example.com\\@evil.example', false, false],
  ['https://portal.example.com%2F@evil.example', false, true],
  ['https:user@evil.example', false, true],
  ['https:/user@evil.example', false, true],
  ['https:\\\\user@evil.example', false, true],
  [' https://user@evil.example', false, true],
  ['//user@evil.example', false, true],
  ['wss://user:password@example.com', false, true],
  ['mailto:somebody@example.com', false, false],
  ['somebody@example.com', false, false]
]
for (const [address, isSafe, hasUser] of addresses)
  test(`${address} ${isSafe ? 'may' : 'may not'} be a link, and names ${hasUser ? 'a user' : 'nobody'}`, () =>
    expect({ isSafe: isSafeAddress(address), hasUser: namesUser(address) }).toEqual({ isSafe, hasUser }))
