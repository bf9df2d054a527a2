import { number, record, string } from 'valibot'
import { type CodePurpose, sendCode as sendCodeCall } from '#contract/calls/identity/codes.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { fingerprint } from '../storage/fingerprint.ts'
import { readStoredJson } from '../storage/stored-json.ts'
import { storedFiles } from '../storage/stored-names.ts'
import type { KnownAccountName } from './account-name.ts'

/** No wait is longer than this; what says otherwise was written by a clock that was wrong. */
const longestWaitMs = 60 * 60_000

/**
 * Sends a code, and keeps when the next may be asked for, so that a reload does not forget it.
 * @returns that moment
 * @throws Refused, TimedOut, Unreachable, ContractBroken
 */
export const sendCode = async (
  { kind: _kind, ...target }: KnownAccountName,
  purpose: CodePurpose,
  imageTicket?: string
): Promise<number> => {
  const body = { ...target, purpose, ...(imageTicket === undefined ? {} : { imageTicket }) }
  const { resendAfter } = await request(sendCodeCall, { body }, { quiet: true })
  const until = adapter().now() + resendAfter * 1_000
  const kept = { ...readWaits(), [keyOf(target)]: until }
  adapter().storage.write(storedFiles.codeSends, JSON.stringify(kept))
  return until
}

/**
 * From when on another code may be asked for.
 * @param account where it would go; without one, where the last one went
 * @returns 0 where nothing has to be waited for
 */
export const codeResendTime = (account?: KnownAccountName): number => {
  const waits = readWaits()
  if (account === undefined) return Math.max(0, ...Object.values(waits))
  const { kind: _kind, ...target } = account
  return waits[keyOf(target)] ?? 0
}

/** The waits that are not over. */
const readWaits = (): Record<string, number> => {
  const now = adapter().now()
  const waits = readStoredJson(storedFiles.codeSends, record(string(), number()), {})
  return Object.fromEntries(Object.entries(waits).filter(([, until]) => until > now && until <= now + longestWaitMs))
}

/** Tells targets apart without keeping them: the next person at this device must not read who was here. */
const keyOf = (target: object): string => fingerprint(Object.values(target).join().toLowerCase())
