import type { Page } from '@playwright/test'
import { pickLanguage } from '../support/pick-language.ts'
import { expect, test } from '../support/portal.ts'

/** Does to text nodes what a browser's translation does: each is wrapped in two `<font>`, whose text is another node. */
const translatePage = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const wrap = (node: Text): void => {
      if (node.data.trim() === '' || node.parentElement?.closest('font, script, style, [translate="no"]')) return
      const font = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `«${node.data}»`
      font.append(inner)
      node.replaceWith(font)
    }
    const all = (root: Node): void => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }
    all(document.body)
    // A browser goes on with what a page adds.
    new MutationObserver(records => {
      for (const { addedNodes, target, type } of records) {
        if (type === 'characterData') wrap(target as Text)
        for (const node of addedNodes) node instanceof Text ? wrap(node) : all(node)
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })

const seen = (page: Page): Promise<string> => page.evaluate(() => document.body.innerText.replace(/[«»]/g, ''))

const publicPages = [
  '/login',
  '/login?screen=register',
  '/login?screen=retrieve-password',
  '/login?screen=quick-registration',
  '/loginV1'
]

for (const address of publicPages) {
  test(`a browser translates ${address}, and it still works and shows no stale text`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('translate', 'no')
    await translatePage(page)
    // Types, and submits a form that is not complete: sentences come.
    const fields = page.getByRole('main').getByRole('textbox')
    for (const field of await fields.all()) if (await field.isEditable()) await field.fill('x')
    await page.getByRole('main').locator('button[type=submit]').first().click()
    await expect(page.getByRole('main').locator('[aria-invalid=true]').first()).toBeVisible()
    // Mends one field: its sentence goes.
    await fields.first().fill('somebody@demo.example')
    await fields.first().press('Tab')
    await pickLanguage(page, '日本語')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/[ぁ-ん]|[ァ-ン]|[一-龠]/)
    const english = await page.evaluate(() =>
      document.body.innerText
        .split('\n')
        .filter(line => /[a-z]{4,} [a-z]{3,}/.test(line) && !/[ぁ-んァ-ン一-龠]/.test(line))
    )
    expect(english).toEqual([])
  })
}

for (const address of ['/401', '/404']) {
  test(`a browser translates ${address} of a guest, and another language shows no stale text`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).not.toHaveAttribute('translate', 'no')
    await translatePage(page)
    await page.evaluate(async () => {
      const { changeLanguage } = await System.import<typeof import('@portal/session')>('@portal/session')
      await changeLanguage('ja')
    })
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect.poll(() => seen(page)).not.toMatch(/[a-z]{4,} [a-z]{3,}/)
  })
}

test('a page behind sign-in is not translated, from its first byte on, and the sign-in page is again after a log-out', async ({
  page,
  visitor,
  cloud
}) => {
  await visitor.open('operator', '/')
  const marks = page.locator('meta[name=google][content=notranslate]')
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await expect(marks).toHaveCount(1)
  const answer = await page.context().request.get(`${cloud.url}/dashboard`)
  expect(await answer.text()).toMatch(/<html[^>]* translate="no"/)
  await page.evaluate(() => history.pushState(null, '', '/account'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('translate', 'no')
  await visitor.logOut()
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('translate', 'no')
  await expect(marks).toHaveCount(0)
})
