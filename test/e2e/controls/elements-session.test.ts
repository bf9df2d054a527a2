import { expect, type Page, test } from '@playwright/test'
import { openAnyPage } from '../support/any-page.ts'
import { languageButton, pickLanguage } from '../support/pick-language.ts'

test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

/** A page that has a session of its own, and gives the elements four functions over it. */
const body = `<portal-header></portal-header><portal-sidebar></portal-sidebar><portal-message-drawer></portal-message-drawer>
  <script type="module">
    import { giveSession } from '/portal-elements.js'
    const messages = Array.from({ length: 12 }, (_, index) => ({
      messageRecordId: 12 - index, title: 'Message ' + (12 - index), content: 'Text', url: null, createTime: Date.now(), status: 1
    }))
    globalThis.own = { messages, acts: [], user: { name: 'Ada', tenant: 'Harbour Hotels', permissions: ['robot'] } }
    globalThis.session = await giveSession({
      loadUser: async () => own.user,
      loadMenu: async () => [
        { name: 'Robots', path: '/sub-app/robot', permission: 'robot' },
        { name: 'Stores', path: '/sub-app/store', permission: 'store' }
      ],
      loadMessages: async ({ tab, pageNo, size }) => {
        const unread = own.messages.filter(it => it.status === 1)
        const read = own.messages.filter(it => it.status === 2)
        const list = { unread, read, all: own.messages }[tab]
        return {
          list: list.slice((pageNo - 1) * size, pageNo * size), total: list.length,
          counts: { unread: unread.length, read: read.length, all: own.messages.length }
        }
      },
      perform: async act => {
        own.acts.push(act)
        if (act.kind === 'read') own.messages.find(it => it.messageRecordId === act.messageRecordId).status = 2
        if (act.kind === 'signOut') own.user = undefined
      }
    })
  </script>`

const acts = (page: Page) => page.evaluate('own.acts')

test('four functions of a page give its elements a session, and nothing else is asked for or kept', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  await openAnyPage(page, { body })

  await expect(page.locator('portal-header').getByRole('button', { name: /Ada Harbour Hotels/ })).toBeVisible()
  await expect(page.locator('portal-sidebar').getByRole('link', { name: 'Robots' })).toBeVisible()
  await expect(page.locator('portal-sidebar').getByText('Stores')).toHaveCount(0)

  await page
    .locator('portal-header')
    .getByRole('button', { name: /12 unread messages/ })
    .click()
  const drawer = page.locator('portal-message-drawer')
  await expect(drawer.getByRole('heading', { name: 'Message 12' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Text' }).first().click()
  await expect.poll(() => acts(page)).toContainEqual({ kind: 'read', messageRecordId: 12 })
  await expect(page.locator('portal-header').getByRole('button', { name: /11 unread messages/ })).toBeVisible()

  await page.evaluate(
    'own.messages.unshift({ ...own.messages[1], messageRecordId: 13, title: "Message 13" }); session.refreshMessages()'
  )
  await expect(page.locator('portal-header').getByRole('button', { name: /12 unread messages/ })).toBeVisible()

  await pickLanguage(page.locator('portal-header'), '日本語')
  await expect.poll(() => acts(page)).toContainEqual({ kind: 'changeLanguage', language: 'ja' })
  await page.locator('portal-header').getByRole('button', { name: /Ada/ }).click()
  await page.locator('portal-header').getByRole('button', { name: 'ログアウト' }).click()
  await expect(page.locator('portal-header').getByRole('button', { name: /Ada/ })).toHaveCount(0)
  expect(await acts(page)).toContainEqual({ kind: 'signOut' })

  expect(new Set(asked)).toEqual(new Set(['/robots', '/portal-elements.js']))
  expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
})

test('mark, menu and palette lead to the home of the page', async ({ page }) => {
  await openAnyPage(page, { body: body.replaceAll(/<portal-(header|sidebar)>/g, '<portal-$1 home="/start">') })
  const header = page.locator('portal-header')
  await expect(header.locator('.brand')).toHaveAttribute('href', '/start')
  const entry = page.locator('portal-sidebar').getByRole('link', { name: 'Dashboard' })
  await expect(entry).toHaveAttribute('href', '/start')
  await header.getByRole('button', { name: 'Search and go to' }).click()
  await expect(header.getByRole('option', { name: 'Dashboard' })).toHaveAttribute('href', '/start')
})

for (const tag of ['portal-header', 'portal-language-picker'])
  test(`<${tag}> of a page in French leads back to French`, async ({ page }) => {
    await openAnyPage(page, { body: `<${tag}></${tag}>`, lang: 'fr' })
    const element = page.locator(tag)
    await expect(languageButton(element)).toContainText('Français')
    await pickLanguage(element, '日本語')
    await expect(element).toHaveAttribute('lang', 'ja')
    await pickLanguage(element, 'Français')
    await expect(element).toHaveAttribute('lang', 'fr')
  })

test('a theme that is picked in the header holds for every element, and for nothing of the page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  const tags = ['portal-sidebar', 'portal-dialog', 'portal-notice', 'portal-list', 'portal-table']
  await openAnyPage(page, { body: `<portal-header></portal-header>${tags.map(it => `<${it}></${it}>`).join('')}` })
  const schemes = () =>
    page.evaluate(
      names => ['body', ...names].map(it => getComputedStyle(document.querySelector(it) as Element).colorScheme),
      tags
    )
  await page.locator('portal-header').getByRole('combobox', { name: 'Colours' }).selectOption('dark')
  await expect.poll(schemes).toEqual(['normal', ...tags.map(() => 'dark')])
})

test('somebody else, or a menu that changed, is shown after `refresh`', async ({ page }) => {
  await openAnyPage(page, { body })
  await expect(page.locator('portal-header').getByRole('button', { name: /Ada/ })).toBeVisible()
  await page.evaluate('own.user = { name: "Grace", permissions: ["store"] }; session.refresh()')
  await expect(page.locator('portal-header').getByRole('button', { name: /Grace/ })).toBeVisible()
  await expect(page.locator('portal-sidebar').getByRole('link', { name: 'Stores' })).toBeVisible()
  await expect(page.locator('portal-sidebar').getByText('Robots')).toHaveCount(0)
})
