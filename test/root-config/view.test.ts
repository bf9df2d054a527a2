import { assert } from 'chai'
import { type View, viewOf } from '#root-config/main/view.pure.ts'
import type { Decision } from '#root-config/routing/guard.pure.ts'

const page: Decision = { kind: 'page' }
const robot: Decision = { kind: 'subApp', prefix: 'robot' }
const ota: Decision = { kind: 'subApp', prefix: 'ota' }
const failure = { name: '@portal/robot', stage: 'load' as const, id: 'a', retry: () => undefined }
const exists = (name: string): boolean => name === '@portal/robot'

const cases: [what: string, Decision, failed: boolean, mounted: string | undefined, View['kind']][] = [
  ['a page that is not there yet', page, false, undefined, 'progress'],
  ['a page that is there', page, false, '@portal/shell', 'application'],
  ['a sub-application that is not there yet', robot, false, undefined, 'progress'],
  ['a sub-application behind the page before it', robot, false, '@portal/shell', 'progress'],
  ['a sub-application that is there', robot, false, '@portal/robot', 'application'],
  ['a sub-application that failed', robot, true, undefined, 'failure'],
  ['a page after a sub-application failed', page, true, undefined, 'progress'],
  ['a sub-application that the import map lacks', ota, false, undefined, 'absent'],
  ['the user being loaded', { kind: 'load', what: 'user' }, false, undefined, 'progress'],
  ['a redirect under way', { kind: 'redirect', to: '/login' }, false, '@portal/robot', 'progress'],
  ['a menu that could not be loaded', { kind: 'menuFailed' }, false, undefined, 'menuFailed'],
  ['models of robots that could not be asked for', { kind: 'modelsFailed' }, false, undefined, 'modelsFailed']
]

suite('The main region', () => {
  for (const [what, decision, failed, mounted, kind] of cases) {
    test(`shows ${kind} for ${what}`, () =>
      assert.strictEqual(viewOf(decision, failed ? failure : undefined, mounted, exists).kind, kind))
  }

  test('asks before it opens what did not finish last time, and only there', () => {
    const unfinished = '@portal/robot'
    assert.strictEqual(viewOf(robot, undefined, undefined, exists, unfinished).kind, 'unfinished')
    assert.strictEqual(viewOf(page, undefined, '@portal/shell', exists, unfinished).kind, 'application')
  })

  const centre: [prefix: 'cleanCC' | 'ota', hasCentre: boolean, kind: View['kind']][] = [
    ['cleanCC', true, 'beside'],
    ['cleanCC', false, 'absent'],
    ['ota', true, 'absent']
  ]
  for (const [prefix, hasCentre, kind] of centre) {
    test(`shows ${kind} for ${prefix} where the environment has ${hasCentre ? 'a' : 'no'} cleaning control centre`, () =>
      assert.strictEqual(
        viewOf({ kind: 'subApp', prefix }, undefined, undefined, exists, undefined, hasCentre).kind,
        kind
      ))
  }
})
