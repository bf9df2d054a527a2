import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test } from '../support/portal.ts'

test('what a sub-application put outside its container stays while it is open, and goes when it is left', async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'leaves-behind.js' })
  await visitor.open('customer', '/dashboard')
  const heading = page.getByRole('heading', { level: 1 })
  const look = () => heading.evaluate(it => [getComputedStyle(it).color, getComputedStyle(it).letterSpacing])
  const before = await look()
  // Nodes of prefetched files, and of files of the portal on their way, do not count: they can come at any moment.
  const passing = 'link:is([rel="preload"], [rel="modulepreload"]), script[src*="/assets/"]'
  const countNodes = () =>
    page.evaluate(it => document.querySelectorAll(`:is(head, body) > :not(${it})`).length, passing)
  const nodes = await countNodes()
  // A global of the page itself, which the application counts up.
  await page.evaluate(() => Object.assign(globalThis, { ticks: 0 }))

  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list' }).click()
  await expect(page.getByText('A dialog')).toHaveCSS('color', 'rgb(1, 2, 3)')
  const ticks = () => page.evaluate(() => (globalThis as unknown as { ticks: number }).ticks)
  await expect.poll(ticks).toBeGreaterThan(0)

  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('A dialog')).toHaveCount(0)
  expect(await look()).toEqual(before)
  expect(await countNodes()).toBeLessThanOrEqual(nodes)
  expect(await page.evaluate(() => document.body.style.overflow)).toBe('')
  expect(await page.evaluate(() => 'leftGlobal' in globalThis)).toBe(false)

  const now = await ticks()
  await page.evaluate(() => {
    dispatchEvent(new Event('resize'))
    document.dispatchEvent(new Event('left-behind'))
  })
  await page.waitForTimeout(200)
  expect(await ticks()).toBe(now)

  await page.goBack()
  await expect(page.getByText('A dialog')).toBeVisible()
  expect(await page.evaluate(() => 'leftGlobal' in globalThis)).toBe(true)
})

test('no class of the frame reaches an element of a sub-application', async ({ page, cloud, visitor }) => {
  await hostModule(page, cloud.url, { file: 'well.js' })
  await visitor.open('customer', '/sub-app/robot')
  const reached = await page.evaluate(() => {
    const container = document.querySelector('main > [data-application]')
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap(rule => {
        // Rules in layers are public classes, which the styles of an application win over.
        if (rule instanceof CSSLayerBlockRule) return []
        if (rule instanceof CSSStyleRule) return rule.selectorText.split(/,(?![^(]*\))/)
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : []
      })
    const selectors = [...document.styleSheets].flatMap(sheet => selectorsIn(sheet.cssRules))
    const classes = new Set(selectors.flatMap(selector => selector.match(/(?<=\.)[a-z][\w-]*/g) ?? []))
    const reaches = (name: string): boolean => {
      const element = document.createElement('div')
      element.className = name
      container?.append(element)
      const found = selectors.some(
        selector => selector.includes(`.${name}`) && element.matches(selector.replace(/::[\w-]+/, ''))
      )
      element.remove()
      return found
    }
    return { count: classes.size, names: [...classes].filter(reaches) }
  })
  expect(reached.count).toBeGreaterThan(3)
  expect(reached.names).toEqual([])
})
