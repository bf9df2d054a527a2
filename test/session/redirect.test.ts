import { safeRedirect } from '@portal/session'
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
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/dash\\board',
  'http://evil.example',
  'https:evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:https://evil.example/1',
  '@evil.example',
  '.evil.example',
  '?redirect=//evil.example',
  '#//evil.example',
  '/login',
  '/login?redirect=/login',
  '/loginV1',
  '/x/../login',
  '/\u0000',
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
})
