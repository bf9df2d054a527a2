import { assert } from 'chai'
import { describeBrowser, type Telling } from '#session/browser/describe-browser.pure.ts'

const webKit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const chromium =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

const brands = (...names: string[]): Telling => ({
  userAgent: chromium,
  userAgentData: { brands: names.map(brand => ({ brand, version: '126' })) }
})

suite('A browser', () => {
  const told: [what: string, telling: Telling, name: string][] = [
    ['Chrome by its brands', brands('Not/A)Brand', 'Chromium', 'Google Chrome'), 'Google Chrome 126'],
    ['Edge by its brands', brands('Chromium', 'Microsoft Edge', 'Not A;Brand'), 'Microsoft Edge 126'],
    ['Chromium itself', brands('Chromium', ' Not;A Brand'), 'Chromium 126'],
    ['made-up brands alone', brands('Not.A/Brand'), 'Google Chrome 126'],
    ['Chrome without brands', { userAgent: chromium }, 'Google Chrome 126'],
    ['Edge without brands', { userAgent: `${chromium} Edg/126.0.1` }, 'Edge 126'],
    ['Firefox', { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0' }, 'Firefox 127'],
    ['Safari', { userAgent: `Mozilla/5.0 (Macintosh) ${webKit} Version/17.5 Safari/605.1.15` }, 'Safari 17'],
    [
      'Safari on a phone',
      { userAgent: `Mozilla/5.0 (iPhone) ${webKit} Version/17.5 Mobile/15E148 Safari/604.1` },
      'Safari 17'
    ],
    [
      'Chrome on a phone',
      { userAgent: `Mozilla/5.0 (iPhone) ${webKit} CriOS/126.0 Mobile/15E148 Safari/604.1` },
      'Google Chrome 126'
    ],
    ['nothing known', { userAgent: 'Robot' }, 'unknown'],
    ['nothing', { userAgent: '' }, 'unknown']
  ]
  for (const [what, telling, name] of told)
    test(`that tells ${what} is ${name}`, () => assert.strictEqual(describeBrowser(telling).browserType, name))

  const networks: [connection: Telling['connection'], name: string][] = [
    [undefined, 'unknown'],
    [{}, 'unknown'],
    [{ effectiveType: '3g' }, '3g'],
    [{ type: 'wifi', effectiveType: '4g' }, 'wifi']
  ]
  for (const [connection, name] of networks)
    test(`with the network ${JSON.stringify(connection)} is on ${name}`, () =>
      assert.strictEqual(
        describeBrowser({ userAgent: '', ...(connection === undefined ? {} : { connection }) }).networkType,
        name
      ))

  test('that runs this test is known', () => {
    assert.match(describeBrowser(navigator).browserType, /^[\w ]+ \d+$/)
  })
})
