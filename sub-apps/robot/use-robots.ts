import { $token, request } from '@portal/session'
import { type ComputedRef, onScopeDispose, type ShallowRef, shallowRef, watch } from 'vue'
import { type Robot, robotList } from '#contract/calls/robots.ts'
import { type Filter, queryOf, writeFilter } from './filter-address.ts'
import { useStore } from './use-store.ts'

/** One page of the list, and the number of robots on all pages. */
export type RobotPage = { robots: readonly Robot[]; total: number; page: number }

/** `before` is the content until now. It stays on screen, dimmed, until the answer arrives. */
export type Listing =
  | { state: 'loading'; before: RobotPage | undefined }
  | { state: 'ready'; shown: RobotPage }
  | { state: 'failed'; error: unknown }

/** The rows on screen in a state. */
export const shownOf = (listing: Listing): RobotPage | undefined => {
  if (listing.state === 'ready') return listing.shown
  return listing.state === 'loading' ? listing.before : undefined
}

/**
 * The robots that match the filter, loaded again when the filter changes. Of several pending requests only the last
 * answer counts. After another sign-in the list starts empty, because another person's rows must not be shown.
 * @returns the list, and a function that loads it again
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
