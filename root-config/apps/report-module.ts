import { $user, request } from '@portal/session'
import { type ModuleReport, reportModules } from '#contract/calls/releases/module-reports.ts'

const sendAfterMs = 2_000

/** By module and address. */
let waiting = new Map<string, ModuleReport>()

const nothingYet = { loaded: null, ready: null, mounts: 0, failures: 0 }

/** One event of a sub-application. `loaded` and `ready` are whole milliseconds. */
export type ModuleEvent = Partial<Omit<ModuleReport, 'module' | 'address'>>

/**
 * Reports what happened to a sub-application, so that the cloud can compare its versions: a release that is worse than the
 * version before goes back by itself. Reports of two seconds travel together.
 */
export const reportModule = (
  module: string,
  address: string,
  { mounts = 0, failures = 0, ...times }: ModuleEvent
): void => {
  if (waiting.size === 0) setTimeout(() => void sendWaiting(), sendAfterMs)
  const key = `${module} ${address}`
  const before = waiting.get(key) ?? { module, address, ...nothingYet }
  const counts = { mounts: before.mounts + mounts, failures: before.failures + failures }
  waiting.set(key, { ...before, ...times, ...counts })
}

/**
 * Guests send nothing. A report that can't be sent is lost: others tell the same, and a person can do nothing about it.
 */
const sendWaiting = async (): Promise<void> => {
  const reports = [...waiting.values()]
  waiting = new Map()
  if ($user.get() === undefined) return
  try {
    await request(reportModules, { body: { reports } }, { quiet: true })
  } catch (cause) {
    console.warn('How applications came could not be reported.', cause)
  }
}
