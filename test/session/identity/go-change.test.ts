import { assert } from 'chai'
import { goChangeAddress } from '#session/identity/go-change.pure.ts'

const cases: [perms: string[] | undefined, address: string | undefined][] = [
  [undefined, '/login?redirect=%2Fsecure'],
  [['auth', 'sso:secure', 'robot'], '/login?redirect=%2Fsecure'],
  [['sso:secure'], '/login?redirect=%2Fsecure'],
  [['auth', 'robot'], '/login?redirect=%2Faccount'],
  [['robot'], undefined],
  [[], undefined]
]

suite('Where the go-change prompt leads', () => {
  for (const [perms, address] of cases)
    test(`is ${address ?? 'nowhere'} for somebody who may ${perms?.join(', ') ?? 'nobody knows what'}`, () =>
      assert.strictEqual(goChangeAddress(perms), address))
})
