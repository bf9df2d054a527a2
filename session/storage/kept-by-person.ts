import { array, number, object, unknown } from 'valibot'
import { adapter } from '../adapter.ts'
import { $user } from '../identity/session.ts'
import { readStoredJson } from './stored-json.ts'
import { storedFiles } from './stored-names.pure.ts'

/** Most people per device whose values are stored. The oldest are deleted first. */
const mostPeople = 50

type KeptName = 'passwordReminders' | 'tables'

const byPeople = array(object({ userId: number(), value: unknown() }))

const readAll = (name: KeptName) => readStoredJson(storedFiles[name], byPeople, [])

/** A value that the signed-in person keeps on this device. The caller must check it: any script may have written it. */
export const readKept = (name: KeptName): unknown => {
  const user = $user.get()
  return readAll(name).find(({ userId }) => userId === user?.userId)?.value
}

/** Keeps a value for the signed-in person on this device. It must be one that JSON can hold. */
export const keep = (name: KeptName, value: unknown): void => {
  const user = $user.get()
  if (user === undefined) return
  const { userId } = user
  const others = readAll(name).filter(person => person.userId !== userId)
  adapter().storage.write(storedFiles[name], JSON.stringify([{ userId, value }, ...others].slice(0, mostPeople)))
}
