import { callerOf } from './calling-script.ts'

/** Work that a guest began on the page. `again` begins it anew when the guest is back. */
export type Task = { end: () => void; again?: () => void }

/**
 * A sub-application on the page. `loading` lasts until its first mount: what its module does once, when it is
 * evaluated, pauses while the guest is away.
 */
export type Guest = { stage: 'loading' | 'open' | 'left'; folder: string; tasks: Map<unknown, Task> }

/** All sub-applications that were ever loaded, by the URL of their module. */
const guests = new Map<string, Guest>()

/** A module is about to be evaluated, for the first time or anew. */
export const expectGuest = (url: string): void =>
  void guests.set(url, { stage: 'loading', folder: new URL('.', url).href, tasks: new Map() })

/** A guest is about to be mounted. Its paused work goes on. */
export const openGuest = (url: string): void => {
  const guest = guests.get(url)
  if (guest?.stage === 'left') for (const { again } of guest.tasks.values()) again?.()
  if (guest !== undefined) guest.stage = 'open'
}

/** Ends everything that a guest began, or pauses it. Later tasks of the guest are ignored. */
export const endGuest = (url: string): void => {
  const guest = guests.get(url)
  if (guest === undefined) return
  for (const [key, { end, again }] of guest.tasks) {
    try {
      end()
    } catch (cause) {
      console.warn(`${url} left something that can't be ended.`, cause)
    }
    if (again === undefined) guest.tasks.delete(key)
  }
  guest.stage = 'left'
}

/** Notes a task. Only a task that the evaluation began can go on later: the next mount begins all others itself. */
export const note = (guest: Guest, key: unknown, end: () => void, again: () => void): void =>
  void guest.tasks.set(key, guest.stage === 'loading' ? { end, again } : { end })

/** All guests, for a task that ends before its guest does. */
export const allGuests = (): Iterable<Guest> => guests.values()

/**
 * The guest whose script called the function `called`. The calling script decides, not the time: the frame works at the
 * same time. Files in the folder of a guest's module, or below it, are the guest's too. Shared code (React, the session)
 * is the portal's, also when a guest called it.
 */
export const callingGuest = (called: (...never: never[]) => unknown): Guest | undefined => {
  if (guests.size === 0) return undefined
  const url = callerOf(called)
  return url === '' ? undefined : (guests.get(url) ?? guestAround(url))
}

const assets = `${location.origin}/assets/`
const pages = `${location.origin}/`

/** Several guests can share a folder. The open one counts first. */
const guestAround = (url: string): Guest | undefined => {
  if (url.startsWith(assets)) return undefined
  let found: Guest | undefined
  for (const guest of guests.values()) {
    if (guest.folder === pages || !url.startsWith(guest.folder)) continue
    if (guest.stage !== 'left') return guest
    found = guest
  }
  return found
}
