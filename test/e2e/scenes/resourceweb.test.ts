import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { conflictOn } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, test } from '../support/portal.ts'

const list = '/sub-app/resourceweb/scenes/list'
const settings = '/sub-app/resourceweb/scenes/settings'

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const left = (page: Page) => field(page, 'From the left (cm)')
const chosen = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Points of delivery' }).getByRole('button', { name: new RegExp(`^${name} `) })

/** Drags what lies in the middle of the map by so many pixels to the right. */
const dragMiddle = async (page: Page, pixels: number): Promise<void> => {
  const map = page.getByRole('application', { name: /^Map of floor/ })
  await map.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  await page.mouse.move(middleX, middleY)
  await page.mouse.down()
  await page.mouse.move(middleX + pixels / 2, middleY, { steps: 3 })
  await page.mouse.move(middleX + pixels, middleY, { steps: 3 })
  await page.mouse.up()
}

/** Whether a finger beside the middle of the map, by so many pixels, holds the page still. */
const holdsPage = (page: Page, beside: number): Promise<boolean> =>
  page.getByRole('application', { name: /^Map of floor/ }).evaluate((map, beside) => {
    const { left, top, width, height } = map.getBoundingClientRect()
    const finger = { identifier: 1, target: map, clientX: left + width / 2 + beside, clientY: top + height / 2 }
    return !map.dispatchEvent(new TouchEvent('touchstart', { cancelable: true, touches: [new Touch(finger)] }))
  }, beside)

test('a person makes a scene, drags and moves a point, undoes, saves and finds it again', async ({ page, visitor }) => {
  await test.step('the list shows the scenes that are there', async () => {
    await visitor.open('operator', list)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scene list')
    await expect(page.getByRole('row').filter({ hasText: 'dining room' }).first()).toBeVisible()
    expect(await objectionsTo(page)).toEqual([])
  })
  await test.step('a scene needs a name', async () => {
    await page.getByRole('link', { name: 'New scene' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(field(page, 'Name')).toBeFocused()
    await field(page, 'Name').fill('Roof garden')
    await field(page, 'Store').selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Roof garden')
  })

  await test.step('a point is added to a floor', async () => {
    await page.getByRole('button', { name: 'Add a floor' }).click()
    await page.getByRole('button', { name: '+ Table' }).click()
    await expect(field(page, 'Name of the point')).toHaveValue('Table 1')
    await expect(left(page)).toHaveValue('1000')
  })

  await test.step('a finger on a point holds the page still, and one beside the point moves the page', async () => {
    await expect.poll(() => holdsPage(page, 0)).toBe(true)
    expect(await holdsPage(page, 60)).toBe(false)
  })

  const dragged = await test.step('any number of moves of the mouse is one step, undone and done again', async () => {
    // By mouse: any number of moves is one step.
    await dragMiddle(page, 60)
    await expect(left(page)).not.toHaveValue('1000')
    const dragged = await left(page).inputValue()
    expect(Number(dragged)).toBeGreaterThan(1_000)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(left(page)).toHaveValue('1000')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect(left(page)).toHaveValue(dragged)
    return dragged
  })

  await test.step('the keyboard moves a point, undoes it and does it again', async () => {
    // By keyboard.
    const map = page.getByRole('application', { name: 'Map of floor 1' })
    await map.press('ArrowRight')
    await map.press('Shift+ArrowRight')
    await expect(left(page)).toHaveValue(String(Number(dragged) + 110))
    const place = page.getByRole('status').filter({ hasText: /Table 1: .* m from the left, 7.5 m from the top/ })
    await expect(place).toBeAttached()
    await map.press('Control+z')
    await expect(left(page)).toHaveValue(String(Number(dragged) + 10))
    await map.press('Control+Shift+z')
    await expect(left(page)).toHaveValue(String(Number(dragged) + 110))
    expect(await objectionsTo(page)).toEqual([])
  })

  await test.step('two points of one name are told before the cloud is asked', async () => {
    // Two points of one name are told before the cloud is asked.
    await page.getByRole('button', { name: '+ Desk' }).click()
    await field(page, 'Name of the point').fill('table 1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(
      'Floor 1: Two points have the same name. Give each its own.'
    )
    await field(page, 'Name of the point').fill('Reception')
  })
  await test.step('the id of a floor is a number', async () => {
    await field(page, 'Floor ID').fill('B1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Enter the number of the floor.').first()).toBeVisible()
    await field(page, 'Floor ID').fill('-1')
  })
  await test.step('the scene is saved', async () => {
    // The notice of the new scene may still stand there, so the answer says that this is saved too.
    const saved = page.waitForResponse(response => response.request().method() === 'PUT')
    await page.getByRole('button', { name: 'Save' }).click()
    expect(await (await saved).json()).toMatchObject({ code: 610000 })
    await expect(page.getByText('Roof garden was saved.').first()).toBeVisible()
  })

  await test.step('it is found again as it was', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Floor -1' })).toBeVisible()
    await chosen(page, 'Table 1').click()
    await expect(left(page)).toHaveValue(String(Number(dragged) + 110))
  })
})

