import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { inDialog } from '../support/dialog.ts'
import { expect, keepToken } from '../support/portal.ts'
import { testAt } from '../support/site.ts'

/** A version of the robot application that says its own name. */
const moduleText = (heading: string): string =>
  `System.register([],function(e){return{execute:function(){var f=async function(){};
  e({bootstrap:f,mount:async function(p){p.domElement.append(
  Object.assign(document.createElement('h1'),{textContent:'${heading}'}))},
  unmount:async function(p){p.domElement.replaceChildren()}})}}})`

let origin = ''
const test = testAt(async () => {
  const server = createServer((request, response) => {
    response.setHeader('Content-Type', 'text/javascript')
    response.setHeader('Access-Control-Allow-Origin', '*')
    response.end(request.url === '/broken.js' ? 'let a b' : moduleText(`Robots ${request.url?.slice(1, -3)}`))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  server.unref()
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { environment: { moduleOrigins: [origin] } }
})

const row = (page: Page, text: string) =>
  page.locator('portal-table').first().getByRole('row').filter({ hasText: text })

/** Fills the dialog of a module and sends it. */
const enter = async (page: Page, { version, address }: { version: string; address: string }, accounts?: string) => {
  // The buttons are children of the table's element, and stand in its rows by their slots.
  await page.locator('[slot^="@portal/robot"]').first().getByRole('button', { name: 'Change version' }).click()
  const dialog = inDialog(page, 'Another version of @portal/robot')
  await dialog.getByLabel('Version', { exact: true }).fill(version)
  await dialog.getByLabel('Address', { exact: true }).fill(address)
  await dialog.getByLabel('Quality', { exact: true }).selectOption('silver')
  if (accounts !== undefined) {
    await dialog.getByLabel('For', { exact: true }).selectOption('chosen')
    await dialog.getByLabel('Accounts').fill(accounts)
  }
  await dialog.getByRole('button', { name: 'Use this version' }).click()
  return dialog
}

test('an operator gives one person a version, sees who has it, and takes it back with one press', async ({
  page,
  browser,
  cloud,
  visitor
}) => {
  await visitor.open('operator', '/secure')
  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('link', { name: 'Releases' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible()
  await expect(row(page, '@portal/robot')).toBeVisible()
  await expect(row(page, '@portal/robot')).toContainText('Gold')
  await enter(page, { version: '2.0', address: `${origin}/next.js` }, 'customer@demo.example')
  await expect(row(page, '2.0')).toContainText('Only customer@demo.example')
  await expect(row(page, '2.0')).toContainText('Olivia Hart')
  await expect(row(page, '2.0')).toContainText('Silver')

  const headingFor = async (account: 'customer' | 'distributor') => {
    const context = await browser.newContext()
    await keepToken(context, cloud.url, await visitor.tokenOf(account))
    const other = await context.newPage()
    await other.goto(`${cloud.url}/sub-app/robot`)
    await expect(other.getByRole('heading', { level: 1 })).not.toHaveText('')
    const heading = await other.getByRole('heading', { level: 1 }).textContent()
    await context.close()
    return heading
  }
  expect(await headingFor('customer')).toBe('Robots next')
  expect(await headingFor('distributor')).not.toBe('Robots next')

  await page.getByRole('button', { name: 'Roll back' }).click()
  await expect(row(page, '2.0')).toHaveCount(0)
  expect(await headingFor('customer')).not.toBe('Robots next')
  await expect(page.locator('portal-table').nth(1).getByRole('row').filter({ hasText: '2.0' })).toContainText(
    'Rolled back'
  )
})

test('a module that fails a check is refused at its field, and nobody gets it', async ({ page, visitor }) => {
  await visitor.open('operator', '/ops/releases')
  const dialog = await enter(page, { version: '3.0', address: `${origin}/broken.js` })
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    /The file has a syntax error\. 1:7/
  )
  await expect(dialog.getByLabel('Address', { exact: true })).toBeFocused()
  await dialog.getByLabel('Address', { exact: true }).fill('https://elsewhere.example/robot.js')
  await dialog.getByRole('button', { name: 'Use this version' }).click()
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveAccessibleDescription(
    /takes no modules from there\. https:\/\/elsewhere\.example$/
  )
  await page.keyboard.press('Escape')
  await expect(row(page, '3.0')).toHaveCount(0)
})

test('a version for some that is drawn too slowly is held at its stage, until an operator says otherwise', async ({
  page,
  visitor,
  cloud
}) => {
  await visitor.open('operator', '/ops/releases')
  const address = `${origin}/held.js`
  const share = { kind: 'share', percent: 10 } as const
  const body = { module: '@portal/robot', version: '4.0', address, audience: share }
  await send(cloud.url, calls.putRelease, { token: await visitor.tokenOf('operator'), body })
  for (const account of ['customer', 'distributor', 'tenant', 'packs', 'aftersales'] as const) {
    const report = { module: '@portal/robot', address, loaded: 90, ready: 4_500, mounts: 3, failures: 0 }
    const token = await visitor.tokenOf(account)
    expect(await send(cloud.url, calls.reportModules, { token, body: { reports: [report] } })).toMatchObject({
      data: null
    })
  }
  await expect(row(page, '4.0')).toContainText('No more people: is drawn too slowly', { timeout: 15_000 })
  await expect(row(page, '4.0')).toContainText('95% within 90 ms, drawn within 4,500 ms')

  await page.locator('[slot^="@portal/robot-"]').getByRole('button', { name: 'Change version' }).click()
  const dialog = inDialog(page, 'Another version of @portal/robot')
  // The version that is held is offered for everybody.
  await expect(dialog.getByLabel('Address', { exact: true })).toHaveValue(address)
  await dialog.getByRole('button', { name: 'Use this version' }).click()
  await expect(dialog.getByLabel('For', { exact: true })).toHaveAccessibleDescription(/holds this version at its stage/)
  await expect(dialog.getByLabel('For', { exact: true })).toBeFocused()
  await dialog.getByLabel('Give it to more people all the same').check()
  await expect(dialog.getByRole('button', { name: 'Use this version' })).toHaveAttribute('aria-disabled', 'false')
  await dialog.getByRole('button', { name: 'Use this version' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(row(page, '4.0')).toContainText('Everybody')
})

test('a page that has the application loaded is offered a reload, and has the version then', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  // A page hears of a release as soon as it follows releases and its live channel speaks.
  const follows = page.waitForResponse(response => /after-first-page-[0-9a-f]+\.js$/.test(response.url()))
  const spoke = page.waitForEvent('websocket').then(channel => channel.waitForEvent('framereceived'))
  await visitor.open('operator', '/sub-app/robot')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await Promise.all([follows, spoke])
  const operator = await context.newPage()
  await operator.goto(`${cloud.url}/ops/releases`)
  await enter(operator, { version: '4.0', address: `${origin}/fourth.js` })
  await expect(row(operator, '4.0')).toContainText('Everybody')
  await page.bringToFront()
  await page.getByRole('button', { name: 'Reload' }).click({ timeout: 15_000 })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Robots fourth')
})

test('the second of two people who set the limits keeps what was typed, and saves over what it reads', async ({
  page,
  cloud,
  visitor
}) => {
  const token = await visitor.tokenOf('operator')
  await visitor.open('operator', '/ops/releases')
  await page.getByRole('button', { name: 'Limits' }).click()
  const dialog = inDialog(page)
  await dialog.getByRole('textbox').first().fill('33')
  const { version: _, ...read } = (await send(cloud.url, calls.releaseList, { token })).data.limits
  const theirs = { ...read, users: 44, slowerPercent: 99 }
  await send(cloud.url, calls.setReleaseLimits, { token, body: theirs })
  const save = dialog.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(dialog.getByRole('alert')).toContainText(/Somebody else changed this meanwhile.* Saved by Olivia Hart/)
  await expect(dialog.getByRole('textbox').first()).toHaveValue('33')
  await expect(dialog.getByRole('textbox').last()).toHaveValue('99')
  await expect(save).toHaveAttribute('aria-disabled', 'false')
  await save.click()
  await expect(dialog).toHaveCount(0)
  expect((await send(cloud.url, calls.releaseList, { token })).data.limits).toMatchObject({ ...theirs, users: 33 })
})

test('who lacks the permission finds neither the page nor its entry', async ({ page, visitor }) => {
  await visitor.open('customer', '/ops/releases')
  await expect(page).toHaveURL(/\/401$/)
  await page.getByRole('button', { name: /^Account of/ }).click()
  await expect(page.getByRole('link', { name: 'Releases' })).toHaveCount(0)
})
