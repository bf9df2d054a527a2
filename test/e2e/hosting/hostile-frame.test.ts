import type { Page } from '@playwright/test'
import { linesOf } from '../support/frame.ts'
import { hostModule } from '../support/host-module.ts'
import { lookOfFrame } from '../support/look-of-frame.ts'
import { expect, sidebar, test } from '../support/portal.ts'

/** The lines of the frame, without the marks of the open page. */
const wordsOf = async (page: Page): Promise<string[]> =>
  (await linesOf(page)).map(line => line.replace(/ ?aria-current=page| around(?= )|[?]micro=true/g, ''))

const openHostile = async (page: Page, way: string): Promise<void> => {
  await page.evaluate(it => Object.assign(globalThis, { hostileWay: it }), way)
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByRole('heading', { name: 'Hostile', includeHidden: true })).toHaveCount(1)
}

const drawing = [
  'empties the shadow roots',
  'empties what React draws',
  'removes links and buttons',
  'puts copies in the place of parts',
  'changes words and addresses',
  'hides parts by their attributes',
  'adds parts of its own',
  'takes the handlers away'
]

for (const way of drawing) {
  test(`a sub-application ${way}, and the frame stays as it was drawn`, async ({ page, cloud, visitor }) => {
    await hostModule(page, cloud.url, { file: 'hostile/frame-roots.js' })
    await visitor.open('customer', '/dashboard')
    await sidebar(page).getByRole('button', { name: 'Robots' }).click()
    await page.mouse.move(700, 500)
    const before = await wordsOf(page)
    expect(before.length).toBeGreaterThan(40)
    const loadedAt = await page.evaluate(() => performance.timeOrigin)

    await openHostile(page, way)
    await page.mouse.move(700, 500)
    await expect.poll(() => wordsOf(page)).toEqual(before)
    await page.getByRole('button', { name: /^Account of/ }).click()
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    await page.keyboard.press('Escape')

    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.mouse.move(700, 500)
    await expect.poll(() => wordsOf(page)).toEqual(before)
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt)
  })
}

test('a header that a sub-application empties in a loop is back when it is left', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'hostile/frame-roots.js' })
  await visitor.open('customer', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await openHostile(page, 'empties the header again and again')
  await page.waitForTimeout(3_000)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

const sheets = [
  'disables every style sheet',
  'deletes every rule',
  'adds rules to the style sheets',
  'gives every style sheet to paper alone',
  'lets the frame adopt a style sheet',
  'registers the names of the tokens',
  'changes what the head says'
]

for (const way of sheets) {
  test(`a sub-application ${way}, and the frame looks as before`, async ({ page, cloud, complaints, visitor }) => {
    await hostModule(page, cloud.url, { file: 'hostile/frame-sheets.js' })
    await visitor.open('customer', '/dashboard')
    await sidebar(page).getByRole('button', { name: 'Robots' }).click()
    await sidebar(page).getByRole('link', { name: 'Robot list' }).hover()
    await page.mouse.move(700, 500)
    const before = await lookOfFrame(page)
    const head = await headOf(page)
    const loadedAt = await page.evaluate(() => performance.timeOrigin)

    await openHostile(page, way)
    await page.mouse.move(700, 500)
    await expect.poll(() => lookOfFrame(page)).toEqual(before)
    expect(await headOf(page)).toEqual(head)

    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.mouse.move(700, 500)
    await expect.poll(() => lookOfFrame(page)).toEqual(before)
    expect(await headOf(page)).toEqual(head)
    expect(await page.evaluate(() => [window.name, performance.timeOrigin])).toEqual(['', loadedAt])
    // The addresses that the module wrote lead nowhere.
    complaints.length = 0
  })
}

/** Metadata, icons and style sheets in the head. Prefetches come at any moment. */
const headOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('head meta, head link:is([rel=icon], [rel=stylesheet])')].map(it => it.outerHTML)
  )

