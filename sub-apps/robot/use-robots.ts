import { $token, request } from '@portal/session'
import { type ComputedRef, onScopeDispose, type ShallowRef, shallowRef, watch } from 'vue'
import { type Robot, robotList } from '#contract/calls/robots.ts'
import { type Filter, queryOf, writeFilter } from './filter-address.ts'
import { useStore } from './use-store.ts'

/** One page of the list, and how many robots there are on all pages. */
export type RobotPage = { robots: readonly Robot[]; total: number; page: number }

/** `before` is what was shown until now: it stays on screen, dimmed, until the answer is there. */
export type Listing =
  | { state: 'loading'; before: RobotPage | undefined }
  | { state: 'ready'; shown: RobotPage }
  | { state: 'failed'; error: unknown }

/** The rows on screen in a situation. */
export const shownOf = (listing: Listing): RobotPage | undefined => {
  if (listing.state === 'ready') return listing.shown
  return listing.state === 'loading' ? listing.before : undefined
}

/**
 * The robots that fit the filter, asked for anew whenever that changes. Of several questions under way only the last
 * one's answer counts. Whoever signs in anew starts from nothing: another person's rows are not theirs to see.
 * @returns the list, and how to ask for it once more
 */
export const useRobots = (
  filter: ComputedRef<Filter>
): { listing: Readonly<ShallowRef<Listing>>; load: () => Promise<void> } => {
  const listing = shallowRef<Listing>({ state: 'loading', before: undefined })
  const token = useStore($token)
  let latest = 0

  const load = async (): Promise<void> => {
    const turn = ++latest
    const { page } = filter.value
    listing.value = { state: 'loading', before: shownOf(listing.value) }
    try {
      const { list, total } = await request(robotList, { query: queryOf(filter.value) }, { quiet: true })
      if (turn === latest) listing.value = { state: 'ready', shown: { robots: list, total, page } }
    } catch (error) {
      if (turn === latest) listing.value = { state: 'failed', error }
    }
  }

  watch(
    [() => writeFilter(filter.value), token],
    ([, now], [, before]) => {
      if (now !== before) listing.value = { state: 'loading', before: undefined }
      void load()
    },
    { immediate: true }
  )
  onScopeDispose(() => {
    latest++
  })
  return { listing, load }
}
