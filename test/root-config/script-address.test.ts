import { assert } from 'chai'
import { isScriptAddress } from '#root-config/loader/script-address.pure.ts'

const page = 'https://portal.test/sub-app/robot'
const modules = ['/assets/shell.js', 'https://fleet.test/fleet.mjs', 'data:text/javascript,1']

const cases: [what: string, url: string, isAdmitted: boolean][] = [
  ['a file of the page', 'https://portal.test/assets/shell.js', true],
  ['a later part of a module elsewhere', 'https://fleet.test/parts/later.js#1', true],
  ['a file elsewhere', 'https://evil.test/fleet.mjs', false],
  ['the same host on another port', 'https://fleet.test:8443/fleet.mjs', false],
  ['the same host without TLS', 'http://portal.test/assets/shell.js', false],
  ['a host that begins alike', 'https://portal.test.evil.test/x.js', false],
  ['a user in front of another host', 'https://portal.test@evil.test/x.js', false],
  ['a blob of the page', 'blob:https://portal.test/1', false],
  ['a text', 'data:text/javascript,alert(1)', false],
  ['a script', 'javascript:alert(1)', false],
  ['no whole address', '/assets/shell.js', false],
  ['nothing', '', false]
]

suite('The address of a script', () => {
  for (const [what, url, isAdmitted] of cases)
    test(`is ${isAdmitted ? 'admitted' : 'refused'} for ${what}`, () =>
      assert.strictEqual(isScriptAddress(url, page, modules), isAdmitted))
})
