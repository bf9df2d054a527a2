import { galleryStates } from '#elements/gallery/states.pure.ts'
import { expectNoObjections } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

// A colour on its way from one theme to the other has a contrast of its own.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('the gallery shows every element with its states, code and events', async ({ page }) => {
  await page.goto('/gallery')
  for (const tag of Object.keys(galleryStates)) {
    const section = page.locator(`section#${tag}`)
    await expect(section.getByRole('heading', { level: 2 })).toHaveText(`<${tag}>`)
    await expect(section.locator('iframe')).toHaveCount(galleryStates[tag]?.length ?? 0)
    await expect(section.getByRole('heading', { name: 'Attributes and properties' })).toBeVisible()
  }
  // A list acts by functions of its page.
  const withEvents = Object.keys(galleryStates).filter(tag => tag !== 'portal-list')
  for (const tag of withEvents)
    await expect(page.locator(`section#${tag}`).getByRole('heading', { name: 'Events' })).toBeVisible()
  const frame = page.frameLocator('section#portal-pager iframe >> nth=0')
  await page.locator('section#portal-pager iframe').first().scrollIntoViewIfNeeded()
  await frame.getByRole('button', { name: 'Page 2', exact: true }).click()
  await expect(page.locator('output')).toContainText('portal-page-change {"page":2}')
})

test('pages of other origins may take the elements', async ({ page }) => {
  const answer = await page.request.get('/elements/portal-elements.js')
  expect(answer.ok()).toBe(true)
  expect(answer.headers()['access-control-allow-origin']).toBe('*')
  expect(answer.headers()['content-type']).toMatch(/^(text|application)\/javascript/)
})

test('a long table is printed with all of its rows', async ({ page }) => {
  const long = galleryStates['portal-table']?.findIndex(({ name }) => name === 'Ten thousand rows')
  await page.goto(`/gallery/state.html?element=portal-table&state=${long}`)
  const rows = page.locator('portal-table tbody tr[data-row]')
  await page.evaluate(() => {
    const table = document.querySelector('portal-table')
    if (table) table.rows = table.rows?.slice(0, 500)
    const drawn = () => table?.shadowRoot?.querySelectorAll('tbody tr[data-row]').length
    addEventListener('afterprint', () => {
      document.title = `${drawn()} printed`
    })
  })
  await expect(rows.first()).toBeVisible()
  expect(await rows.count()).toBeLessThan(100)
  await page.pdf({ format: 'A4' })
  await expect(page).toHaveTitle('500 printed')
  await expect.poll(() => rows.count()).toBeLessThan(100)
})

for (const [tag, states] of Object.entries(galleryStates)) {
  test(`<${tag}> has no accessibility fault in any state in either theme`, async ({ page }) => {
    for (const [index, { name, width = 1280 }] of states.entries()) {
      await page.setViewportSize({ width, height: 700 })
      await page.goto(`/gallery/state.html?element=${tag}&state=${index}`)
      await page.waitForFunction(isDrawn, tag)
      await expectNoObjections(page, 'element', name)
    }
  })
}

/** Runs in the page. An element that a server can render has a wrapper in its shadow root. React fills the wrapper later. */
const isDrawn = (tag: string): boolean =>
  [...(document.querySelector(tag)?.shadowRoot?.children ?? [])].some(child =>
    child.matches('.wrapper') ? child.childElementCount > 0 : !child.matches('style')
  )
