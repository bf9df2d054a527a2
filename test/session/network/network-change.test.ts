import { assert } from 'chai'
import { followLine, type Line, newsOfLine } from '#session/network/network-change.pure.ts'

const rows: [what: string, before: Line, after: Line, news: string | undefined][] = [
  ['another type of line', { type: 'wifi' }, { type: 'cellular' }, 'online'],
  ['a line after none', { type: 'none' }, { type: 'wifi' }, 'online'],
  ['no line', { type: 'wifi' }, { type: 'none' }, undefined],
  ['another speed, or another network of the same type', { type: 'wifi' }, { type: 'wifi' }, 'doubt'],
  ['a change that has no type', {}, {}, 'doubt'],
  ['a type that is no text', { type: 3 }, { type: 4 }, 'doubt'],
  ['nothing known', undefined, undefined, 'doubt']
]

suite('A change of the line', () => {
  for (const [what, before, after, news] of rows)
    test(`says ${news ?? 'nothing'} for ${what}`, () => assert.strictEqual(newsOfLine(before, after), news))

  test('is told by the browser, once for each event', () => {
    const line = Object.assign(new EventTarget(), { type: 'wifi' })
    const heard: string[] = []
    followLine(line, why => heard.push(why))
    line.dispatchEvent(new Event('change'))
    for (const type of ['none', 'cellular', 'cellular']) {
      line.type = type
      line.dispatchEvent(new Event('change'))
    }
    assert.deepEqual(heard, ['doubt', 'online', 'doubt'])
  })

  test('is told by no browser without such a line', () => {
    for (const line of [undefined, null, {}, 'wifi']) followLine(line, () => assert.fail())
  })
})
