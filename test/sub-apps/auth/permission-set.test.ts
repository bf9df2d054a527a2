import { expect, test } from '@playwright/test'
import { branchesOf, changesOf, matching, settled, stateOf } from '../../../sub-apps/auth/roles/permission-set.pure.ts'

const node = (permission: string, parent: string | null, own = true) => ({
  permission,
  parent,
  name: permission,
  langKey: null,
  own
})
const nodes = [
  node('store', null),
  node('store:list', 'store'),
  node('store:list:edit', 'store:list'),
  node('robot', null),
  node('tenant:all', null, false)
]

const rows: [title: string, before: string[], wanted: string[], after: string[]][] = [
  ['a permission brings those above it', [], ['store:list:edit'], ['store', 'store:list', 'store:list:edit']],
  ['what stands below one that was taken goes too', ['store', 'store:list'], ['store:list'], []],
  ['what stands beside stays', ['store', 'store:list', 'robot'], ['store', 'robot'], ['store', 'robot']],
  ['nobody gives what is not the own', [], ['tenant:all', 'robot'], ['robot']],
  ['what is there and not the own stays', ['tenant:all'], ['tenant:all'], ['tenant:all']]
]
for (const [title, before, wanted, after] of rows)
  test(title, () => {
    expect([...settled(nodes, new Set(before), new Set(wanted))].toSorted()).toEqual(after.toSorted())
  })

test('an area is in the set whole, in part or not at all', () => {
  const [store, robot] = branchesOf(nodes)
  if (store === undefined || robot === undefined) throw new Error('the tree has lost its branches')
  const chosen = new Set(['store', 'store:list'])
  expect([stateOf(store, chosen), stateOf(robot, chosen)]).toEqual(['some', 'none'])
  expect(stateOf(store, new Set(['store', 'store:list', 'store:list:edit']))).toBe('all')
})

test('a search shows what matches, with all above each', () => {
  const [found, ...others] = matching(branchesOf(nodes), ' EDIT', ({ name }) => name)
  expect(others).toEqual([])
  expect(found).toMatchObject({ permission: 'store', below: [{ permission: 'store:list', below: [{}] }] })
})

test('a change says what it gives and takes', () => {
  expect(changesOf(new Set(['a', 'b']), new Set(['b', 'c']))).toEqual({ give: ['c'], take: ['a'] })
})
