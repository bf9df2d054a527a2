import { assert } from 'chai'
import { subAppModeOf } from '#session/frame/sub-app-mode-of.pure.ts'

suite('A tab', () => {
  const table: [kept: string | null, address: string, mode: 'on' | 'off'][] = [
    [null, '/sub-app/robot?micro=true', 'on'],
    [null, '/sub-app/robot/list?page=2&micro=true', 'on'],
    [null, '/sub-app/robot?micro=false', 'off'],
    [null, '/sub-app/robot', 'off'],
    [null, '/sub-app/robotics?micro=true', 'off'],
    [null, '/dashboard?micro=true', 'off'],
    ['off', '/sub-app/robot?micro=true', 'off'],
    ['on', '/dashboard', 'on'],
    ['nonsense', '/sub-app/robot?micro=true', 'on'],
    ['nonsense', '/dashboard', 'off']
  ]
  for (const [kept, address, mode] of table) {
    test(`that keeps ${kept ?? 'nothing'} has its sub-app mode ${mode} at ${address}`, () =>
      assert.strictEqual(subAppModeOf(kept, new URL(address, 'https://portal.invalid')), mode))
  }
})
