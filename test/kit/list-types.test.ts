import { assert } from 'chai'
import { defineList } from '#kit/index.ts'

suite('The filters of a list', () => {
  test('have the names of their kind alone, which the types say', () => {
    const ask = async () => ({ list: [{ id: 1 }], total: 1 })
    const plan = { label: 'Robots', keepAs: 'types', rowKey: 'id', columns: [] } as const
    const right = defineList({ ...plan, filters: [{ kind: 'day', key: 'from', label: 'From', rare: true }], ask })
    // @ts-expect-error a day has one name, and no `form`
    const wrong = defineList({ ...plan, filters: [{ kind: 'day', key: 'from', label: 'From', form: 'x' }], ask })
    assert.deepEqual([right.filters?.length, wrong.filters?.length], [1, 1])
  })
})
