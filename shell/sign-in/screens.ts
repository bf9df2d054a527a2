import { environment, paths } from '@portal/session'
import { reachesBy } from './code-ways.ts'

/** What /login shows in place of the sign-in form. It stands in the address, so that the Back button works. */
export const screens = ['retrieve-password', 'set-password', 'register', 'quick-registration', 'learn-more'] as const
export type Screen = (typeof screens)[number]

/** The screen that an address asks for; nothing for the sign-in form, and for a screen that nobody could finish here. */
export const screenOf = (search: string): Screen | undefined => {
  const asked = new URLSearchParams(search).get('screen')
  const isThere = (screen: Screen): boolean => {
    if (screen === 'quick-registration') return reachesBy('cellphone')
    return screen !== 'learn-more' || environment().welcome !== undefined
  }
  return screens.find(screen => screen === asked && isThere(screen))
}

/** The address of a screen, which still knows where to go after sign-in. */
export const screenAddress = (screen: Screen | undefined, search: string): string => {
  const query = new URLSearchParams(search)
  query.delete('workplace')
  if (screen === undefined) query.delete('screen')
  else query.set('screen', screen)
  return query.size === 0 ? paths.login : `${paths.login}?${query}`
}