const linked = [
  "deletes the rules of the portal's linked style sheet",
  "adds a rule to the portal's linked style sheet",
  "changes the rules of the portal's linked style sheet"
]

for (const way of linked) {
  test(`a sub-application ${way}, and its rules are as before`, async ({ page, cloud, visitor }) => {
    await hostModule(page, cloud.url, { file: 'hostile/frame-sheets.js' })
    await visitor.open('customer', '/dashboard')
    await sidebar(page).getByRole('button', { name: 'Robots' }).click()
    const before = await linkedRules(page)
    expect(before.length).toBeGreaterThan(1_000)
    await openHostile(page, way)
    await expect.poll(async () => (await linkedRules(page)) === before).toBe(true)
    await page.waitForTimeout(1_500)
    expect((await linkedRules(page)) === before).toBe(true)
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    expect((await linkedRules(page)) === before).toBe(true)
  })
}

test('a sub-application changes a linked style sheet in a loop, and its rules are as before when it is left', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/frame-sheets.js' })
  await visitor.open('customer', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  const before = await linkedRules(page)
  await openHostile(page, "changes the rules of the portal's linked style sheet again and again")
  await page.waitForTimeout(1_500)
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect.poll(async () => (await linkedRules(page)) === before).toBe(true)
})

test('a sub-application deletes the rules of a part that was open once, and they are as before', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'hostile/frame-sheets.js' })
  await visitor.open('customer', '/dashboard')
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
  await page.keyboard.press('Escape')
  const before = await adoptedRules(page)
  expect(before.length).toBeGreaterThan(1_000)
  await openHostile(page, 'deletes every rule')
  await expect.poll(async () => (await adoptedRules(page)) === before).toBe(true)
})

const adoptedRules = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const sheets = document.querySelector('portal-header')?.shadowRoot?.adoptedStyleSheets ?? []
    return sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')
  })

/** The rules of the portal's linked style sheet. They are long, so tests say only whether they are the same. */
const linkedRules = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const link = document.querySelector<HTMLLinkElement>('head link[rel=stylesheet]')
    return [...(link?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join('\n')
  })

const lasting = ['orders the page to load again', 'sets a policy for the page', 'freezes React']

for (const way of lasting) {
  test(`a sub-application ${way}, and the page is loaded anew when it is left`, async ({
    page,
    cloud,
    complaints,
    visitor
  }) => {
    await hostModule(page, cloud.url, { file: 'hostile/lasting.js' })
    await visitor.open('customer', '/dashboard')
    await sidebar(page).getByRole('button', { name: 'Robots' }).click()
    const loadedAt = await page.evaluate(() => performance.timeOrigin)
    await openHostile(page, way)
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect.poll(() => page.evaluate(() => performance.timeOrigin)).not.toBe(loadedAt)
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    complaints.length = 0
  })
}

const opened = [
  'opens the document anew by another window',
  'writes the document anew by another window',
  'opens the document anew while a person works'
]

for (const way of opened) {
  test(`a sub-application ${way}, and the page is loaded anew at its address`, async ({
    page,
    cloud,
    complaints,
    visitor
  }) => {
    await hostModule(page, cloud.url, { file: 'hostile/lasting.js' })
    await visitor.open('customer', '/dashboard')
    await sidebar(page).getByRole('button', { name: 'Robots' }).click()
    const loadedAt = await page.evaluate(() => performance.timeOrigin)
    await page.evaluate(it => Object.assign(globalThis, { hostileWay: it }), way)
    await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
    await expect(page.getByRole('heading', { name: 'did not close properly last time' })).toBeVisible()
    await expect(page).toHaveURL(/\/sub-app\/robot\/list$/)
    expect(await page.evaluate(() => performance.timeOrigin)).not.toBe(loadedAt)
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    await page.keyboard.press('Escape')
    await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    complaints.length = 0
  })
}
