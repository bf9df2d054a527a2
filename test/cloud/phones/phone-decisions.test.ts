import { expect, test } from '@playwright/test'
import { type Heard, type NextCall, nextCallState } from '../../../cloud/topics/phones/next-call-state.pure.ts'

const again = { state: 'ringing', attempt: 2, ends: false } as const
const rows: [state: 'ringing' | 'answered' | 'ended', attempt: number, heard: Heard, next: NextCall | undefined][] = [
  ['ringing', 1, 'answered', { state: 'answered', attempt: 1, ends: false }],
  ['ringing', 1, 'noAnswer', again],
  ['ringing', 1, 'busy', again],
  ['ringing', 1, 'silent', again],
  ['ringing', 2, 'noAnswer', { state: 'noAnswer', attempt: 2, ends: true }],
  ['ringing', 2, 'silent', { state: 'noAnswer', attempt: 2, ends: true }],
  ['ringing', 2, 'busy', { state: 'busy', attempt: 2, ends: true }],
  ['ringing', 1, 'ended', undefined],
  ['answered', 1, 'ended', { state: 'ended', attempt: 1, ends: true }],
  ['answered', 1, 'silent', { state: 'ended', attempt: 1, ends: true }],
  ['answered', 1, 'busy', undefined],
  ['ended', 1, 'answered', undefined]
]
for (const [state, attempt, heard, next] of rows)
  test(`a call that is ${state} at attempt ${attempt} of 2 ${next ? `becomes ${next.state}` : 'stays as it is'} when ${heard} is heard`, () => {
    expect(nextCallState({ state, attempt, attemptsMax: 2 }, heard)).toEqual(next)
  })
