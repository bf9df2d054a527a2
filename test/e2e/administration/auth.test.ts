import { calls } from '#contract/index.ts'
import { livePath } from '#contract/page/live.ts'
import { send } from '../../cloud/support/client.ts'
import { newestCode } from '../../cloud/support/codes.ts'
import { inDialog } from '../support/dialog.ts'
import { addressOf, expect, sidebar, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

test('a role is made with the keyboard, and its changes are shown before they are saved', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/auth')
  await page.getByRole('link', { name: 'Add a role' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add a role' })).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Shift leader')
  await page.getByLabel('Search the permissions').fill('store list')
  const leaf = page.getByRole('treeitem', { name: 'Store list', exact: true })
  await leaf.click()
  await expect(leaf).toHaveAttribute('aria-checked', 'true')
  const changes = page.locator('.changes')
  await expect(changes).toContainText('2 permissions added')
  await expect(changes).toContainText('Stores, Store list')
  await page.getByLabel('Search the permissions').fill('')
  await expect(page.getByRole('treeitem', { name: /^Robots/ }).first()).toHaveAttribute('aria-checked', 'false')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Shift leader')
  await expect.poll(() => addressOf(page)).toMatch(/\/sub-app\/auth\/roles\/\d+/)

  // The area itself goes with everything below it.
  await page.getByLabel('Search the permissions').fill('stores')
  await page.getByRole('treeitem', { name: 'Stores: the area itself' }).click()
  await expect(changes).toContainText('2 permissions removed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('No changes yet')).toBeVisible()
  await page.getByRole('link', { name: 'Audit' }).click()
  const rows = page.getByRole('row')
  await expect(rows.nth(1)).toContainText('Role changed')
  await expect(rows.nth(1)).toContainText('Olivia Hart')
})

test('a press on a permission counts, though the page is drawn anew before the tree tells of it', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', '/sub-app/auth/roles/new')
  await page.getByLabel('Search the permissions').fill('store list')
  const leaf = page.getByRole('treeitem', { name: 'Store list', exact: true })
  await expect(leaf).toBeVisible()
  await leaf.evaluate(async item => {
    const field = document.querySelector<HTMLInputElement>('main input[type="search"]')
    // The tree takes a click that began on the same item.
    item.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    item.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    field?.focus()
    document.execCommand('delete')
  })
  await expect(page.locator('.changes')).toContainText('Stores, Store list')
})

test('each permission in the tree has a title', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/auth/roles/new')
  await expect(page.getByRole('treeitem', { name: 'Release applications', exact: true })).toBeVisible()
  const titles = await page.locator('sl-tree-item[data-permission]').allTextContents()
  expect(titles).toContain('Release applications')
  expect(titles.filter(title => /^\w+(:\w+)+$/.test(title.trim()))).toEqual([])
})

test('another language reaches the headings of a table that stands', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/auth')
  await expect(page.getByRole('columnheader', { name: 'Name' })).toBeVisible()
  await readIn(page, 'fr')
  await expect(page.getByRole('columnheader', { name: 'Nom' })).toBeVisible()
})

test('a change of permissions shows in the open portal of the person: menu, guard and the way back', async ({
  page,
  cloud,
  visitor
}) => {
  // A change before the live channel listens is no news to the page.
  const spoke = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
  await visitor.open('tenant', '/sub-app/store')
  await expect(page.getByRole('heading', { level: 1, name: 'Store list' })).toBeVisible()
  await spoke
  await expect(sidebar(page).getByText('Stores')).toBeVisible()
  const token = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.roleList, { token, query: { text: 'Tenant administrator' } })).data
  const [role = { roleId: 0, name: '' }] = list
  const body = { roleId: role.roleId, name: role.name }
  const permissions = ['store', 'store:list']
  await send(cloud.url, calls.updateRole, { token, body: { ...body, give: [], take: permissions } })
  await expect.poll(() => addressOf(page)).toBe('/401')
  await expect(sidebar(page).getByText('Stores')).toHaveCount(0)
  await send(cloud.url, calls.updateRole, { token, body: { ...body, give: permissions, take: [] } })
  await expect(sidebar(page).getByText('Stores')).toBeVisible()
})

