import { assert } from 'chai'
import { type Connection, firstOf, mayPrefetch } from '#root-config/apps/prefetch-rules.pure.ts'

const cases: [what: string, Connection | undefined, onAttention: boolean, whenIdle: boolean][] = [
  ['a browser that tells nothing', undefined, true, true],
  ['a good network', { saveData: false, effectiveType: '4g' }, true, true],
  ['a good network that is paid by the byte', { saveData: false, effectiveType: '4g', type: 'cellular' }, true, false],
  ['a slow network', { saveData: false, effectiveType: '3g' }, true, false],
  ['data saver', { saveData: true }, false, false],
  ['data saver on a good network', { saveData: true, effectiveType: '4g', type: 'wifi' }, false, false]
]

suite('What is fetched ahead, by network', () => {
  for (const [what, connection, onAttention, whenIdle] of cases) {
    test(`${what}: ${onAttention ? '' : 'not '}on attention, ${whenIdle ? '' : 'not '}when idle`, () => {
      assert.equal(mayPrefetch('attention', connection), onAttention)
      assert.equal(mayPrefetch('idle', connection), whenIdle)
    })
  }
})

suite('Which sub-applications are fetched when idle', () => {
  for (const [what, visited, fetched] of [
    ['without visits none', [], []],
    ['each once, the newest first', ['robot', 'store', 'robot'], ['robot', 'store']],
    ['three and no more', ['ota', 'robot', 'ota', 'store', 'shop'], ['ota', 'robot', 'store']]
  ] as const) {
    test(what, () => assert.deepEqual<string[]>(firstOf<string>(visited, 3), [...fetched]))
  }
})
