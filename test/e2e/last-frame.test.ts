import type { Page } from '@playwright/test'
import { differences, hold, isPainted, pictures, takenOver } from './support/painted-frame.ts'
import { expect, keepToken, sidebar, test } from './support/undrawn-portal.ts'

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('portal_frame'))

/** The frame is kept a moment after it has come to rest. */
const waitUntilKept = async (page: Page): Promise<void> => {
  await expect.poll(() => kept(page)).toContain('"portal-sidebar"')
  // The kept frame must hold the last changes as well.
  await page.waitForTimeout(1_200)
}

const holdScript = (page: Page): Promise<() => void> => hold(page, /\/assets\/portal-[0-9a-f]+\.js/)

/** A script that is held back holds back the browser's own word that the page is there, too. */
const reloadWithoutScript = async (page: Page): Promise<void> => {
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#notices').waitFor({ state: 'attached' })
}

for (const address of ['/dashboard', '/sub-app/robot']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`whoever comes back to ${address} sees the frame before any module, and the same one after it (${colorScheme})`, async ({
      page,
      visitor
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visitor.open('operator', address)
      await waitUntilKept(page)
      const release = await holdScript(page)
      // The bell's number comes later, as on every visit.
      await page.route(/message\/.*count/, () => undefined)
      await page.reload({ waitUntil: 'commit' })
      await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
      expect(await page.evaluate(() => customElements.get('portal-sidebar'))).toBeUndefined()
      const painted = await pictures(page)
      const drawn = page.evaluate(
        () =>
          new Promise<string[]>(resolve => {
            const texts = () =>
              ['portal-header', 'portal-sidebar'].map(tag => document.querySelector(tag)?.shadowRoot?.textContent ?? '')
            const before = texts()
            customElements.whenDefined('portal-sidebar').then(() => {
              const look = (): void => {
                const now = texts()
                if (now.every(text => text !== '')) resolve([...before, ...now])
                else requestAnimationFrame(look)
              }
              look()
            })
          })
      )
      release()
      const [header, menu, headerAfter, menuAfter] = await drawn
      expect([headerAfter, menuAfter]).toEqual([header, menu])
      await takenOver(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const after = await pictures(page)
      expect(await differences(page, painted, after)).toBe(0)
      const shift = await page.evaluate(
        () =>
          new Promise<number>(resolve => {
            let sum = 0
            new PerformanceObserver(list => {
              for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => resolve(sum), 100)
          })
      )
      expect(shift).toBeLessThan(0.01)
    })
  }
}

test('links of a painted frame lead on before any module, and a button that was pressed acts once it can', async ({
  page,
  visitor
}) => {
  await visitor.open('operator', '/dashboard')
  await waitUntilKept(page)
  const release = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await sidebar(page).getByLabel('Filter the menu').fill('')
  await sidebar(page).getByRole('button', { name: 'Platform' }).click()
  await sidebar(page).getByLabel('Filter the menu').focus()
  release()
  await expect(sidebar(page).getByRole('link', { name: 'Elevator Not here yet', exact: true })).toBeVisible()
  await expect(sidebar(page).getByLabel('Filter the menu')).toBeFocused()
})

test('a button that was pressed on one visit is not pressed by itself on the next', async ({ page, visitor }) => {
  await visitor.open('operator', '/dashboard')
  await waitUntilKept(page)
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const bell = page.locator('portal-header').getByRole('button', { name: /^Messages/ })
  await bell.click()
  await expect(bell).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
  await waitUntilKept(page)
  expect(await kept(page)).not.toContain('data-pressed')
  await page.reload()
  await takenOver(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bell).toHaveAttribute('aria-expanded', 'false')
})

test('no button of a painted frame says that something is open which closed with the last visit', async ({
  page,
  visitor
}) => {
  const opened = page.locator('portal-header [aria-expanded=true], portal-header [aria-label="Close menu"]')
  for (const [width, name] of [
    [1_280, /^Messages/],
    [1_280, /^Account of/],
    [360, 'Open menu']
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await visitor.open('operator', '/dashboard')
    await page.getByRole('banner').getByRole('button', { name }).click()
    await expect(opened.first()).toBeAttached()
    await waitUntilKept(page)
    const release = await holdScript(page)
    await reloadWithoutScript(page)
    await expect(page.getByRole('banner').getByRole('button', { name })).toBeVisible()
    await expect(opened).toHaveCount(0)
    release()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})

test('what was typed into a painted frame is not lost', async ({ page, visitor }) => {
  await visitor.open('operator', '/dashboard')
  await waitUntilKept(page)
  const release = await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await sidebar(page).getByLabel('Filter the menu').fill('STRESS')
  release()
  await expect(sidebar(page).getByText('1 match')).toBeVisible()
  await expect(sidebar(page).getByLabel('Filter the menu')).toHaveValue('STRESS')
})

test('a link of a painted frame is followed without the portal’s script', async ({ page, visitor }) => {
  await visitor.open('operator', '/sub-app/robot')
  await waitUntilKept(page)
  await holdScript(page)
  await page.reload({ waitUntil: 'commit' })
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click({ noWaitAfter: true })
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('a painted frame goes at log-out and is no other session’s', async ({ page, context, visitor, cloud }) => {
  await visitor.open('operator', '/dashboard')
  await waitUntilKept(page)
  await keepToken(context, cloud.url, await visitor.tokenOf('customer'))
  const release = await holdScript(page)
  await reloadWithoutScript(page)
  expect(await isPainted(page)).toBe(false)
  release()
  await expect(page.getByText('Mei Tanaka').first()).toBeVisible()
  await waitUntilKept(page)
  expect(await kept(page)).toContain('Mei Tanaka')
  await visitor.logOut()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  expect(await kept(page)).toBeNull()
})

test('a dead token leaves nothing of the painted frame', async ({ page, context, visitor, cloud }) => {
  await visitor.open('operator', '/dashboard')
  await waitUntilKept(page)
  const token = (await context.cookies()).find(({ name }) => name === 'portal_token')?.value ?? ''
  await fetch(`${cloud.url}/api/userservice/auth/v1/logout`, { method: 'POST', body: new URLSearchParams({ token }) })
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('portal-sidebar')).toBeHidden()
  expect(await kept(page)).toBeNull()
})

test('what somebody else wrote in the frame’s place runs nothing and leads nowhere', async ({ page, visitor }) => {
  await visitor.open('operator', '/dashboard')
  await waitUntilKept(page)
  const bad = [
    ['a', { href: 'javascript:globalThis.ran = 1', class: 'entry' }, ['script']],
    ['a', { href: '//evil.example', onclick: 'globalThis.ran = 1', class: 'entry' }, ['elsewhere']],
    ['img', { src: 'x', onerror: 'globalThis.ran = 1' }, []]
  ]
  const write = (rows: unknown[]) =>
    page.evaluate(rows => {
      const frame = JSON.parse(localStorage.getItem('portal_frame') ?? '{}')
      frame.elements['portal-sidebar'] = rows
      localStorage.setItem('portal_frame', JSON.stringify(frame))
    }, rows)
  const release = await holdScript(page)
  await write(bad.slice(0, 2))
  await reloadWithoutScript(page)
  const links = await page.locator('portal-sidebar a').evaluateAll(all => all.map(it => it.getAttributeNames()))
  expect(links).toEqual([['class'], ['class']])
  await write(bad)
  await reloadWithoutScript(page)
  expect(await isPainted(page)).toBe(false)
  await page.evaluate(() => localStorage.setItem('portal_frame', '{"key":'))
  await reloadWithoutScript(page)
  expect(await isPainted(page)).toBe(false)
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false)
  release()
  await expect(sidebar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible()
})
