import { track } from '@portal/session'
import type { ModuleLoad } from '#contract/calls/usage/tracking.ts'
import { subAppLoadTimeoutMs } from './time-limits.ts'

/**
 * Reports how a module came, so that the cloud can compare its versions: a release that is worse than the version before
 * goes back by itself.
 * @param milliseconds from the question for the module until it was there; null for a failure, also a later one
 */
export const reportLoad = (module: string, milliseconds: number | null): void => {
  const time = milliseconds === null ? null : Math.min(Math.round(milliseconds), subAppLoadTimeoutMs)
  send({ module, address: addressOf(module), milliseconds: time })
}

/** Reports the failure of a version that this page need not have. */
export const reportFailedLoad = (module: string, address: string): void => send({ module, address, milliseconds: null })

const send = (load: ModuleLoad): void => track('moduleLoad', load)

/** As the import map of the cloud has it: without the origin, where it is this page's own. */
export const addressOf = (module: string): string => {
  const address = System.resolve(module)
  return address.startsWith(`${location.origin}/`) ? address.slice(location.origin.length) : address
}
