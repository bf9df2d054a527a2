import type { Welcome } from '#contract/page/welcome.ts'
import { adapter } from '../adapter.ts'

/**
 * The product information beside the sign-in form, when the environment names a file for it.
 * @throws Unreachable when the file can't be loaded or does not match the contract
 */
export const loadWelcome = async (): Promise<Welcome | undefined> => {
  const address = adapter().environment.welcome
  if (address === undefined) return undefined
  return (await import('./welcome.ts')).fetchWelcome(address)
}
