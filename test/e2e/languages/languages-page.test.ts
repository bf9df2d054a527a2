import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { languageCodes } from '#contract/languages.ts'
import { subAppPrefixes } from '#contract/page/sub-apps/sub-apps.ts'
import { fileOf, hashesOf, textsOf, upload, wholeTextsOf } from '../../cloud/support/languages.ts'
import { badLanguageFiles } from '../../support/bad-language-files.ts'
import { holdProbes } from '../support/hold-probes.ts'
import { expectNoObjections } from '../support/objections.ts'
import { languageButton } from '../support/pick-language.ts'
import { addressOf, expect, keepToken, test } from '../support/portal.ts'
import { readIn } from '../support/read-in.ts'

type Chosen = { name: string; content: string }

const json = (texts: object, name = 'th.json'): Chosen => ({ name, content: fileOf(texts) })

/** Chooses a file as the browser's own dialog would hand it over. */
const choose = (page: Page, { name, content }: Chosen) =>
  page.getByLabel('Language file').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(content) })

/** Drops files with any names and bytes onto the zone. */
const drop = async (page: Page, files: { name: string; bytes: Uint8Array }[]): Promise<void> => {
  const data = await page.evaluateHandle(
    parts => {
      const transfer = new DataTransfer()
      for (const { name, base64 } of parts) {
        const bytes = Uint8Array.from(atob(base64), character => character.charCodeAt(0))
        transfer.items.add(new File([bytes], name))
      }
      return transfer
    },
    files.map(({ name, bytes }) => ({ name, base64: Buffer.from(bytes).toString('base64') }))
  )
  await page.locator('.drop-zone').dispatchEvent('drop', { dataTransfer: data })
}

const rowOf = (page: Page, code: string) => page.getByRole('row').filter({ has: page.getByText(code, { exact: true }) })
/** Opens the menu of a row and chooses an action. */
const act = async (page: Page, row: string | RegExp, action: string): Promise<void> => {
  await page
    .getByRole('button', { name: typeof row === 'string' ? `Actions for ${row}` : row })
    .first()
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page, text: string | RegExp) => page.locator('#notices').getByText(text)
const review = (page: Page) => page.getByRole('region', { name: 'What this file changes' })

/** A language of a test's own, so that tests can run in any order. */
const addLanguage = async (url: string, token: string, code: string, name: string, texts: object) =>
  expect((await upload(url, token, { intLangCode: code, langName: name, mode: 'add' }, fileOf(texts))).code).toBe(
    610000
  )

