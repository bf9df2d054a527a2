import { assert } from 'chai'
import { foundIn } from '#root-config/extensions/found.pure.ts'

const mayOpen = (pathname: string): boolean => pathname.startsWith('/sub-app/robot')
const good = { name: 'T10', detail: 'SN1', address: '/sub-app/robot/list?text=SN1' }

const dropped: [what: string, one: unknown][] = [
  ['nothing', undefined],
  ['a text', 'T10'],
  ['a result without a name', { address: good.address }],
  ['an empty name', { ...good, name: '' }],
  ['a name of 201 characters', { ...good, name: 'x'.repeat(201) }],
  ['markup in place of an address', { ...good, address: 'javascript:alert(1)' }],
  ['an address of another site', { ...good, address: 'https://evil.example/sub-app/robot' }],
  ['an address that a browser takes for another site', { ...good, address: '//sub-app/robot' }],
  ['an address of another application', { ...good, address: '/sub-app/store' }],
  ['a way out of the own addresses', { ...good, address: '/sub-app/robot/../auth' }],
  ['an address of 9000 characters', { ...good, address: `/sub-app/robot/${'x'.repeat(9_000)}` }]
]

suite('The results of a sub-application’s search', () => {
  test('are taken as they are', () => assert.deepEqual(foundIn([good], mayOpen), [good]))
  for (const [what, one] of dropped)
    test(`leave out ${what}, and keep the others`, () => assert.deepEqual(foundIn([one, good], mayOpen), [good]))
  test('hold nothing of an answer that is no list', () => {
    for (const answer of [undefined, null, good, 'T10']) assert.deepEqual(foundIn(answer, mayOpen), [])
  })
  test('are the first eight, however many there are', () =>
    assert.lengthOf(foundIn(Array(10_000).fill(good), mayOpen), 8))
})
