import { expect, test } from '@playwright/test'
import { languageCodes } from '#contract/languages.ts'
import { tokenCookie } from '#contract/page/page-names.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { signIn } from '../support/client.ts'
import { environment } from '../support/files/portal-files.ts'
import { askPage, cookieOf, renderedIn, startRendering } from '../support/rendered-project.ts'

/** The configuration in a page. */
const configIn = (html: string) => JSON.parse(/id="portal-config">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')

test.describe('a page', () => {
  let cloud: TestCloud
  let token: string
  let end: () => Promise<void>
  const lines: string[] = []
  test.beforeAll(async () => {
    const started = await startRendering({}, { logTo: { write: line => void lines.push(line) } })
    cloud = started.cloud
    end = started.end
    token = await signIn(cloud, 'customer')
  })
  test.afterAll(() => end())

  test('of a member has their frame rendered in it, which nobody keeps and no other origin reads', async () => {
    const answer = await askPage(cloud, '/dashboard', cookieOf(token))
    expect(answer.headers.get('Cache-Control')).toBe('no-store')
    expect(answer.headers.get('ETag')).toBeNull()
    expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin')
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding, Cookie')
    expect(answer.headers.get('Content-Security-Policy')).toContain("script-src 'self' 'sha256-aW5saW5l'")
    const html = await answer.text()
    expect(renderedIn(html)).toEqual({
      portalName: 'Test Portal',
      pathname: '/dashboard',
      token,
      language: 'en',
      nickname: 'Mei Tanaka',
      offered: { pages: {}, named: {}, hidesAbsent: false },
      texts: true,
      shipped: Object.fromEntries(languageCodes.map(language => [language, { shipped: language }]))
    })
    expect(html).toContain('<portal-sidebar><template shadowrootmode="open">menu</template></portal-sidebar>')
    expect(html).toContain(
      '<html lang="en" translate="no" data-frame="shown" data-layout="full" data-theme="system" data-sidebar="automatic">'
    )
    // The values to hydrate with can't end their element.
    const { frame } = configIn(html)
    expect(frame).toMatchObject({ key: 'the <key>', pathname: '/dashboard', user: { nickname: 'Mei Tanaka' } })
    expect(html).toContain(String.raw`"key":"the \u003ckey>"`)
    // The token stays in its cookie.
    expect(JSON.stringify(frame)).not.toContain(token)
  })

  test('of a member renews the cookies that last, and neither the token nor one that is too long', async () => {
    const account = 'mei@example.com; Domain=evil.example'
    const cookies = `portal_language=ja; portal_account=${encodeURIComponent(account)}; portal_theme=${'x'.repeat(400)}`
    const answer = await askPage(cloud, '/dashboard', { Cookie: `${cookieOf(token).Cookie}; ${cookies}; other=1` })
    expect(answer.headers.getSetCookie()).toEqual([
      'portal_language=ja; Max-Age=31536000; Path=/; SameSite=Lax',
      'portal_account=mei%40example.com%3B%20Domain%3Devil.example; Max-Age=2592000; Path=/; SameSite=Lax'
    ])
    const forAll = await askPage(cloud, '/login', { Cookie: cookies })
    expect(forAll.headers.getSetCookie()).toEqual([])
  })

  const looks: [what: string, path: string, headers: Record<string, string>, rendered: Record<string, unknown>][] = [
    ['the start as the dashboard', '/', {}, { pathname: '/dashboard' }],
    ['a path as it was asked for', '/sub-app/robot/caf%C3%A9?a=b', {}, { pathname: '/sub-app/robot/caf%C3%A9' }],
    ['the language of the cookie', '/', { Cookie: 'portal_language=ja', 'Accept-Language': 'th' }, { language: 'ja' }],
    [
      'the browser’s language where the cookie names none',
      '/',
      { Cookie: 'portal_language=xx', 'Accept-Language': 'th-TH,en' },
      { language: 'th' }
    ],
    [
      'colours and sidebar of the cookies',
      '/',
      { Cookie: 'portal_theme=dark; portal_sidebar=collapsed' },
      { theme: 'dark', sidebar: 'collapsed' }
    ]
  ]
  for (const [what, path, { Cookie = 'other=1', ...headers }, rendered] of looks)
    test(`renders ${what}`, async () => {
      const answer = await askPage(cloud, path, { Cookie: `${Cookie}; ${tokenCookie}=${token}`, ...headers })
      expect(renderedIn(await answer.text())).toMatchObject(rendered)
    })

  const plain: [who: string, cookie: () => string][] = [
    ['a guest', () => 'portal_language=ja'],
    ['a token that is none', () => `${tokenCookie}=no-longer-valid`],
    ['an empty token', () => `${tokenCookie}=`],
    ['a reader of Traditional Chinese', () => `${tokenCookie}=${token}; portal_language=zh-Hant`],
    ['whom the module can not render for', () => `${tokenCookie}=${token}; portal_theme=broken`],
    ['whose menu is too large for a server', () => `${tokenCookie}=${token}; portal_theme=too-large`]
  ]
  for (const [who, cookie] of plain)
    test(`of ${who} comes without a frame, and may be kept`, async () => {
      const answer = await askPage(cloud, '/dashboard', { Cookie: cookie() })
      expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
      const html = await answer.text()
      expect(renderedIn(html)).toBeUndefined()
      expect(html).toContain('<portal-header portal-name="Test Portal"></portal-header>')
      expect(configIn(html)).not.toHaveProperty('frame')
    })

  test('that can not be rendered is told to the log once, however often it is asked for', async () => {
    const cookie = `${tokenCookie}=${token}; portal_theme=broken`
    await Promise.all(Array.from({ length: 20 }, () => askPage(cloud, '/dashboard', { Cookie: cookie })))
    expect(lines.filter(line => line.includes('a frame could not be rendered'))).toHaveLength(1)
  })

  test('is rendered for nobody by HEAD', async () => {
    const answer = await askPage(cloud, '/dashboard', cookieOf(token), 'HEAD')
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'no-cache'])
  })

  test('is compressed for who takes it', async () => {
    const answer = await askPage(cloud, '/dashboard', { ...cookieOf(token), 'Accept-Encoding': 'br' })
    expect(answer.headers.get('Content-Encoding')).toBe('br')
    expect(renderedIn(await answer.text())).toBeDefined()
  })

  test('of many members at the same time holds the frame of nobody else', async () => {
    const accounts = ['customer', 'operator', 'distributor', 'tenant']
    const tokens = await Promise.all(accounts.map(account => signIn(cloud, account)))
    const asked = Array.from({ length: 10 }, () => tokens).flat()
    const rendered = await Promise.all(
      asked.map(async own => renderedIn(await (await askPage(cloud, '/', cookieOf(own))).text()))
    )
    // A busy cloud sends a page without its frame rather than late.
    const came = rendered.flatMap((frame, index) => (frame === undefined ? [] : [{ frame, own: asked[index] }]))
    expect(came.filter(({ frame, own }) => frame.token !== own)).toEqual([])
    expect(new Set(came.map(({ frame }) => `${frame.token} ${frame.nickname}`)).size).toBe(accounts.length)
  })

  test('comes without its frame where the database is broken, and the log says so', async () => {
    await cloud.query('alter table menu_nodes rename to hidden_menu')
    const answer = await askPage(cloud, '/dashboard', cookieOf(token))
    expect([answer.status, renderedIn(await answer.text())]).toEqual([200, undefined])
    expect(lines.join('')).toContain('which is sent without its frame')
    await cloud.query('alter table hidden_menu rename to menu_nodes')
  })
})

test('a portal whose calls go to another cloud has no frame rendered by this one', async () => {
  const elsewhere = { ...environment, apiBase: 'https://cloud.example.com' }
  const { cloud, end } = await startRendering({ 'environment.json': JSON.stringify(elsewhere) })
  const answer = await askPage(cloud, '/dashboard', cookieOf(await signIn(cloud, 'customer')))
  expect(renderedIn(await answer.text())).toBeUndefined()
  await end()
})