test('lists every language with its texts, completeness, last change and users', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('tenant')
  await addLanguage(cloud.url, token, 'it', 'Italiano', { 'login.title': 'Accedi' })
  await visitor.open('tenant', '/lang')
  await expect(heading(page)).toHaveText('Language configuration')
  const thai = rowOf(page, 'th')
  await expect(thai.getByText('ไทย')).toHaveAttribute('lang', 'th')
  await expect(thai).toContainText('Complete')
  await expect(thai).toContainText('Came with the portal')
  const italian = rowOf(page, 'it')
  await expect(italian).toContainText(/0% · [\d,]+ texts missing/)
  await expect(italian).toContainText('Daniel Moreau')
  await page.getByRole('button', { name: 'Actions for English' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Upload', 'Download', 'Texts and notes', 'Versions'])
  await page.keyboard.press('Escape')
  await expect(page.getByText('The language picker offers 简体中文')).toBeVisible()
})

test('adds a language, which the cloud then serves and the picker does not offer', async ({ page, cloud, visitor }) => {
  await visitor.open('tenant', '/lang')
  await page.getByRole('link', { name: 'Add a language' }).click()
  await expect(heading(page)).toBeFocused()
  await page.getByLabel('Language code').fill('de')
  await expect(page.getByText('de is German')).toBeVisible()
  await page.getByLabel('Language code').press('Tab')
  await expect(page.getByLabel('Name of the language')).toHaveValue('Deutsch')
  await choose(page, json({ login: { title: 'Anmelden' }, 'own.key': 'Eigenes' }, 'de.json'))
  await expect(review(page)).toContainText('2 added')
  await expect(review(page)).toContainText(/Missing \d+/)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(notice(page, 'Deutsch is published with 2 texts.')).toBeVisible()
  expect(addressOf(page)).toBe('/lang')
  await expect(heading(page)).toBeFocused()
  await expect(rowOf(page, 'de')).toContainText('Deutsch')
  expect(await textsOf(cloud.url, 'de')).toEqual({ 'login.title': 'Anmelden', 'own.key': 'Eigenes' })
  await languageButton(page).click()
  await expect(page.locator('.language-list').getByRole('button')).toHaveCount(5)
})

test('says at each field what is missing or wrong, and refuses a language that is there', async ({
  page,
  cloud,
  visitor
}) => {
  const before = await hashesOf(cloud.url)
  await visitor.open('tenant', '/lang?add')
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(page.getByText('Enter the language code.')).toBeVisible()
  await expect(page.getByText('Enter the name of the language.')).toBeVisible()
  await expect(page.getByText('Choose a file.')).toBeVisible()
  await expect(page.getByLabel('Language code')).toBeFocused()
  await page.getByLabel('Language code').fill('../../x')
  await page.getByLabel('Name of the language').fill('<b>')
  await choose(page, json({ a: 'x' }))
  // Nothing is sent while the file is still being read.
  await expect(review(page)).toBeVisible()
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await submit.click()
  await expect(page.getByText('This is not a language code.')).toBeVisible()
  await expect(page.getByText('without angle brackets')).toBeVisible()
  await page.getByLabel('Language code').fill('th')
  await page.getByLabel('Name of the language').fill('ไทย')
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await submit.click()
  await expect(page.getByText('This language is in the list already.')).toBeVisible()
  expect(await hashesOf(cloud.url)).toEqual(before)
})

test('shows what a new file would change, and sends nothing that is given up', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('tenant')
  await addLanguage(cloud.url, token, 'es', 'Español', {
    'login.title': 'Iniciar sesión',
    'header.account': 'Cuenta de {{name}}',
    old: 'Viejo'
  })
  const before = await hashesOf(cloud.url)
  await visitor.open('tenant', '/lang')
  await act(page, 'Español', 'Upload')
  await choose(page, json({ 'login.title': 'Entrar', 'header.account': 'Cuenta', more: '<b>Más</b>', blank: ' ' }))
  await expect(review(page)).toContainText('2 added, 2 changed, and 1 removed')
  const group = (title: string) => review(page).locator('summary').filter({ hasText: title })
  await group('Changed').click()
  await expect(review(page).locator('del').first()).toHaveText('Iniciar sesión')
  await expect(review(page).locator('ins').first()).toHaveText('Entrar')
  await group('Different placeholders').click()
  await expect(review(page)).toContainText('English: {{name}}')
  await group('With HTML').click()
  // As text: no element came of it.
  await expect(review(page).getByText('<b>Más</b>')).toBeVisible()
  await group('Removed').click()
  await expect(review(page).getByText('Viejo')).toBeVisible()
  await expect(group('Empty')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(heading(page)).toHaveText('Language configuration')
  expect(await hashesOf(cloud.url)).toEqual(before)
})

test('uploads with the keyboard alone', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('tenant')
  await addLanguage(cloud.url, token, 'pl', 'Polski', { a: 'x' })
  await visitor.open('tenant', '/lang?upload=pl')
  await page.getByLabel('Name of the language').focus()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Language file')).toBeFocused()
  const chooser = page.waitForEvent('filechooser')
  // A busy browser drops a key that comes before it counts the page as the person's own.
  await expect(async () => {
    await page.keyboard.press('Enter')
    await Promise.race([chooser, new Promise((_, reject) => setTimeout(reject, 3_000))])
  }).toPass()
  await (await chooser).setFiles({
    name: 'pl.json',
    mimeType: 'application/json',
    buffer: Buffer.from(fileOf({ a: 'y' }))
  })
  await expect(review(page)).toBeVisible()
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.focus()
  await page.keyboard.press('Enter')
  await expect(notice(page, /Polski is published/)).toBeVisible()
  expect(await textsOf(cloud.url, 'pl')).toEqual({ a: 'y' })
})

test('refuses every bad file in the form with its text, and sends nothing', async ({ page, cloud, visitor }) => {
  test.slow()
  const before = await hashesOf(cloud.url)
  const writes: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET' && request.url().includes('/language/')) writes.push(request.url())
  })
  await visitor.open('tenant', '/lang?upload=th')
  const problem = page.locator('.problem')
  const sentences: Record<number, string> = {
    610614: 'The file has the wrong format.',
    610615: 'The file is empty.',
    610616: 'The file could not be uploaded.',
    610617: 'This file is not allowed.',
    610632: 'The text contains characters that are not allowed.'
  }
  expect(badLanguageFiles.length).toBeGreaterThanOrEqual(40)
  for (const { about, name, bytes, code } of badLanguageFiles) {
    await test.step(`${about}: ${code}`, async () => {
      // A good one in between, so that each bad one is seen to be refused anew.
      await drop(page, [{ name: 'th.json', bytes: Buffer.from(fileOf({ a: 'x' })) }])
      await expect(review(page)).toBeVisible()
      await drop(page, [{ name, bytes }])
      await expect(problem).toContainText(sentences[code] ?? 'none')
      await expect(review(page)).toHaveCount(0)
      await expect(page.getByLabel('Language file')).toHaveAttribute('aria-invalid', 'true')
    })
  }
  await drop(
    page,
    [1, 2].map(it => ({ name: `${it}.json`, bytes: Buffer.from(fileOf({ a: 'x' })) }))
  )
  await expect(problem).toContainText('Upload one file at a time.')
  await page.getByRole('button', { name: 'Submit' }).click()
  expect(writes).toEqual([])
  expect(await hashesOf(cloud.url)).toEqual(before)
})

