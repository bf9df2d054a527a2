import { usualMapping } from '#contract/calls/deploy/mapping-features.ts'
import { calls } from '#contract/index.ts'
import { deployPermissions } from '#contract/permissions.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { givePermissions } from '../../cloud/support/give-permissions.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

/* The features that robots may use while they build maps: people change them, and robots take them. */

const list = '/sub-app/deploy/mapping-config'

/** A robot in a store, and its model without configurations of its own. */
const robotInStore = async (cloud: Pick<TestCloud, 'query'>) => {
  const [row] = await cloud.query(`select serial, model, stores.store_id, stores.name as store from robots
    join stores using (store_id) order by robot_id desc limit 1`)
  const robot = { serial: String(row?.serial), model: String(row?.model), storeId: Number(row?.store_id) }
  await cloud.query(`delete from mapping_configurations where model = '${robot.model}'`)
  await cloud.query(
    `delete from robot_mappings where robot_id = (select robot_id from robots where serial = '${robot.serial}')`
  )
  return { ...robot, store: String(row?.store) }
}

test('a person writes a configuration for a store by keyboard, and sees a robot take it', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const { serial, model, storeId, store } = await robotInStore(cloud)
  await visitor.open('operator', list)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mapping feature configuration')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'New configuration' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'New configuration' })).toBeFocused()
  await page.getByLabel('Model').selectOption(model)
  await page.getByLabel('Find a store').fill(store)
  await page.getByLabel('Store', { exact: true }).selectOption(String(storeId))
  await page.getByLabel('Resolution').fill('21')
  await page.getByLabel('Resolution').press('Enter')
  await expect(page.getByLabel('Resolution')).toBeFocused()
  await expect(page.getByLabel('Resolution')).toHaveAccessibleDescription(/From 1 cm to 20 cm$/)
  await expect(page.getByLabel('Resolution')).toHaveAttribute('aria-invalid', 'true')
  expect(await objectionsTo(page)).toEqual([])

  // The cloud saves, and the answer is lost: the typed value stays, and the next try finds the saved one.
  await page.getByLabel('Resolution').fill('7')
  await page.route(
    `**${calls.saveMapping.path}`,
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 }
  )
  await page.getByLabel('Resolution').press('Enter')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(page.getByLabel('Resolution')).toHaveValue('7')
  complaints.length = 0
  const saving = page.getByRole('button', { name: 'Save' })
  await expect(saving).toHaveAttribute('aria-disabled', 'false')
  await saving.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${model} · ${store}`)
  await expect(page.getByText(/^Version 1, changed .* by Olivia Hart$/)).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: serial })
  await expect(row).toContainText('Waiting')
  const token = await signIn(cloud, 'robot')
  const sync = (held: { mappingId: number; version: number; failure: 'space' | null } | null) =>
    send(cloud.url, calls.syncMappings, { token, body: { robots: [{ serial, held }] } })
  const [told] = (await sync(null)).data.list
  const { mappingId = 0, version = 0 } = told ?? {}
  expect(told?.features).toEqual({ ...usualMapping, resolution: 7 })
  await sync({ mappingId, version, failure: null })
  await expect(row).toContainText('Applied')
  await sync({ mappingId, version, failure: 'space' })
  await expect(row).toContainText('Not applied')
  await expect(row).toContainText('The robot reported an error.')
  expect(await objectionsTo(page)).toEqual([])
  await readIn(page, 'ja')
  await expect(row).toContainText('適用できません')
  await readIn(page, 'en')

  await page.getByRole('button', { name: 'Remove' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  await expect.poll(() => addressOf(page)).toBe(list)
  expect((await sync({ mappingId, version, failure: null })).data.list).toEqual([])
})

test('of two people who change one configuration, the second one takes either value of what differs', async ({
  page,
  visitor,
  cloud
}) => {
  const { model } = await robotInStore(cloud)
  const token = await signIn(cloud, 'operator')
  const body = { model, storeId: null, features: usualMapping }
  const save = (version: number, resolution: number) =>
    send(cloud.url, calls.saveMapping, {
      token,
      body: { ...body, version, features: { ...usualMapping, resolution } }
    })
  const { mappingId } = (await save(0, 5)).data
  await visitor.open('operator', `${list}/${mappingId}`)
  await page.getByLabel('Largest area').fill('500')
  await page.getByLabel('Virtual walls').selectOption('Off')
  expect((await save(1, 6)).code).toBe(610000)
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Somebody changed this meanwhile' })
  await expect(dialog).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' })).toBeVisible()
  await expect(page.getByLabel('Largest area')).toHaveValue('500')
  await expect(page.getByLabel('Virtual walls')).toHaveValue('false')

  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled()
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  // The other person's resolution, and the own area: neither is lost where nobody chooses otherwise.
  await expect(dialog.getByRole('group', { name: 'Resolution' }).getByRole('radio', { name: /^Theirs/ })).toBeChecked()
  await dialog
    .getByRole('group', { name: 'Virtual walls' })
    .getByRole('radio', { name: /^Theirs/ })
    .check()
  await dialog.getByRole('button', { name: 'Save these values' }).press('Enter')
  await expect(page.getByText(/^Version 3, changed/)).toBeVisible()
  await expect(page.getByLabel('Resolution')).toHaveValue('6')
  await expect(page.getByLabel('Largest area')).toHaveValue('500')
  await expect(page.getByLabel('Virtual walls')).toHaveValue('true')
})

test('the filters of the list stay in the address after a reload', async ({ page, visitor, cloud }) => {
  const { model, storeId, store } = await robotInStore(cloud)
  const token = await signIn(cloud, 'operator')
  for (const place of [null, storeId])
    await send(cloud.url, calls.saveMapping, {
      token,
      body: { model, storeId: place, version: 0, features: usualMapping }
    })
  await visitor.open('operator', list)
  const rows = page.getByRole('table').getByRole('row')
  await page.getByRole('combobox', { name: 'Model' }).selectOption(model)
  await expect(rows).toHaveCount(3)
  await page.getByPlaceholder('Store').fill(store)
  await expect(rows).toHaveCount(2)
  await page.reload()
  await expect(page.getByPlaceholder('Store')).toHaveValue(store)
  await expect(rows).toHaveCount(2)
  await expect(rows.nth(1)).toContainText(model)
  expect(new URL(page.url()).searchParams.get('model')).toBe(model)
  expect(await objectionsTo(page)).toEqual([])
})

const given = ['deploy', deployPermissions.mapping, deployPermissions.changeMapping]

test('a person of one organisation writes a configuration for a store of it', async ({ page, visitor, cloud }) => {
  await cloud.query('delete from mapping_configurations where store_id is not null')
  await givePermissions(cloud, 'tenant', given)
  await visitor.open('tenant', `${list}/new`)
  const store = page.getByLabel('Store', { exact: true })
  await expect(store).not.toHaveValue('')
  const name = await store.locator('option:checked').innerText()
  await page.getByLabel('Resolution').fill('7')
  await page.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
  // Other tests of this cloud find the account as it was.
  await cloud.query(`delete from role_permissions using user_roles join users using (user_id)
    where role_permissions.role_id = user_roles.role_id and email = 'tenant@demo.example'
    and permission in ('${given.join("', '")}')`)
})

test('a typed store is one question to the cloud', async ({ page, visitor, cloud }) => {
  const { store, storeId } = await robotInStore(cloud)
  await page.clock.install()
  await visitor.open('operator', `${list}/new`)
  await expect(page.getByLabel('Store', { exact: true })).toBeVisible()
  const asked: (string | null)[] = []
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === calls.mappingStoreList.path) asked.push(searchParams.get('text'))
  })
  // Nobody rests between two letters, however slow the machine is.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Find a store').pressSequentially(store)
  expect(asked).toEqual([])
  await page.clock.runFor(1_000)
  await page.clock.resume()
  await page.getByLabel('Store', { exact: true }).selectOption(String(storeId))
  expect(asked).toEqual([store])
})

test('a person who chose a store is asked before leaving, even after a feature was changed and changed back', async ({
  page,
  visitor,
  cloud
}) => {
  const { store, storeId } = await robotInStore(cloud)
  await visitor.open('operator', `${list}/new`)
  await page.getByLabel('Find a store').fill(store)
  await page.getByLabel('Store', { exact: true }).selectOption(String(storeId))
  await page.getByLabel('Virtual walls').selectOption('Off')
  await page.getByLabel('Virtual walls').selectOption('On')
  await page.getByRole('link', { name: 'Mapping feature configuration' }).last().click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  expect(addressOf(page)).toBe(`${list}/new`)
})

test('a robot that could not take a configuration is tried once more, and what is typed stays', async ({
  page,
  visitor,
  cloud
}) => {
  const { serial, model, storeId } = await robotInStore(cloud)
  const token = await signIn(cloud, 'operator')
  const body = { model, storeId, version: 0, features: usualMapping }
  const { mappingId } = (await send(cloud.url, calls.saveMapping, { token, body })).data
  const robot = await signIn(cloud, 'robot')
  const sync = (failure: 'space' | null) => {
    const robots = [{ serial, held: { mappingId, version: 1, failure } }]
    return send(cloud.url, calls.syncMappings, { token: robot, body: { robots } })
  }
  await visitor.open('operator', `${list}/${mappingId}`)
  const row = page.getByRole('row').filter({ hasText: serial })
  const retry = page.getByRole('button', { name: 'Try failed robots again' })
  await retry.press('Enter')
  await expect(page.getByText('Each of these robots has the configuration or waits for it.')).toBeVisible()
  await sync('space')
  await expect(row).toContainText('Not applied')
  await page.getByLabel('Largest area').fill('500')
  // The first press locked the button for a while.
  await expect(retry).toBeEnabled()
  await retry.press('Enter')
  await expect(page.getByText('Sent to 1 robot again.')).toBeVisible()
  await expect(retry).toBeFocused()
  await expect(row).toContainText('Waiting')
  expect((await sync('space')).data.list).toMatchObject([{ serial, version: 1 }])
  await sync(null)
  await expect(row).toContainText('Applied')
  expect(await objectionsTo(page)).toEqual([])
  // Leaving still asks about the number that was typed.
  await page.getByRole('link', { name: 'Mapping feature configuration' }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what somebody saved meanwhile is not removed', async ({ page, visitor, cloud }) => {
  const { model, storeId } = await robotInStore(cloud)
  const token = await signIn(cloud, 'operator')
  const save = (version: number, resolution: number) => {
    const body = { model, storeId, version, features: { ...usualMapping, resolution } }
    return send(cloud.url, calls.saveMapping, { token, body })
  }
  const { mappingId } = (await save(0, 5)).data
  await visitor.open('operator', `${list}/${mappingId}`)
  await expect(page.getByLabel('Resolution')).toHaveValue('5')
  expect((await save(1, 6)).code).toBe(610000)
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Remove' }).press('Enter')
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).press('Enter')
  }
  await remove()
  await expect(page.getByText('Somebody else changed this configuration meanwhile. It is not removed.')).toBeVisible()
  await expect(page.getByLabel('Resolution')).toHaveValue('6')
  await remove()
  await expect.poll(() => addressOf(page)).toBe(list)
})
