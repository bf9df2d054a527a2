import { expect, test } from '@playwright/test'
import { bytesOfPart } from '../../../cloud/topics/ota/files/pace.pure.ts'
import { keyRisk } from '../../../cloud/topics/ota/keys/key-risk.pure.ts'
import { afterPlan, type Waiting, whyNotDecided } from '../../../cloud/topics/ota/roll-outs/approval.pure.ts'

/* What the approval of a plan, the bound of a store and the warning about the key decide, as tables. */

const now = 1_000
const plans: [needsApproval: boolean, startTime: number | null, next: string][] = [
  [false, null, 'begin'],
  [false, now, 'begin'],
  [false, now + 1, 'scheduled'],
  [true, null, 'waitingForApproval'],
  [true, now + 1, 'waitingForApproval'],
  [true, now - 1, 'waitingForApproval']
]
for (const [needsApproval, startTime, next] of plans)
  test(`a plan ${needsApproval ? 'that needs approval' : 'alone'} with the date ${startTime}: ${next}`, () => {
    expect(afterPlan({ needsApproval, startTime }, now)).toBe(next)
  })

const waiting: Waiting = { state: 'waitingForApproval', userId: 1, changedBy: null, edition: 2 }
const decisions: [what: string, rollOut: Partial<Waiting>, person: number, reason: string | undefined][] = [
  ['a second person', {}, 2, undefined],
  ['a second person, where the author is gone', { userId: null }, 2, undefined],
  ['its author', {}, 1, 'ownPlan'],
  ['its author, after somebody else changed it', { changedBy: 3 }, 1, 'ownPlan'],
  ['who changed it last', { changedBy: 2 }, 2, 'ownPlan'],
  ['who read the plan before the last change', { edition: 3 }, 2, 'changedMeanwhile'],
  ['who comes after another one', { state: 'scheduled' }, 2, 'decidedMeanwhile'],
  ['its author, once it runs', { state: 'running' }, 1, 'decidedMeanwhile']
]
for (const [what, rollOut, userId, reason] of decisions)
  test(`${what} ${reason === undefined ? 'decides' : `does not decide: ${reason}`}`, () => {
    expect(whyNotDecided({ ...waiting, ...rollOut }, { userId, edition: 2 })).toBe(reason)
  })

const ranges: [part: number, from: number, until: number, bytes: number][] = [
  [0, 0, 5, 5],
  [0, 0, 25, 10],
  [2, 0, 25, 5],
  [1, 12, 15, 3],
  [1, 0, 10, 0],
  [0, 0, 0, 0]
]
for (const [part, from, until, bytes] of ranges)
  test(`of the bytes ${from} to ${until}, part ${part} of ten bytes each has ${bytes}`, () => {
    expect(bytesOfPart(part, { from, until }, 10)).toBe(bytes)
  })

const plain = '-----BEGIN PRIVATE KEY-----'
const encrypted = '-----BEGIN ENCRYPTED PRIVATE KEY-----'
const keys: [Parameters<typeof keyRisk>[0], ReturnType<typeof keyRisk>][] = [
  [{ mode: 'development', passphrase: undefined, privateKey: plain }, null],
  [{ mode: 'production', passphrase: undefined, privateKey: undefined }, 'noPassphrase'],
  [{ mode: 'production', passphrase: undefined, privateKey: plain }, 'noPassphrase'],
  [{ mode: 'production', passphrase: 'a', privateKey: plain }, 'readableKey'],
  [{ mode: 'production', passphrase: 'a', privateKey: encrypted }, null],
  [{ mode: 'production', passphrase: 'a', privateKey: undefined }, null]
]
for (const [standing, risk] of keys)
  test(`in ${standing.mode} with ${standing.passphrase} and ${standing.privateKey}: ${risk ?? 'no'} risk`, () => {
    expect(keyRisk(standing)).toBe(risk)
  })
