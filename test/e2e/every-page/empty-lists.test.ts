import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { expect, test } from '../support/portal.ts'

/* A list without a row says how a row comes there. Where a filter leaves nothing, the list says what to change. */

const permissions = [
  'auth',
  'auth:roles',
  'message',
  'message:list',
  'message:send',
  'message:template',
  'ota',
  'ota:softwareUpdate',
  'ota:upgradeRecord',
  'shop',
  'shop:center',
  'shop:inventory',
  'statement',
  'statement:data',
  'statement:data:clean',
  'statement:export'
]

const rows: [address: string, title: string, text: string][] = [
  ['/sub-app/auth/roles?text=zzz', 'Nothing fits these filters', 'Clear the filters'],
  ['/sub-app/message/list?state=planned', 'Nothing fits these filters', 'Clear the filters'],
  ['/sub-app/ota/software-update', 'Nothing here yet', 'Start a roll-out of a released whole-machine version.'],
  ['/sub-app/ota/upgrade-record?state=failed', 'Nothing fits these filters', 'Clear the filters'],
  ['/sub-app/shop?text=zzz', 'Nothing matches these filters', 'Shorten your search, or clear the filters.'],
  ['/sub-app/shop/center/orders', 'Nothing here yet', 'Add goods to the cart in the mall centre'],
  ['/sub-app/shop/center/cart', 'The cart is empty.', 'Mall centre'],
  ['/sub-app/shop/inventory?text=zzz', 'Nothing fits these filters', 'Clear the filters'],
  [
    '/sub-app/statement/data/clean?from=2025-01-01&to=2025-01-02',
    'Nothing was cleaned on these days',
    'Choose other days or another store.'
  ],
  ['/sub-app/statement/export', 'No files yet', 'Choose rows and days above, and create a file.']
]

test('an empty list says what to do', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('operator')
  const role = await send(cloud.url, calls.createRole, { token, body: { name: 'Sees empty lists', permissions } })
  const { userId } = (await send(cloud.url, calls.userInfo, { token: await visitor.tokenOf('nobody') })).data
  const { roleId } = role.data
  await send(cloud.url, calls.changeExternalRoles, { token, body: { userId, give: [roleId], take: [] } })
  for (const [address, title, text] of rows) {
    await visitor.open('nobody', address)
    await expect(page.getByRole('main').getByText(title).first(), address).toBeVisible()
    await expect(page.getByRole('main').getByText(text).first(), address).toBeVisible()
  }
  // The tests of a worker share one portal.
  await send(cloud.url, calls.changeExternalRoles, { token, body: { userId, give: [], take: [roleId] } })
})
