import { $route, navigate } from '@portal/session'
import { atom } from 'nanostores'
import { isLinkToken } from '#contract/calls/identity/password-link.ts'

/** The token of the link that opened the page; nothing where there was none, or it was used up. */
export const $linkToken = atom<string | undefined>()

/** Takes the token out of the address at once, so that neither history, bookmark nor a look at the screen keeps it. */
export const takeLinkToken = (): void => {
  const { pathname, search, hash } = $route.get()
  if (hash === '') return
  const token = hash.slice(1)
  $linkToken.set(isLinkToken(token) ? token : undefined)
  navigate(pathname + search, 'replace')
}
