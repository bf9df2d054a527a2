import { atom, computed } from 'nanostores'
import { array, number, object } from 'valibot'
import { adapter } from './adapter.ts'
import { $user } from './identity/session.ts'
import { readStoredJson } from './storage/stored-json.ts'
import { storedFiles } from './storage/stored-names.ts'

/** Most people per device, and most notices per person, that are stored. The oldest are deleted first. */
const mostPeople = 50
const mostNotices = 100

const closedByPeople = array(object({ userId: number(), noticeIds: array(number()) }))

/** Counts closed notices on this page, so that the list is read again. */
const $closings = atom(0)

const readClosed = () => readStoredJson(storedFiles.closedNotices, closedByPeople, [])

const closedOf = (userId: number): readonly number[] =>
  readClosed().find(person => person.userId === userId)?.noticeIds ?? []

/** The notices of the dashboard that the person has closed on this device. */
export const $closedNotices = computed([$user, $closings], user => (user === undefined ? [] : closedOf(user.userId)))

/** Closes a notice permanently for the signed-in person on this device. */
export const closeNotice = (noticeId: number): void => {
  const user = $user.get()
  if (user === undefined) return
  const { userId } = user
  const noticeIds = [noticeId, ...closedOf(userId).filter(id => id !== noticeId)].slice(0, mostNotices)
  const others = readClosed().filter(person => person.userId !== userId)
  adapter().storage.write(
    storedFiles.closedNotices,
    JSON.stringify([{ userId, noticeIds }, ...others].slice(0, mostPeople))
  )
  $closings.set($closings.get() + 1)
}
