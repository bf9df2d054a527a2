import { assert } from 'chai'
import { asksToLeave, type Cover } from '#root-config/isolation/frame/cover.pure.ts'
import { holdsBack, type Step } from '#root-config/isolation/frame/held-back.pure.ts'
import { isOpaque } from '#root-config/isolation/frame/opaque.pure.ts'

const now = 100_000
const cover = { since: now - 8_000, tries: [], isPage: false, stays: 0 }
const tries = [now - 3_000, now - 2_000, now - 1_000]

const covers: [what: string, changes: Partial<Cover>, asks: boolean][] = [
  ['a dialog of any age', {}, false],
  ['two tries', { tries: tries.slice(1) }, false],
  ['three tries', { tries }, true],
  ['three tries, and the frame is back', { tries, since: undefined }, false],
  ['three tries, and a cover of this moment', { tries, since: now - 900 }, false],
  ['a third try of this moment', { tries: [...tries.slice(1), now - 100] }, false],
  ['tries of long ago', { tries: [now - 7_000, ...tries.slice(1)] }, false],
  ['a page in a frame for a while', { isPage: true }, false],
  ['a page in a frame for long', { isPage: true, since: now - 10_000 }, true],
  ['a page in a frame after the person stayed', { isPage: true, since: now - 59_000, stays: 1 }, false],
  ['a page in a frame long after the person stayed', { isPage: true, since: now - 60_000, stays: 1 }, true]
]

suite('An application over the frame', () => {
  for (const [what, changes, asks] of covers) {
    test(`${asks ? 'makes' : 'does not make'} the portal ask after ${what}`, () =>
      assert.strictEqual(asksToLeave({ ...cover, ...changes }, now), asks))
  }
})

const colors: [color: string, isHiding: boolean][] = [
  ['rgb(255, 255, 255)', true],
  ['rgba(0, 0, 0, 0.9)', true],
  ['rgba(0, 0, 0, 0.89)', false],
  ['rgba(0, 0, 0, 0)', false],
  ['color(srgb 1 1 1 / 0.95)', true],
  ['oklch(0.5 0.1 20 / 40%)', false],
  ['color(display-p3 1 0 0)', true],
  ['transparent', false],
  ['', false]
]

suite('A colour over the frame', () => {
  for (const [color, isHiding] of colors) {
    test(`${isHiding ? 'hides' : 'does not hide'} it as “${color}”`, () =>
      assert.strictEqual(isOpaque(color), isHiding))
  }
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