test('a change of permissions between the page and its live channel shows as well', async ({
  page,
  cloud,
  visitor
}) => {
  const operator = await visitor.tokenOf('operator')
  const { list } = (await send(cloud.url, calls.roleList, { token: operator, query: { text: 'Tenant administrator' } }))
    .data
  const [{ roleId, name } = { roleId: 0, name: '' }] = list
  const change = (given: boolean) => {
    const permissions = ['store', 'store:list']
    const body = { roleId, name, give: given ? permissions : [], take: given ? [] : permissions }
    return send(cloud.url, calls.updateRole, { token: operator, body })
  }
  const held = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.routeWebSocket(`**${livePath}/**`, async channel => {
    asked.resolve()
    await held.promise
    channel.connectToServer()
  })
  await visitor.open('tenant', '/dashboard')
  await expect(sidebar(page).getByText('Stores')).toBeVisible()
  await asked.promise
  await change(false)
  held.resolve()
  await expect(sidebar(page).getByText('Stores')).toHaveCount(0)
  await change(true)
  await expect(sidebar(page).getByText('Stores')).toBeVisible()
})

test('somebody is invited, registers with the code of the letter, and the page says which role permits what', async ({
  page,
  cloud,
  visitor
}) => {
  await visitor.open('tenant', '/sub-app/auth/external-users')
  await page.getByRole('link', { name: 'Invite somebody' }).click()
  const target = page.getByLabel('E-mail or phone')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(target).toBeFocused()
  await expect(target).toHaveAccessibleDescription(/Fill in this field\./)
  await target.fill('operator@demo.example')
  await page.getByLabel('Role').selectOption({ label: 'Tenant administrator' })
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.locator('.refusal')).toContainText('This account already exists.')
  await target.fill('ida@new.example')
  await expect(page.getByRole('button', { name: 'Send the invitation' })).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('table', { name: 'Open invitations' }).or(page.getByRole('grid', { name: 'Open invitations' }))
  ).toContainText('ida@new.example')
  const code = await newestCode(cloud.url, 'ida@new.example')
  const registration = {
    type: 'account' as const,
    email: 'ida@new.example',
    code,
    nickname: 'Ida',
    agreed: true as const
  }
  const { code: answer } = await send(cloud.url, calls.register, {
    body: { ...registration, password: 'a very long 1 word' }
  })
  expect(answer).toBe(610_000)
  await page.reload()
  await page.getByLabel('Search', { exact: true }).fill('ida@')
  await page.getByRole('link', { name: 'Ida' }).click()
  const why = page.getByRole('table', { name: 'Why can Ida see this?' })
  await expect(why).toContainText('Role and permission management')
  await expect(why).toContainText('Tenant administrator')

  await page.getByRole('button', { name: 'Disable' }).click()
  await inDialog(page).getByRole('button', { name: 'Disable' }).click()
  await expect(page.getByRole('button', { name: 'Activate' })).toBeVisible()
})

test('an invitation whose role grew says so, and is sent again once the new permissions are confirmed', async ({
  page,
  cloud,
  visitor
}) => {
  const token = await visitor.tokenOf('operator')
  const role = { name: 'Greeter', permissions: ['robot'] }
  const { roleId } = (await send(cloud.url, calls.createRole, { token, body: role })).data
  const target = 'jon@new.example'
  await send(cloud.url, calls.invite, { token, body: { email: target, userType: 4, roleId } })
  await visitor.open('operator', '/sub-app/auth/external-users')
  const row = page.getByRole('row').filter({ hasText: target })
  await expect(row).toContainText('Waits for the answer')
  await send(cloud.url, calls.updateRole, { token, body: { roleId, name: role.name, give: ['store'], take: [] } })
  await page.reload()
  await expect(row).toContainText('Waits for you: the role grew')
  await cloud.clock.advance(2 * 60_000)
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Send again' }).click()
  await expect(inDialog(page)).toContainText('The role Greeter has more permissions')
  await inDialog(page).getByRole('button', { name: 'Confirm and send again' }).click()
  await expect(row).toContainText('Waits for the answer')
})

test('an administrator of a tenant sees the own organisation, and can’t change it', async ({ page, visitor }) => {
  await visitor.open('tenant', '/sub-app/auth/tenants')
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('link', { name: 'Meridian Care Services' }).click()
  await expect(page.getByText('You can see this organisation, and may not change it.')).toBeVisible()
})

test('an operator gives an organisation a limit', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/auth/tenants')
  await page.getByRole('link', { name: 'Lotus Court Hotels' }).click()
  await page.getByLabel('Store limit (optional)').fill('9.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByLabel('Store limit (optional)')).toHaveAccessibleDescription(/This does not fit\./)
  await page.getByLabel('Store limit (optional)').fill('20')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('8 of 20')).toBeVisible()
})
