import * as v from 'valibot'
import * as limits from '../limits.ts'
import { boundedString } from './bounds.ts'

/** Whether this machine knows a time zone by a name of the IANA database; a bare offset is none. */
export const isTimeZone = (name: string): boolean => {
  if (!/^[A-Za-z]/.test(name) || name === 'Etc/Unknown') return false
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** A time zone by its name, as `Asia/Bangkok`: an offset alone would be wrong after the next change of summer time. */
export const timeZone = v.pipe(
  boundedString(limits.timeZoneMaxLength),
  v.check(isTimeZone, 'a time zone of the IANA database, as Asia/Shanghai')
)
