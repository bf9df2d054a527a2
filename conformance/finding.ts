import type { Answer } from './ask.ts'

/** The result of one check: the call, the answer that the contract wants, and the real answer. */
export type Finding = { call: string; check: string; expected: string; came: string; ok: boolean }

export const finding = (
  call: string,
  check: string,
  expected: string,
  came: string,
  ok = expected === came
): Finding => ({
  call,
  check,
  expected,
  came,
  ok
})

/** An answer in a few words: `HTTP 200, 610000`. */
export const told = ({ status, envelope }: Answer): string =>
  envelope === undefined ? `HTTP ${status}, no envelope` : `HTTP ${status}, ${envelope.code}`

/** The answer to a call that is refused, or succeeds, in the ordinary way. */
export const expectedCode = (code: number, status = 200): string => `HTTP ${status}, ${code}`

export const nothingToTry = 'nothing to try it on'
