import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { fileOf, upload } from '../../cloud/support/languages.ts'
import { solveCaptcha } from '../support/codes.ts'
import { sendWithoutFrame } from '../support/frame.ts'
import { languageButton, pickLanguage } from '../support/pick-language.ts'
import { expect, test } from '../support/portal.ts'

const titles: [language: string, name: string, login: string, dashboard: RegExp][] = [
  ['zh', '简体中文', '登录', /./],
  ['en', 'English', 'Log in', /Dashboard/],
  ['ja', '日本語', 'ログイン', /./],
  ['ko', '한국어', '로그인', /./],
  ['th', 'ไทย', 'เข้าสู่ระบบ', /./]
]

for (const [language, name, login] of titles) {
  test(`${name} is chosen at the sign-in page without a reload and kept`, async ({ page }) => {
    await page.goto('/login')
    await page.evaluate(() => Object.assign(globalThis, { stayed: true }))
    await pickLanguage(page, name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    expect(await page.evaluate(() => 'stayed' in globalThis)).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(login)
  })
}

test.describe('in a French browser', () => {
  test.use({ locale: 'fr-CA' })
  test('the portal starts in French, though the picker does not offer it', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(languageButton(page)).toContainText('Français')
  })
})

test.describe('in a browser of Taiwan', () => {
  test.use({ locale: 'zh-TW' })
  test('the portal is in Simplified Chinese until somebody uploads Traditional Chinese, which can be picked then', async ({
    page,
    cloud,
    visitor
  }) => {
    const title = page.getByRole('heading', { level: 1 })
    const root = page.locator('html')
    await page.goto('/login')
    await expect(title).toHaveText('登录')
    const token = await visitor.tokenOf('operator')
    const fields = { intLangCode: 'zh-TW', langName: '繁體中文', mode: 'add' } as const
    const texts = { 'login.title': '登入系統', 'header.home': '{{portal}}：首頁' }
    expect((await upload(cloud.url, token, fields, fileOf(texts))).code).toBe(610000)
    try {
      await page.reload()
      await expect(title).toHaveText('登入系統')
      await expect(root).toHaveAttribute('lang', 'zh-TW')
      await expect(languageButton(page)).toContainText('繁體中文')
      await pickLanguage(page, '简体中文')
      await expect(title).toHaveText('登录')
      await expect(root).toHaveAttribute('lang', 'zh')
      await pickLanguage(page, '繁體中文')
      await expect(title).toHaveText('登入系統')
      await visitor.open('operator', '/dashboard')
      await expect(page.getByRole('link', { name: /：首頁$/ })).toBeVisible()
    } finally {
      await send(cloud.url, calls.deleteLanguageFile, { token, body: { intLangCode: 'zh-TW' } })
    }
  })
})

test('a change of language shows in the other tab', async ({ page, context }) => {
  await page.goto('/login')
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.getByRole('heading', { name: 'Log in' })).toBeVisible()
  await pickLanguage(page, '한국어')
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('로그인')
})

test('who reads Thai is sent the code in Thai', async ({ page, cloud }) => {
  const email = 'somchai@new.example'
  await page.goto('/login')
  await pickLanguage(page, 'ไทย')
  await page.getByRole('link', { name: 'ลงทะเบียน', exact: true }).click()
  await page.getByLabel('โทรศัพท์หรืออีเมล').fill(email)
  const shown = page.waitForResponse(/image_verify/)
  await page.getByRole('button', { name: 'ส่งรหัส' }).click()
  await solveCaptcha(page, cloud.url, shown, 'ส่งรหัส')
  const [sent] = await (await page.request.get(`${cloud.url}/dev/outbox.json?to=${email}`)).json()
  expect(sent.text).toMatch(/^\d{6} คือรหัสยืนยันสำหรับลงทะเบียน รหัสนี้ใช้ได้ภายใน 5 นาที /)
  await page.getByLabel('รหัสยืนยัน').fill(sent.code)
  await expect(page.getByLabel('รหัสยืนยัน')).toHaveValue(sent.code)
})

test('every call names the language on screen, also those from before the first module, and none is made twice for it', async ({
  page,
  context,
  cloud,
  visitor
}) => {
  await context.addCookies([{ name: 'portal_language', value: 'ja', url: cloud.url }])
  const asked: { path: string; language: string | undefined }[] = []
  page.on('request', request => {
    const { pathname: path } = new URL(request.url())
    if (path.startsWith('/api/')) asked.push({ path, language: request.headers()['accept-language'] })
  })
  // With a frame of the server's nobody asks for the two.
  await sendWithoutFrame(page)
  await visitor.open('operator', '/dashboard')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
  for (const path of [calls.userInfo.path, calls.menuTree.path])
    expect(asked.filter(call => call.path === path)).toEqual([{ path, language: 'ja' }])
  expect(asked.filter(({ language }) => language !== 'ja')).toEqual([])
})

for (const language of ['zh', 'ja', 'ko', 'th', 'fr']) {
  test(`nothing on the dashboard shows a key or an English menu in ${language}`, async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    await context.addCookies([{ name: 'portal_language', value: language, url: cloud.url }])
    await visitor.open('operator')
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    const text = await page.locator('body').ariaSnapshot()
    expect(text).not.toMatch(/\b(menu|header|sidebar|dashboard|robotKind)\.[a-z]/)
    await expect(page.getByRole('navigation').getByText('Authority')).toHaveCount(0)
  })
}

test('a message file that can not be had costs the language, not the portal', async ({
  page,
  context,
  cloud,
  complaints
}) => {
  await context.addCookies([{ name: 'portal_language', value: 'ja', url: cloud.url }])
  await page.route(/\/messages\/ja-/, route => route.abort())
  await page.goto('/login')
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible()
  complaints.length = 0
})
