import type { Page } from '@playwright/test'
import {
  comeTo,
  drawn,
  hold,
  holdReact,
  isPainted,
  seeSameAfter,
  takenOver,
  visitsAtWidths
} from './support/painted-frame.ts'
import { expect, keepToken, sidebar, test } from './support/portal.ts'

const holdScript = (page: Page): Promise<() => void> => hold(page, /\/assets\/portal-[0-9a-f]+\.js/)

const allThere = (page: Page): Promise<void> => page.locator('#notices').waitFor({ state: 'attached' })

for (const [visit, width] of visitsAtWidths) {
  test(`${visit[0]} sees header and sidebar with the page itself, and the same ones after React (${width} px)`, async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    const release = await comeTo({ page, context, cloud, visitor }, visit, width, holdScript)
    expect(await isPainted(page)).toBe(true)
    expect((await drawn(page)).join()).not.toContain('skeleton')
    await seeSameAfter(page, release)
  })
}

test('a drawn frame can be used before any script of the portal: links lead on, a pressed button acts later', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('operator'))
  const release = await holdScript(page)
  await page.goto('/lang', { waitUntil: 'commit' })
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/dashboard$/)
  await sidebar(page).getByRole('button', { name: 'Platform' }).click()
  release()
  await expect(sidebar(page).getByRole('link', { name: 'Elevator Not here yet', exact: true })).toBeVisible()
})

test('user and menu are asked for behind a drawn frame, each once, and what they say now holds', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await keepToken(context, cloud.url, await visitor.tokenOf('customer'))
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await page.route(/\/v1\/tree\/menu\/list/, async route => {
    const response = await route.fetch()
    const answer = await response.json()
    await route.fulfill({ response, json: { ...answer, data: answer.data.slice(0, 1) } })
  })
  await page.goto('/dashboard')
  await takenOver(page)
  await expect(sidebar(page).getByRole('link', { name: 'Robots' })).toHaveCount(0)
  expect(asked.filter(it => /\/(info|menu\/list)$/.test(it))).toHaveLength(2)
  expect(asked.some(it => it.includes('/first-frame-'))).toBe(false)
})

const otherwise: [whose: string, name: string, value: string | undefined][] = [
  ['another session', 'portal_token', undefined],
  ['another language', 'portal_language', 'fr'],
  ['other colours', 'portal_theme', 'dark'],
  ['another sidebar', 'portal_sidebar', 'collapsed']
]

for (const [whose, name, value] of otherwise) {
  test(`nothing is seen of a frame that was drawn for ${whose}`, async ({ page, context, cloud, visitor }) => {
    const operator = await visitor.tokenOf('operator')
    // Another tab is quicker than the page is on its way.
    const meanwhile = `${name}=${value ?? (await visitor.tokenOf('customer'))}; path=/`
    await keepToken(context, cloud.url, operator)
    await page.addInitScript(cookie => {
      // biome-ignore lint/suspicious/noDocumentCookie: it has to be there before the page's first script
      document.cookie = cookie
    }, meanwhile)
    const release = await holdScript(page)
    const answer = await page.goto('/dashboard', { waitUntil: 'commit' })
    await allThere(page)
    expect(await answer?.text()).toContain('shadowrootmode')
    expect(await isPainted(page)).toBe(false)
    expect(await drawn(page)).toEqual([])
    release()
    await expect(page.getByText(value === undefined ? 'Mei Tanaka' : 'Olivia Hart').first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a name is drawn as the text that it is', async ({ page, context, cloud, visitor }) => {
  const token = await visitor.tokenOf('customer')
  const name = `"'><img src=x onerror="globalThis.ran = 1"></template><script>globalThis.ran = 1</script>`
  const quoted = name.replaceAll("'", "''")
  await cloud.query(`update users set nickname = '${quoted}' where email = 'customer@demo.example'`)
  try {
    await keepToken(context, cloud.url, token)
    const release = await holdReact(page)
    await page.goto('/dashboard', { waitUntil: 'commit' })
    await expect(page.locator('portal-header').getByRole('button', { name: /^Account of/ })).toContainText(name)
    expect(await page.locator('portal-header img, portal-header script').count()).toBe(0)
    release()
    await takenOver(page)
    expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  } finally {
    await cloud.query(`update users set nickname = 'Mei Tanaka' where email = 'customer@demo.example'`)
  }
})

test('a page that was left by log-out shows nothing of it to whoever goes back', async ({ page, visitor }) => {
  await visitor.open('operator', '/dashboard')
  await expect(sidebar(page).getByRole('button', { name: 'Platform' })).toBeVisible()
  await visitor.logOut()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await page.goto('/login')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('portal-sidebar')).toBeHidden()
  expect(await page.locator('portal-sidebar a').count()).toBe(0)
})
