/**
 * Values that a browser gives and that can be missing, wrong or refused. Each is guarded here and nowhere else. A check
 * finds other places that ask the browser for one (`scripts/check/browser-values.ts`).
 */
import { isTimeZone } from '#contract/checks/time-zone.ts'
import { localeTag } from './locale-tag.pure.ts'

/** The person's languages as tags that `Intl` takes, the preferred one first. */
export const browserLocales = (): string[] =>
  (navigator.languages ?? [navigator.language]).map(localeTag).filter(tag => tag !== undefined)

/** The person's time zone, by its name in the IANA database. A system without one gives none, or `Etc/Unknown`: then UTC. */
export const browserTimeZone = (): string => {
  const name: string | undefined = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return name !== undefined && isTimeZone(name) ? name : 'UTC'
}

/** All cookies that scripts read. A page in a sandbox without an origin may not read any. */
export const readCookies = (): string => {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** A channel to the other tabs; undefined where the browser has none or refuses it. Tabs then learn of changes by their own calls. */
export const openChannel = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}
