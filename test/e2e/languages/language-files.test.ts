import { languageFile, languageHashes } from '../../../contract/calls/languages/language-files.ts'
import { textsOf, upload } from '../../cloud/support/languages.ts'
import { expect, test } from '../support/portal.ts'

const isCall =
  ({ path }: { path: string }) =>
  (answer: { url: () => string }): boolean =>
    new URL(answer.url()).pathname === path

test('a second visit downloads neither a language file of the cloud nor one of the portal', async ({ page }) => {
  const kept = page.waitForResponse(isCall(languageFile))
  await page.goto('/login')
  await (await kept).finished()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('portal_language_file_en')))
    .toContain('localFileMd5')
  const files = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/assets/messages/'))
        .map(entry => (entry as PerformanceResourceTiming).transferSize)
    )
  // The topics of the sign-in page come after its first texts.
  await expect.poll(files).toHaveLength(3)
  const downloads: string[] = []
  page.on('request', request => {
    if (isCall(languageFile)(request)) downloads.push(request.url())
  })
  const list = page.waitForResponse(isCall(languageHashes))
  await page.reload()
  await (await list).finished()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve, 100)))
  expect(downloads).toEqual([])
  await expect.poll(files).toEqual([0, 0, 0])
})

test('the page is there while the calls for its texts are never answered', async ({ page }) => {
  await page.route(`**${languageHashes.path}`, () => undefined)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('a text that the cloud changed is there at the next visit from the first paint on', async ({
  page,
  cloud,
  context,
  visitor
}) => {
  await context.addCookies([{ name: 'portal_language', value: 'fr', url: cloud.url }])
  const token = await visitor.tokenOf('operator')
  const shipped = await textsOf(cloud.url, 'fr')
  const replace = async (texts: object): Promise<void> => {
    const fields = { intLangCode: 'fr', langName: 'Français', mode: 'replace' } as const
    expect((await upload(cloud.url, token, fields, JSON.stringify({ sso: texts }))).code).toBe(610000)
  }
  await replace({ ...shipped, 'login.title': 'Entrée <b>libre</b>' })
  try {
    await page.goto('/login')
    // Without a reload, and as text.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrée <b>libre</b>')
    await page.route(`**${languageHashes.path}`, () => undefined)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrée <b>libre</b>')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  } finally {
    await replace(shipped)
  }
})

test('a page downloads the first texts, and of the topics only its own', async ({ page, visitor }) => {
  const files = new Set<string>()
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/messages/')) files.add(pathname.replace(/-[0-9a-f]+/, ''))
  })
  const first = '/assets/messages/en.json'
  await page.goto('/login')
  await expect
    .poll(() => files)
    .toEqual(new Set([first, '/assets/messages/welcome/en.json', '/assets/messages/workplace/en.json']))
  files.clear()
  await visitor.open('operator', '/dashboard')
  // The drawer's come when the page has nothing else to do.
  await expect
    .poll(() => files)
    .toEqual(new Set([first, ...['home', 'chart', 'drawer'].map(topic => `/assets/messages/${topic}/en.json`)]))
})
