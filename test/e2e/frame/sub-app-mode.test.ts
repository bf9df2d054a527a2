import type { Page } from '@playwright/test'
import { expect, keepToken, sidebar, test } from '../support/portal.ts'

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test('a tab that is opened with micro=true has no sidebar, from the first paint, until the person logs out', async ({
  page,
  visitor
}) => {
  await page.addInitScript(() => {
    // Looks as the first frame is about to be painted, with or without content that the server has drawn.
    const look = (): void => {
      const menu = document.querySelector('portal-sidebar')
      if (menu === null) requestAnimationFrame(look)
      else Object.assign(globalThis, { firstWidth: menu.getBoundingClientRect().width })
    }
    requestAnimationFrame(look)
  })
  await visitor.open('customer', '/sub-app/robot/list?micro=true')
  expect(await page.evaluate('firstWidth')).toBe(0)
  await expect(sidebar(page)).toBeHidden()
  expect(await page.getByRole('main').evaluate(main => main.getBoundingClientRect().left)).toBe(0)
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await page.setViewportSize({ width: 1280, height: 740 })
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
  await page
    .getByRole('link', { name: /, home|dashboard/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(sidebar(page)).toBeHidden()

  await visitor.logOut()
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await visitor.submitSignIn('customer@demo.example')
  await expect(sidebar(page)).toBeVisible()
})

test('links of the portal’s own sidebar leave the tab its sidebar, over a reload and in a new tab', async ({
  page,
  context,
  visitor
}) => {
  await visitor.open('customer', '/sub-app/robot/list')
  const list = sidebar(page).getByRole('link', { name: 'Robot list', exact: true })
  await list.click()
  await expect(page).toHaveURL(/micro=true/)
  await page.reload()
  await expect(heading(page)).toBeVisible()
  await expect(sidebar(page)).toBeVisible()
  for (const button of ['middle', 'left'] as const) {
    const opened = context.waitForEvent('page')
    await list.click(button === 'middle' ? { button } : { modifiers: ['ControlOrMeta'] })
    const tab = await opened
    await expect(heading(tab)).toBeVisible()
    expect(new URL(tab.url()).search).toBe('')
    await expect(sidebar(tab)).toBeVisible()
    await tab.close()
  }
})

test('a guest who is sent to sign in first still comes back into a tab without a sidebar, and another tab has one', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await page.goto('/sub-app/robot/list?micro=true')
  await visitor.submitSignIn('customer@demo.example')
  await expect(heading(page)).toHaveText('Robot list')
  await expect(sidebar(page)).toBeHidden()
  await keepToken(context, cloud.url, await visitor.tokenOf('customer'))
  const other = await context.newPage()
  await other.goto('/dashboard')
  await expect(sidebar(other)).toBeVisible()
})
