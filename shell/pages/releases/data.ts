import { request } from '@portal/session'
import { atom } from 'nanostores'
import type { CallData, CallInput } from '#contract/call.ts'
import {
  putRelease,
  type Release,
  releaseHistory,
  releaseList,
  setReleaseLimits,
  takeReleaseBack
} from '#contract/calls/releases/releases.ts'
import * as limits from '#contract/limits.ts'

/** The state of a question to the cloud. The old answer stays until the new one is there. */
type Loaded<Answer> = { kind: 'loading' } | { kind: 'failed'; error: unknown } | { kind: 'ready'; answer: Answer }

export const $releases = atom<Loaded<CallData<typeof releaseList>>>({ kind: 'loading' })

export const $history = atom<Loaded<CallData<typeof releaseHistory>> & { page: number }>({ kind: 'loading', page: 1 })

/** Identify the last requests, so that a late answer replaces no newer one. */
let newestList = 0
let newestHistory = 0

/** Loads the versions in force. Never fails: the page shows a failure with a retry button. */
export const loadReleases = async (): Promise<void> => {
  newestList += 1
  const turn = newestList
  if ($releases.get().kind === 'failed') $releases.set({ kind: 'loading' })
  try {
    const answer = await request(releaseList, {}, { quiet: true })
    if (turn === newestList) $releases.set({ kind: 'ready', answer })
  } catch (error) {
    if (turn === newestList) $releases.set({ kind: 'failed', error })
  }
}

/** Loads a page of the history, in the same way. */
export const loadHistory = async (page = $history.get().page): Promise<void> => {
  newestHistory += 1
  const turn = newestHistory
  const shown = $history.get()
  $history.set(shown.kind === 'failed' ? { kind: 'loading', page } : { ...shown, page })
  try {
    const query = { pageNo: page, size: limits.pageSize }
    const answer = await request(releaseHistory, { query }, { quiet: true })
    if (turn === newestHistory) $history.set({ kind: 'ready', answer, page })
  } catch (error) {
    if (turn === newestHistory) $history.set({ kind: 'failed', error, page })
  }
}

/** Loads the releases and the history of the page. */
export const loadAll = async (): Promise<void> => {
  await Promise.all([loadReleases(), loadHistory()])
}

/** @throws Refused, TimedOut, Unreachable */
export const put = async (body: CallInput<typeof putRelease>['body']): Promise<Release> => {
  const release = await request(putRelease, { body }, { quiet: true })
  await loadAll()
  return release
}

/** @throws Refused, TimedOut, Unreachable */
export const takeBack = async (releaseId: number): Promise<void> => {
  await request(takeReleaseBack, { body: { releaseId } }, { quiet: true })
  await loadAll()
}

/** The limits, with the version that a save of them names. */
export type ReadLimits = CallData<typeof releaseList>['limits']

/** The limits as they are now; undefined where they can't be read. */
export const readLimits = async (): Promise<ReadLimits | undefined> => {
  await loadReleases()
  const releases = $releases.get()
  return releases.kind === 'ready' ? releases.answer.limits : undefined
}

/** @throws Refused, TimedOut, Unreachable */
export const saveLimits = async (body: CallInput<typeof setReleaseLimits>['body']): Promise<void> => {
  await request(setReleaseLimits, { body }, { quiet: true })
  await loadReleases()
}
