import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ReleaseFault } from '#contract/calls/releases/releases.ts'
import * as limits from '#contract/limits.ts'
import { type FetchLimits, fetchModule, moduleOf } from './fetch-module.ts'

/** The check that a module failed, and a detail for developers. */
export type ReleaseProblem = { kind: ReleaseFault; detail: string }

/** A module's file as it was found. */
export type FoundModule = { text: string; integrity: string; bytes: number }

/** Where modules may come from: the portal's own build, and origins that the environment names. */
export type ModulePlaces = { build: string; origins: readonly string[] }

/** A person who releases a module waits for the answer of the call. */
const fetchLimits: FetchLimits = { timeoutMs: 6_000, bytesMax: limits.releaseBytesMax }

/** A file of the build, and nothing above its folder of sub-applications. */
const ownFile = /^\/sub-apps\/(?:[\w-]+\/)*[\w.-]+\.m?js$/

/** Finds a module where a page would fetch it. Nothing else is asked for (T71). */
export const findModule = async (
  address: string,
  { build, origins }: ModulePlaces
): Promise<FoundModule | { fault: ReleaseProblem }> => {
  if (address.startsWith('/')) return findOwn(address, build)
  const url = URL.parse(address)
  const isAllowed = url !== null && origins.includes(url.origin) && url.username === '' && url.password === ''
  return isAllowed ? fetchModule(url.href, fetchLimits) : { fault: { kind: 'origin', detail: url?.origin ?? '' } }
}

const findOwn = async (address: string, build: string): Promise<FoundModule | { fault: ReleaseProblem }> => {
  if (!ownFile.test(address)) return { fault: { kind: 'origin', detail: '' } }
  const file = await readFile(join(build, address)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return file === undefined ? { fault: { kind: 'status', detail: '404' } } : moduleOf(file)
}
