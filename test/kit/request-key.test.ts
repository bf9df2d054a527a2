import { assert } from 'chai'
import { createRequestKey } from '#kit/index.ts'

suite('The key of a request', () => {
  test('is the same for the same body, and another one for a changed body and in another form', () => {
    const keyOf = createRequestKey()
    const first = keyOf({ ward: '3B' })
    assert.match(first, /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
    assert.equal(keyOf({ ward: '3B' }), first)
    assert.notEqual(keyOf({ ward: '4A' }), first)
    assert.notEqual(createRequestKey()({ ward: '3B' }), first)
  })
})
