import { assert } from 'chai'
import { subAppOf, subAppPrefixes } from '#contract/sub-apps.ts'

const matched: [path: string, prefix: string | undefined][] = [
  ...subAppPrefixes.map((prefix): [string, string] => [`/sub-app/${prefix}`, prefix]),
  ['/sub-app/robot/', 'robot'],
  ['/sub-app/robot/list', 'robot'],
  ['/sub-app/robot/a%2fb', 'robot'],
  ['/sub-app/robot//x', 'robot'],
  ['/sub-app/auth/../robot', 'auth'],
  ['/sub-app', undefined],
  ['/sub-app/', undefined],
  ['/sub-app//robot', undefined],
  ['/sub-apps/robot', undefined],
  ['/sub-app/robotics', undefined],
  ['/sub-app/rob', undefined],
  ['/sub-app/authority', undefined],
  ['/sub-app/auth-evil', undefined],
  ['/sub-app/AUTH', undefined],
  ['/sub-app/Robot', undefined],
  ['/SUB-APP/robot', undefined],
  ['/sub-app/cleancc', undefined],
  ['/sub-app/%61uth', undefined],
  ['/sub-app/auth%2fusers', undefined],
  ['/sub-app/auth%5cusers', undefined],
  ['/sub-app/auth%00', undefined],
  ['/sub-app/auth;x', undefined],
  ['/sub-app/auth;/x', undefined],
  ['/sub-app/auth ', undefined],
  ['/sub-app/auth%20', undefined],
  ['/sub-app/auth?x', undefined],
  ['/sub-app/auth.', undefined],
  ['/sub-app/аuth', undefined],
  ['/sub-app/__proto__', undefined],
  ['/sub-app/constructor', undefined],
  ['/x/sub-app/robot', undefined],
  ['sub-app/robot', undefined],
  ['/dashboard', undefined],
  ['', undefined]
]

suite('The matcher of sub-applications', () => {
  for (const [path, prefix] of matched) {
    test(`takes ${path} for ${prefix ?? 'none'}`, () => assert.strictEqual(subAppOf(path), prefix))
  }
})
