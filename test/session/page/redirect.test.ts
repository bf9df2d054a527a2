import { pathOnThisOrigin, safeRedirect } from '@portal/session'
import { assert } from 'chai'

const followed = [
  '/dashboard',
  '/sub-app/robot',
  '/sub-app/robot/list?kind=hotel&page=2#row-3',
  '/sub-app/robot/%E6%9C%BA',
  '/?a=1',
  '/%2f%2fevil.example'
]

const refused: (string | null | undefined)[] = [
  undefined,
  null,
  '',
  ' ',
  'dashboard',
  './dashboard',
  '../dashboard',
  // Another origin, as some browser or other reads it.
  '//evil.example',
  '///evil.example',
  '////evil.example',
  '//',
  '//user@evil.example',
  '//evil.example/%2f..',
  '//evil%E3%80%82example',
  '/\\evil.example',
  '/\\/evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\u0000/evil.example',
  '\t//evil.example',
  '\u0001//evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '\ufeff//evil.example',
  '\u2028//evil.example',
  '/x/..//evil.example',
  '/.//evil.example',
  '/%2e//evil.example',
  '/x/%2E%2e//evil.example',
  '/dash\\board',
  '/dashboard\u0085',
  'http://evil.example',
  'http:evil.example',
  'http:\\\\evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https://portal.invalid/dashboard',
  'ws://evil.example',
  'ftp://evil.example',
  'file:///etc/passwd',
  'blob:https://evil.example/1',
  'filesystem:https://evil.example/1',
  'about:blank',
  'mailto:somebody@evil.example',
  'intent://evil.example',
  // Script.
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  'javascript://evil.example/%0aalert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,x',
  'data:text/html;base64,PHNjcmlwdD4=',
  '@evil.example',
  '.evil.example',
  ':80',
  '?redirect=//evil.example',
  '#//evil.example',
  '%2F%2Fevil.example',
  '%5cevil.example',
  // The sign-in pages, which would send a member round in a circle.
  '/login',
  '/login?redirect=/login',
  '/login#x',
  '/loginV1',
  '/loginV1?redirect=%2F',
  '/x/../login',
  '/./login',
  '/%2e/login',
  `/${'a'.repeat(2_100)}`
]

suite('The address to come back to after sign-in', () => {
  for (const address of followed) {
    test(`follows ${address}`, () => assert.strictEqual(safeRedirect(address), address))
  }
  for (const address of refused) {
    test(`goes to the start for ${JSON.stringify(address)?.slice(0, 60)}`, () =>
      assert.strictEqual(safeRedirect(address), '/'))
  }
  test('is one that `navigate` takes, for whatever was asked', () => {
    for (const address of [...followed, ...refused]) {
      const followedTo = safeRedirect(address)
      assert.strictEqual(pathOnThisOrigin(followedTo), followedTo)
    }
  })
})
