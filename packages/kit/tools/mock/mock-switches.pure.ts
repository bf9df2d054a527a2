import { firstCalls } from '#contract/page/first-calls.ts'

/** The behaviour that a developer asks of the mock cloud, besides answers. */
export type MockSwitches = {
  /** A refusal instead of the answer, for this share of the calls. */
  fail: { code: number; share: number } | undefined
  /** How long each answer waits. */
  delayMs: number
  /** A part of the path of the calls that the two above are for; all calls where nothing is said. */
  only: string
}

/** The problem with the switches, as a sentence. */
export type WrongSwitch = { problem: string }

export const readSwitches = (
  given: Partial<Record<'fail' | 'delay' | 'only', string | undefined>>
): MockSwitches | WrongSwitch => {
  const delayMs = Number(given.delay ?? 0)
  if (!(delayMs >= 0 && delayMs <= 600_000)) return { problem: '--delay takes milliseconds, as 800.' }
  const [, code, , share = '1'] = /^(\d{6})(=(0(?:\.\d+)?|1))?$/.exec(given.fail ?? '') ?? []
  if (given.fail !== undefined && code === undefined)
    return { problem: '--fail takes a code, and a share of the calls: 610500=0.1' }
  const fail = code === undefined ? undefined : { code: Number(code), share: Number(share) }
  return { fail, delayMs, only: given.only ?? '' }
}

/** The frame itself can't be there without these. */
const ofFrame: readonly string[] = Object.values(firstCalls)

/**
 * The delay of a call, and the code of its refusal.
 * @param chance a number between 0 and 1
 */
export const fateOf = (
  pathname: string,
  { fail, delayMs, only }: MockSwitches,
  chance: number
): { delayMs: number; code: number | undefined } => {
  if (ofFrame.includes(pathname) || !pathname.includes(only)) return { delayMs: 0, code: undefined }
  return { delayMs, code: fail !== undefined && chance < fail.share ? fail.code : undefined }
}
