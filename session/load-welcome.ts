import type { Welcome } from '#contract/page/welcome.ts'
import { adapter } from './adapter.ts'

/**
 * What this deployment shows beside the sign-in form, where its environment names a file for it.
 * @throws Unreachable when the file can't be had or is not what the contract says
 */
export const loadWelcome = async (): Promise<Welcome | undefined> => {
  const address = adapter().environment.welcome
  if (address === undefined) return undefined
  return (await import('./welcome.ts')).fetchWelcome(address)
}