test('downloads the texts of every topic, which come back as no change at all', async ({ page, cloud, visitor }) => {
  await visitor.open('tenant', '/lang')
  const download = page.waitForEvent('download')
  await act(page, '日本語', 'Download')
  const file = await download
  expect(file.suggestedFilename()).toBe('ja.json')
  const content = await readFile(await file.path(), 'utf8')
  const topics: Record<string, Record<string, string>> = JSON.parse(content)
  expect(topics).toEqual(await wholeTextsOf(cloud.url, 'ja'))
  expect(Object.keys(topics)).toEqual(['sso', ...subAppPrefixes.filter(it => it !== 'cleanCC').toSorted()])
  await act(page, '日本語', 'Upload')
  await choose(page, { name: 'ja.json', content })
  await expect(review(page)).toContainText('The file contains the texts that are already shown.')
})

test('keeps everything when the network is gone, and sends it when it is back', async ({
  page,
  cloud,
  visitor,
  complaints
}) => {
  const token = await visitor.tokenOf('tenant')
  await addLanguage(cloud.url, token, 'nl', 'Nederlands', { a: 'x' })
  await visitor.open('tenant', '/lang?upload=nl')
  await choose(page, json({ a: 'y' }, 'nl.json'))
  await page.getByLabel('Name of the language').fill('Vlaams')
  await page.route('**/upload_int_lang_file', route => route.abort())
  const submit = page.getByRole('button', { name: 'Submit' })
  // Nothing is sent while the file is still being read.
  await expect(review(page)).toBeVisible()
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await submit.click()
  await expect(page.getByRole('alert').getByText('Network exception.')).toBeVisible()
  await expect(page.getByLabel('Name of the language')).toHaveValue('Vlaams')
  await expect(review(page)).toContainText('1 changed')
  await page.unroute('**/upload_int_lang_file')
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await submit.click()
  await expect(notice(page, /Vlaams is published/)).toBeVisible()
  expect(await textsOf(cloud.url, 'nl')).toEqual({ a: 'y' })
  complaints.length = 0
})

test('shows the differences anew when somebody else was faster', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('operator')
  await addLanguage(cloud.url, token, 'sv', 'Svenska', { a: 'first' })
  await visitor.open('tenant', '/lang?upload=sv')
  await choose(page, json({ a: 'mine' }, 'sv.json'))
  await expect(review(page)).toBeVisible()
  await upload(cloud.url, token, { intLangCode: 'sv', langName: 'Svenska', mode: 'replace' }, fileOf({ a: 'theirs' }))
  const submit = page.getByRole('button', { name: 'Submit' })
  await submit.click()
  await expect(page.getByText('Somebody changed this language after you chose the file.')).toBeVisible()
  expect(await textsOf(cloud.url, 'sv')).toEqual({ a: 'theirs' })
  await expect(submit).toHaveAttribute('aria-disabled', 'false')
  await submit.click()
  await expect(notice(page, /Svenska is published/)).toBeVisible()
  expect(await textsOf(cloud.url, 'sv')).toEqual({ a: 'mine' })
})

