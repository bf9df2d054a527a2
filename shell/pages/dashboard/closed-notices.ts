import { keep, readKept } from '@portal/session'
import { atom } from 'nanostores'
import { array, is, number } from 'valibot'

/** Most notices per person that are stored. The oldest are deleted first. */
const mostNotices = 100

const noticeIds = array(number())

/** Counts closed notices on this page, so that the list is read again. */
export const $closings = atom(0)

/** The notices of the dashboard that the person has closed on this device. */
export const closedNotices = (): readonly number[] => {
  const kept = readKept('closedNotices')
  return is(noticeIds, kept) ? kept : []
}

/** Closes a notice permanently for the signed-in person on this device. */
export const closeNotice = (noticeId: number): void => {
  keep('closedNotices', [noticeId, ...closedNotices().filter(id => id !== noticeId)].slice(0, mostNotices))
  $closings.set($closings.get() + 1)
}