test('the second of two people who change a scene sees both values of what differs, and takes one of each', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const [scene] = (await send(cloud.url, calls.sceneList, { token, query: { size: 1 } })).data.list
  const sceneId = scene?.sceneId ?? 0
  await visitor.open('operator', `${settings}/${sceneId}`)
  await expect(chosen(page, 'Table 1')).toBeVisible()
  const { version } = (await send(cloud.url, calls.sceneDetail, { token, query: { sceneId } })).data
  const other = { sceneId, version, name: 'Changed by somebody else', floors: [] }
  expect((await send(cloud.url, calls.saveScene, { token, body: other })).code).toBe(610000)
  await field(page, 'Name').fill('Mine')
  await page.getByRole('button', { name: 'Save' }).click()
  const { chosenOf, save } = conflictOn(page)
  await expect(chosenOf('Name')).toHaveText('YoursMine')
  await expect(chosenOf('Floor 1')).toHaveText('Theirsempty')
  await save()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
  const { data } = await send(cloud.url, calls.sceneDetail, { token, query: { sceneId } })
  expect(data).toMatchObject({ name: 'Mine', floors: [] })
  // The next save goes over this one, and brings back what stood in the form before the choice.
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(chosen(page, 'Table 1')).toBeVisible()
  await expect
    .poll(async () => (await send(cloud.url, calls.sceneDetail, { token, query: { sceneId } })).data.floors.length)
    .toBeGreaterThan(0)
})

test('a file that is no map is refused, and work that is not saved is asked for', async ({ page, visitor, cloud }) => {
  const token = await visitor.tokenOf('operator')
  const { list: scenes } = (await send(cloud.url, calls.sceneList, { token, query: { sort: '-name' } })).data
  await visitor.open('operator', `${settings}/${scenes[0]?.sceneId}`)
  const choose = (text: string) =>
    field(page, 'Map file').setInputFiles({ name: 'map.json', mimeType: 'application/json', buffer: Buffer.from(text) })
  await choose('{"width":0}')
  await expect(page.getByText('This is not a valid floor map.')).toBeVisible()
  await choose(JSON.stringify({ width: 300, height: 300, walls: [], rooms: [] }))
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Some points are outside the map.').first()).toBeVisible()
  await page.getByRole('link', { name: 'Scene settings' }).last().click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('robots are bound to a scene and unbound, and a scene with robots stays', async ({ page, visitor, cloud }) => {
  const token = await visitor.tokenOf('operator')
  const { list: scenes } = (await send(cloud.url, calls.sceneList, { token, query: { size: 100 } })).data
  const scene = scenes.find(({ robotCount, floorCount }) => robotCount > 0 && floorCount > 0)
  await visitor.open('operator', `${list}/${scene?.sceneId}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(scene?.name ?? '')
  await expect(page.getByRole('img', { name: /^Map of floor 1: Table 1/ })).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete the scene' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the scene' }).click()
  await expect(page.getByRole('dialog')).toContainText('Unbind all robots from this scene before you delete it.')
  await page.keyboard.press('Escape')

  const row = page.getByRole('row').nth(1)
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Unbind from this scene' }).click()
  await expect(page.getByText('The robots left this scene.')).toBeVisible()
  const detail = await send(cloud.url, calls.sceneDetail, { token, query: { sceneId: scene?.sceneId ?? 0 } })
  expect(detail.data.robotCount).toBe((scene?.robotCount ?? 0) - 1)
  await page.goto(`${list}/${scene?.sceneId}?robots=free`)
  await page.getByRole('row').nth(1).getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Bind to this scene' }).click()
  await expect(page.getByText('The robots work in this scene now.')).toBeVisible()
  expect(addressOf(page)).toContain('robots=free')
})
