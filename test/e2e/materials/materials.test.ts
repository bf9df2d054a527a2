import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { jpeg, png } from '../../cloud/support/files/material-files.ts'
import { addMaterial } from '../../cloud/support/materials.ts'
import { conflictOn, inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, test } from '../support/portal.ts'

const list = '/sub-app/resourceweb/material-packs/list'
const groups = '/sub-app/resourceweb/material-packs/groups'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
/** Presses a button that sends, when it is free. */
const press = async (page: Page, name: string): Promise<void> => {
  const button = page.getByRole('button', { name, exact: true })
  await expect(button).toHaveAttribute('aria-disabled', 'false')
  await button.press('Enter')
}
const picture = (buffer: Buffer, name = 'sunday-brunch.png') => ({ name, mimeType: 'image/png', buffer })

/** A picture that a browser can draw: the ones of the demo data are. */
const demoPicture = async (url: string, token: string): Promise<Buffer> => {
  const [found] = (await send(url, calls.materialList, { token, query: { text: 'Welcome' } })).data.list
  const { data } = await send(url, calls.materialTicket, { token, body: { materialId: found?.materialId ?? 0 } })
  return Buffer.from(await (await fetch(url + data.path)).arrayBuffer())
}

test('a list keeps its filters in the address, also after a reload', async ({ page, visitor }) => {
  await visitor.open('packs', list)
  await expect(heading(page)).toHaveText('Material pack list')
  await expect(page.getByRole('row', { name: /Gong/ })).toContainText('Sound')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('searchbox', { name: 'Search' }).fill('lunch')
  await expect(page).toHaveURL(`${list}?text=lunch`)
  await expect(page.getByRole('row', { name: /Gong/ })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('row', { name: /Lunch menu/ })).toContainText('640 × 360')
  await page.goto(`${list}?kind=sound&model=T11&sort=-size`)
  await expect(page.getByRole('row', { name: /Please take your meal/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Lunch menu/ })).toHaveCount(0)
})

