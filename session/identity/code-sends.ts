import { number, record, string } from 'valibot'
import { type CodePurpose, sendCode as sendCodeCall } from '#contract/calls/identity/codes.ts'
import { adapter } from '../adapter.ts'
import { request } from '../calls/api.ts'
import { fingerprint } from '../storage/fingerprint.ts'
import { readStoredJson } from '../storage/stored-json.ts'
import { storedFiles } from '../storage/stored-names.pure.ts'
import type { KnownAccountName } from './account-name.pure.ts'

/** The longest possible wait. A longer stored wait comes from a wrong clock and is ignored. */
const longestWaitMs = 60 * 60_000

/**
 * Sends a code, and stores when the next one may be requested, so that a reload does not lose it.
 * @returns that time, in milliseconds since 1970
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
 * The time from which another code may be requested.
 * @param account the recipient; without it, the last recipient
 * @returns 0 when there is no wait
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

/** A fingerprint tells recipients apart. The address itself is not stored: the next person here must not read it. */
const keyOf = (target: object): string => fingerprint(Object.values(target).join().toLowerCase())
