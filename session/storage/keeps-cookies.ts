import { readStored, removeStored, writeStored } from './stored.ts'

/**
 * Whether this browser keeps the portal's cookies. Without them a sign-in is forgotten at once: the browser blocks them, or the
 * environment names a domain that is not the page's. Another tab that asks at the same moment takes the probe away, so a second
 * look decides.
 */
export const keepsCookies = (): boolean => keepsProbe() || keepsProbe()

const keepsProbe = (): boolean => {
  writeStored('probe', '1')
  const isKept = readStored('probe') === '1'
  removeStored('probe')
  return isKept
}
