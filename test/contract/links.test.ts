import { expect, test } from '@playwright/test'
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