test('shows the versions and brings one back, after asking', async ({ page, cloud, visitor }) => {
  const token = await visitor.tokenOf('tenant')
  await addLanguage(cloud.url, token, 'da', 'Dansk', { a: 'first' })
  await upload(
    cloud.url,
    token,
    { intLangCode: 'da', langName: 'Dansk', mode: 'replace' },
    fileOf({ a: 'second', b: 'x' })
  )
  await visitor.open('tenant', '/lang')
  await act(page, 'Dansk', 'Versions')
  await expect(heading(page)).toHaveText('Versions of Dansk')
  const menus = page.getByRole('button', { name: /^Actions for / })
  await expect(menus).toHaveCount(1)
  await act(page, /^Actions for /, 'Bring back')
  const dialog = page.getByRole('dialog', { name: 'Bring back this version of Dansk?' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(menus).toBeFocused()
  await act(page, /^Actions for /, 'Bring back')
  await dialog.getByRole('button', { name: 'Bring back' }).click()
  await expect(notice(page, 'The version of Dansk has been brought back.')).toBeVisible()
  await expect(menus).toHaveCount(2)
  expect(await textsOf(cloud.url, 'da')).toEqual({ a: 'first' })
  await page.getByRole('link', { name: 'Back to the languages' }).click()
  await expect(heading(page)).toHaveText('Language configuration')
})

test('who brings a version back over somebody else’s change reads so, and can press again', async ({
  page,
  cloud,
  visitor
}) => {
  const token = await visitor.tokenOf('operator')
  await addLanguage(cloud.url, token, 'nb', 'Norsk', { a: 'first' })
  const replace = { intLangCode: 'nb', langName: 'Norsk', mode: 'replace' } as const
  await upload(cloud.url, token, replace, fileOf({ a: 'second' }))
  await visitor.open('tenant', '/lang?versions=nb')
  await expect(heading(page)).toHaveText('Versions of Norsk')
  await act(page, /^Actions for /, 'Bring back')
  await upload(cloud.url, token, replace, fileOf({ a: 'third' }))
  const press = page.getByRole('dialog').getByRole('button', { name: 'Bring back' })
  await press.click()
  await expect(page.getByRole('dialog')).toContainText('Somebody else changed this meanwhile.')
  expect(await textsOf(cloud.url, 'nb')).toEqual({ a: 'third' })
  await expect(press).toHaveAttribute('aria-disabled', 'false')
  await press.click()
  await expect(notice(page, 'The version of Norsk has been brought back.')).toBeVisible()
  expect(await textsOf(cloud.url, 'nb')).toEqual({ a: 'first' })
})

test('asks before it deletes, says how many use the language, and says so where it fails', async ({
  page,
  cloud,
  visitor,
  complaints
}) => {
  const token = await visitor.tokenOf('tenant')
  await addLanguage(cloud.url, token, 'fi', 'Suomi', { a: 'x' })
  await visitor.open('tenant', '/lang')
  await act(page, 'Suomi', 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete Suomi?' })
  await expect(dialog).toContainText('0 people used the portal in this language in the last 30 days.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(Object.keys(await hashesOf(cloud.url))).toContain('fi')

  await page.route('**/delete_int_lang_file', route => route.abort())
  await act(page, 'Suomi', 'Delete')
  const confirm = dialog.getByRole('button', { name: 'Delete' })
  await confirm.click()
  await expect(dialog.getByRole('alert')).toContainText('Network exception.')
  await page.unroute('**/delete_int_lang_file')
  await expect(confirm).toHaveAttribute('aria-disabled', 'false')
  await confirm.click()
  await expect(notice(page, 'Suomi has been deleted.')).toBeVisible()
  await expect(rowOf(page, 'fi')).toHaveCount(0)
  await expect(heading(page)).toBeFocused()
  expect(Object.keys(await hashesOf(cloud.url))).not.toContain('fi')
  complaints.length = 0
})

test('offers to try again where the list can not be had', async ({ page, visitor, complaints }) => {
  await page.route('**/find_all_lang_list', route => route.abort())
  await holdProbes(page)
  await visitor.open('tenant', '/lang')
  await expect(page.locator('main').getByRole('alert')).toContainText('The languages could not be loaded.')
  await page.unroute('**/find_all_lang_list')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rowOf(page, 'th')).toBeVisible()
  complaints.length = 0
})

test('says so where the list is empty', async ({ page, visitor }) => {
  await page.route('**/find_all_lang_list', route => route.fulfill({ json: { code: 610000, msg: '', data: [] } }))
  await visitor.open('tenant', '/lang')
  await expect(page.getByText('There are no languages yet.')).toBeVisible()
})

test('goes back by link and by the browser, view for view', async ({ page, visitor }) => {
  await visitor.open('tenant', '/lang')
  await act(page, 'ไทย', 'Versions')
  await page.getByRole('link', { name: 'Back to the languages' }).click()
  await page.getByRole('link', { name: 'Add a language' }).click()
  await expect(heading(page)).toHaveText('Add a language')
  await page.goBack()
  await expect(heading(page)).toHaveText('Language configuration')
  await page.goBack()
  await expect(heading(page)).toHaveText('Versions of ไทย')
  await page.getByRole('link', { name: 'Back to the languages' }).click()
  await page.getByRole('link', { name: 'Back to the dashboard' }).click()
  await expect(heading(page)).toHaveText('Dashboard')
})

for (const account of ['operator', 'tenant'] as const) {
  test(`is open to ${account}`, async ({ page, visitor }) => {
    await visitor.open(account, '/lang')
    expect(addressOf(page)).toBe('/lang')
    await expect(rowOf(page, 'en')).toBeVisible()
  })
}

for (const account of ['customer', 'distributor'] as const) {
  test(`sends ${account} to /401 and asks the cloud for nothing`, async ({ page, visitor }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().includes(calls.languageList.path)) asked.push(request.url())
    })
    await visitor.open(account, '/lang?upload=th')
    expect(addressOf(page)).toBe('/401')
    expect(asked).toEqual([])
  })
}

