import { assert } from 'chai'
import { type Cover, isFought, offersLeave, triedInVain } from '#root-config/isolation/frame/cover.pure.ts'
import { holdsBack, type Step } from '#root-config/isolation/frame/held-back.pure.ts'

const now = 100_000
const cover: Cover = {
  since: now - 3_900,
  isHidden: true,
  tries: [],
  isModal: false,
  isPage: false,
  stayedAt: undefined
}
const long = { since: now - 4_000 }
const esc = (ago: number) => ({ at: now - ago, isEsc: true })
const press = (ago: number) => ({ at: now - ago, isEsc: false })
const tries = [press(3_000), press(2_000), press(1_000)]

const covers: [what: string, changes: Partial<Cover>, offers: boolean][] = [
  ['a cover of a moment', {}, false],
  ['a cover of four seconds', long, true],
  ['a modal dialog of any age', { isModal: true, since: 0 }, false],
  ['a modal dialog that ignored one Esc', { ...long, isModal: true, tries: [esc(1_000)] }, true],
  ['a modal dialog that may still close', { ...long, isModal: true, tries: [esc(900)] }, false],
  ['a modal dialog, and a press beside it', { ...long, isModal: true, tries: [press(1_000)] }, false],
  ['a modal dialog that opened after the Esc', { ...long, isModal: true, tries: [esc(4_500)] }, false],
  ['a modal dialog, and three tries', { ...long, isModal: true, tries }, true],
  ['three tries in vain, and a young cover', { tries }, true],
  ['three tries, and a cover of this moment', { tries, since: now - 900 }, false],
  ['a third try of this moment', { tries: [...tries.slice(1), press(100)] }, false],
  ['tries of long ago', { tries: [press(7_000), ...tries.slice(1)] }, false],
  ['something that presses go through', { since: undefined }, false],
  ['something that presses go through, and three tries', { since: undefined, tries }, true],
  ['three tries, and the frame is back', { since: undefined, isHidden: false, tries }, false],
  ['a cover after the person stayed', { ...long, stayedAt: now - 59_000 }, false],
  ['a cover long after the person stayed', { ...long, stayedAt: now - 60_000 }, true],
  ['three tries after the person stayed', { ...long, stayedAt: now - 9_000, tries }, true]
]

suite('An application over the frame', () => {
  for (const [what, changes, offers] of covers) {
    test(`${offers ? 'has' : 'does not have'} the way out offered after ${what}`, () =>
      assert.strictEqual(offersLeave({ ...cover, ...changes }, now), offers))
  }
})

const fights: [what: string, changes: Partial<Cover>, unreachedMs: number, isFought: boolean][] = [
  ['nobody tried', {}, 60_000, false],
  ['three tries were in vain', { tries }, 1_000, true],
  ['it may still be shown', { tries }, 900, false],
  ['a page lies there for a while', { isPage: true }, 9_000, false],
  ['a page lies there for long', { isPage: true }, 10_000, true]
]

suite('A bar that nobody can press', () => {
  for (const [what, changes, unreachedMs, expected] of fights) {
    test(`${expected ? 'is' : 'is not'} fought when ${what}`, () =>
      assert.strictEqual(isFought({ ...cover, ...changes }, now - unreachedMs, now), expected))
  }
  test('takes the focus after three tries', () =>
    assert.deepEqual([triedInVain(cover, now), triedInVain({ ...cover, tries }, now)], [false, true]))
})

const step = (kind: Step['kind'], at: number): Step => ({ kind, at })

const ways: [what: string, steps: Step[], holds: boolean][] = [
  ['nothing', [], false],
  ['one step back', [step('back', 0)], false],
  ['two steps back', [step('back', 0), step('back', 100)], false],
  ['a step back, and its own address again', [step('back', 0), step('push', 10)], false],
  ['the same, and a second step back', [step('back', 0), step('push', 10), step('back', 2_000)], true],
  ['the same, with many addresses', [step('back', 0), step('push', 1), step('push', 2), step('back', 2_000)], true],
  ['the same, later', [step('back', 0), step('push', 10), step('back', 5_001)], false],
  ['a step forward at once, and a step back', [step('back', 0), step('forward', 50), step('back', 900)], true],
  ['a step forward by a person, and a step back', [step('back', 0), step('forward', 800), step('back', 900)], false],
  ['addresses before the steps back', [step('push', 0), step('back', 100), step('back', 200)], false]
]

suite('An application and the steps back', () => {
  for (const [what, steps, holds] of ways) {
    test(`${holds ? 'holds' : 'does not hold'} the person with ${what}`, () =>
      assert.strictEqual(holdsBack(steps), holds))
  }
})
