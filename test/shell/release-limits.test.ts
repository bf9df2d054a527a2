import { assert } from 'chai'
import { draftOf, typedOver } from '#shell/pages/releases/limits-draft.pure.ts'

suite('Limits of releases that somebody else saved meanwhile', () => {
  const start = draftOf({ users: 20, failurePoints: 5, slowerPercent: 50 })
  const now = draftOf({ users: 30, failurePoints: 5, slowerPercent: 60 })
  const cases: [what: string, typed: object, shown: object][] = [
    ['nothing', {}, { users: '30', failurePoints: '5', slowerPercent: '60' }],
    ['another limit', { failurePoints: '7' }, { users: '30', failurePoints: '7', slowerPercent: '60' }],
    ['the same limit', { users: '25' }, { users: '25', failurePoints: '5', slowerPercent: '60' }],
    ['nothing into a field', { users: '' }, { users: '', failurePoints: '5', slowerPercent: '60' }]
  ]
  for (const [what, typed, shown] of cases)
    test(`are shown where the person typed ${what}`, () =>
      assert.deepEqual(typedOver({ ...start, ...typed }, start, now), { ...start, ...shown }))
})