test('sends a guest to sign in and back', async ({ page, visitor }) => {
  await page.goto('/lang?versions=th')
  await visitor.submitSignIn('tenant@demo.example')
  await expect(heading(page)).toHaveText('Versions of ไทย')
})

/** Another person's browser, which reads the portal in a language. */
const openOther = async (context: BrowserContext, url: string, token: string, language: string): Promise<Page> => {
  await keepToken(context, url, token)
  await context.addCookies([{ name: 'portal_language', value: language, url }])
  const page = await context.newPage()
  const live = page.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await page.goto(`${url}/dashboard`)
  await live
  return page
}

test('reaches another person’s open portal with a published change, without a sign-out', async ({
  page,
  browser,
  cloud,
  visitor
}) => {
  const other = await openOther(await browser.newContext(), cloud.url, await visitor.tokenOf('customer'), 'th')
  await expect(heading(other)).toHaveText('แดชบอร์ด')
  await other.evaluate(() => Object.assign(globalThis, { stayed: true }))
  await visitor.open('tenant', '/lang?upload=th')
  const texts = await textsOf(cloud.url, 'th')
  await choose(page, json({ ...texts, 'dashboard.title': 'หน้าหลัก' }))
  await expect(review(page)).toContainText('0 added, 1 changed, and 0 removed')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(heading(other)).toHaveText('หน้าหลัก')

  await act(page, 'ไทย', 'Versions')
  await act(page, /^Actions for /, 'Bring back')
  await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
  await expect(heading(other)).toHaveText('แดชบอร์ด')
  expect(await other.evaluate(() => 'stayed' in globalThis)).toBe(true)
  await other.context().close()
})

test('shows where a text stands, its limit and its terms, and uploads a downloaded file with notes as no change', async ({
  page,
  visitor
}) => {
  await visitor.open('tenant', '/lang')
  await act(page, 'Français', 'Texts and notes')
  await expect(heading(page)).toHaveText('Texts of Français')
  await page.getByPlaceholder('Key, English text or translation').fill('home.firstBind')
  const row = page.getByRole('row').filter({ hasText: 'Bind a robot to a store' })
  await expect(row).toContainText('store → établissement')
  await expect(row).toContainText(/\d+ of \d+/)
  await expect(row.getByRole('link', { name: 'Portal' })).toHaveAttribute('href', '/dashboard')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download with notes' }).click()
  ])
  const content = await readFile(await file.path(), 'utf8')
  expect(content).toContain('"@home.firstBind"')
  await page.goto('/lang?upload=fr')
  await choose(page, { name: file.suggestedFilename(), content })
  await expect(review(page)).toContainText('The file contains the texts that are already shown.')
})

const views = ['/lang', '/lang?add', '/lang?upload=th', '/lang?versions=th', '/lang?texts=th'] as const

for (const address of views.slice(1)) {
  test(`${address} has nothing that axe objects to under WCAG 2.2 AA in either theme`, async ({ page, visitor }) => {
    await visitor.open('tenant', address)
    if (address === '/lang?upload=th') {
      await choose(page, json({ 'header.account': '<b>x</b>', blank: '' }))
      await expect(review(page)).toBeVisible()
      for (const summary of await review(page).locator('summary').all()) await summary.click()
    }
    if (address === '/lang?texts=th') await page.getByText('Glossary').click()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectNoObjections(page, 'page')
  })
}

test('the question before deleting has nothing that axe objects to in either theme', async ({ page, visitor }) => {
  await visitor.open('tenant', '/lang')
  await act(page, 'ไทย', 'Delete')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoObjections(page, 'page')
})

test('every view fits a screen of 360 px in languages of each script, and shows no key', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const address of views) {
    await visitor.open('tenant', address)
    for (const language of process.env.TEST_ALL === undefined ? (['th', 'ja', 'en'] as const) : languageCodes) {
      await readIn(page, language)
      await expect(heading(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
      expect(await page.locator('main').ariaSnapshot()).not.toMatch(/languages\.[a-z]|\{\{/)
    }
  }
})