test('a person adds a picture in spite of a broken line, looks at it, renames and deletes it', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const file = await demoPicture(cloud.url, await visitor.tokenOf('packs'))
  await visitor.open('packs', list)
  await page.getByRole('link', { name: 'Add material' }).press('Enter')
  await expect(heading(page)).toBeFocused()
  await press(page, 'Upload')
  await expect(field(page, 'File')).toBeFocused()
  await expect(page.getByText('Choose a PNG, JPEG, WebP, MP4, MP3 or WAV file')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await field(page, 'File').setInputFiles(picture(file))
  await expect(field(page, 'Name')).toHaveValue('sunday-brunch')
  await field(page, 'Name').fill('Sunday brunch')
  for (const model of ['T10', 'T10S', 'T11']) await page.getByLabel(model, { exact: true }).uncheck()
  await press(page, 'Upload')
  await expect(page.getByText('Choose at least one model.')).toBeVisible()
  await page.getByLabel('T10', { exact: true }).press('Space')

  // The answer to the last step is lost; the file is sent on, and nothing is there twice.
  await page.route(`**${calls.finishMaterial.path}`, async route => {
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Upload')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Sunday brunch')
  await page.unroute(`**${calls.finishMaterial.path}`)
  complaints.length = 0
  await press(page, 'Upload')
  await expect(heading(page)).toHaveText('Sunday brunch')
  const token = await visitor.tokenOf('packs')
  const { total } = (await send(cloud.url, calls.materialList, { token, query: { text: 'Sunday brunch' } })).data
  expect(total).toBe(1)

  const image = page.getByRole('img', { name: 'Sunday brunch' })
  await expect.poll(() => image.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(640)
  expect(await objectionsTo(page)).toEqual([])
  const rename = page.getByRole('button', { name: 'Rename' })
  await rename.press('Enter')
  await expect(field(page, 'Name')).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(rename).toBeFocused()
  await rename.press('Enter')
  await field(page, 'Name').fill('Monday brunch')
  await press(page, 'Save')
  await expect(heading(page)).toHaveText('Monday brunch')
  await expect(rename).toBeFocused()
  await page.getByRole('button', { name: 'Delete the material' }).press('Enter')
  await inDialog(page).getByRole('button', { name: 'Delete the material' }).press('Enter')
  await expect(heading(page)).toHaveText('Material pack list')
  await expect(page.getByRole('row', { name: /Monday brunch/ })).toHaveCount(0)
})

test('the second of two people who change a name or a group takes a value of either', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('packs')
  const materialId = await addMaterial(cloud.url, token, { name: 'Autumn' })
  await visitor.open('packs', `${list}/${materialId}`)
  await page.getByRole('button', { name: 'Rename' }).press('Enter')
  await field(page, 'Name').fill('Mine')
  await send(cloud.url, calls.renameMaterial, { token, body: { materialId, name: 'Theirs' } })
  await press(page, 'Save')
  const { chosenOf, take, save } = conflictOn(page)
  await expect(chosenOf('Name')).toHaveText('YoursMine')
  await save()
  await expect(heading(page)).toHaveText('Mine')

  const item = { materialId, seconds: 10 }
  const written = { name: 'Autumn group', fromMinute: 0, toMinute: 600, items: [item] }
  const made = await send(cloud.url, calls.createMaterialGroup, { token, body: { model: 'T10', ...written } })
  const { groupId } = made.data
  await page.goto(`${groups}/${groupId}/edit`)
  await field(page, 'Name').fill('My group')
  const theirs = { ...written, groupId, version: 1, name: 'Their group', items: [item, item] }
  expect((await send(cloud.url, calls.saveMaterialGroup, { token, body: theirs })).code).toBe(610_000)
  await press(page, 'Save')
  await expect(chosenOf('Materials in their order')).toContainText('Theirs')
  await take('Name', 'Yours')
  await save()
  await expect(heading(page)).toHaveText('My group')
  const { data } = await send(cloud.url, calls.materialGroupDetail, { token, query: { groupId } })
  expect([data.name, data.items.length]).toEqual(['My group', 2])
})

test('a file that is no picture is refused with its reason, and the form stays', async ({ page, visitor }) => {
  await visitor.open('packs', `${list}/new`)
  await field(page, 'File').setInputFiles(picture(Buffer.from(`<svg>${' '.repeat(60)}</svg>`), 'drawing.png'))
  await press(page, 'Upload')
  await expect(page.getByText('This file is not allowed. Check its type and content.')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('drawing')
})

test('a person makes a group by keyboard once, in spite of a lost answer, and changes its order', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const token = await visitor.tokenOf('packs')
  await addMaterial(cloud.url, token, { name: 'Soup of the day', models: ['T10'] }, png())
  await addMaterial(cloud.url, token, { name: 'Cake of the day', models: ['T10'] }, jpeg())
  await visitor.open('packs', groups)
  await expect(page.getByRole('row', { name: /Lunch in all restaurants/ })).toContainText('11:00 – 15:00')
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('link', { name: 'New group' }).press('Enter')
  await press(page, 'Save')
  await expect(field(page, 'Name')).toBeFocused()
  await field(page, 'Name').fill('Today')
  await field(page, 'Model').selectOption('T10')
  await field(page, 'Shown from').selectOption('07:30')
  await page.getByRole('searchbox', { name: 'Search' }).fill('of the day')
  for (const name of ['Soup of the day', 'Cake of the day']) {
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button')
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Add to the group' }).press('Enter')
  }
  const items = page.getByRole('group', { name: 'Materials in their order' }).getByRole('listitem')
  await expect(items).toHaveText([/Soup of the day/, /Cake of the day/])
  await page.getByRole('button', { name: 'Move Cake of the day up' }).press('Enter')
  await expect(items).toHaveText([/Cake of the day/, /Soup of the day/])
  await expect(page.getByRole('button', { name: 'Move Cake of the day down' })).toBeFocused()
  await field(page, 'Seconds that Soup of the day stays').fill('1')
  await press(page, 'Save')
  await expect(field(page, 'Seconds that Soup of the day stays')).toBeFocused()
  await expect(page.getByText('A picture stays 2 to 600 seconds.')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await field(page, 'Seconds that Soup of the day stays').fill('12')

  // A removed material passes the focus on: to the one after it, or to the one before.
  for (const name of ['Soup of the day', 'Soup of the day']) {
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('button')
      .press('Enter')
    await page.getByRole('menuitem', { name: 'Add to the group' }).press('Enter')
  }
  await expect(items).toHaveCount(4)
  const removing = (name: string) => page.getByRole('button', { name: `Remove ${name} from the group` })
  await removing('Soup of the day').nth(1).press('Enter')
  await expect(items).toHaveCount(3)
  await expect(removing('Soup of the day').nth(1)).toBeFocused()
  await removing('Soup of the day').nth(1).press('Enter')
  await expect(items).toHaveCount(2)
  await expect(removing('Soup of the day')).toBeFocused()

  await page.route(`**${calls.createMaterialGroup.path}`, async route => {
    if (route.request().method() !== 'POST') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await press(page, 'Save')
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(field(page, 'Name')).toHaveValue('Today')
  await page.unroute(`**${calls.createMaterialGroup.path}`)
  complaints.length = 0
  await press(page, 'Save')
  await expect(heading(page)).toHaveText('Today')
  await expect(page.getByText('07:30 – 24:00')).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'of the day' })).toHaveText([
    /Cake of the day\s+Picture, 10 s/,
    /Soup of the day\s+Picture, 12 s/
  ])

  // The name is taken now, and the form says so.
  await page.goto(`${groups}/new`)
  await field(page, 'Name').fill('TODAY')
  await field(page, 'Model').selectOption('T10')
  await page
    .getByRole('row', { name: /Soup of the day/ })
    .getByRole('button')
    .press('Enter')
  await page.getByRole('menuitem', { name: 'Add to the group' }).press('Enter')
  await press(page, 'Save')
  await expect(page.getByText('A material group with this name already exists.')).toBeVisible()
})

test('a group is assigned to a robot, the page shows what the robot says, and the robot leaves', async ({
  page,
  visitor,
  cloud
}) => {
  await cloud.query(`update robots set online = true, state = 'idle' where model = 'T11'`)
  await cloud.query(`delete from material_group_robots`)
  await visitor.open('packs', groups)
  await page.getByRole('link', { name: 'On the way' }).press('Enter')
  await expect(heading(page)).toHaveText('On the way')
  const free = `${addressOf(page)}?robots=free`
  await page.goto(free)
  const row = page.getByRole('row').nth(1)
  await expect(row).toContainText('Shows no group')
  await row.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Show this group' }).press('Enter')
  await expect(page.getByText('Robots asked: 1.')).toBeVisible()
  await page.goto(free.replace('?robots=free', ''))
  await expect(row).toContainText('Requested')
  await expect(page.getByText('Robots show this group.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete the group' })).toHaveCount(0)
  expect(await objectionsTo(page)).toEqual([])

  const token = await signIn(cloud, 'robot')
  const answer = async () => {
    const { list: open } = (await send(cloud.url, calls.robotRequests, { token, query: { size: 100 } })).data
    const reports = open.flatMap(({ requestId, ask }) => {
      if (ask.kind !== 'showMaterials') return []
      const materialIds = (ask.group?.materials ?? []).map(({ materialId }) => materialId)
      return [{ requestId, state: 'done' as const, answer: { kind: 'showMaterials' as const, materialIds } }]
    })
    await send(cloud.url, calls.reportRequests, { token, body: { reports } })
  }
  await answer()
  await expect(row).toContainText('Shows the group')
  await row.getByRole('button').press('Enter')
  await page.getByRole('menuitem', { name: 'Stop showing the group' }).press('Enter')
  await expect(row).toContainText('Stop requested')
  await answer()
  await expect(page.getByText('Choose “Robots without a group”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete the group' })).toBeVisible()
})
