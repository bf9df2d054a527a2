import type { BrowserContext } from '@playwright/test'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../cloud/testing.ts'
import { send, trySignIn } from '../../cloud/support/client.ts'
import { receiveCode } from '../../cloud/support/codes.ts'
import { keepToken } from './portal.ts'

/** Somebody who registered just now, so that a test may change the account as it likes. */
export type Newcomer = { email: string; password: string; token: string; signInAgain: () => Promise<string> }

let count = 0

/** Registers an account with a mailbox and a password, and signs the browser in with it. */
export const registerNewcomer = async (cloud: TestCloud, context: BrowserContext): Promise<Newcomer> => {
  count += 1
  const email = `newcomer${process.pid}-${count}@demo.example`
  const password = 'first-password-1'
  const code = await receiveCode(cloud.url, email, 'register')
  const body = { type: 'account' as const, email, code, password, nickname: 'Newcomer', agreed: true as const }
  const registered = await send(cloud.url, calls.register, { body })
  if (registered.code !== 610_000) throw new Error(`nobody was registered: ${registered.code}`)
  const signInAgain = async () => (await trySignIn(cloud.url, email, password)).data.token
  const token = await signInAgain()
  await keepToken(context, cloud.url, token)
  return { email, password, token, signInAgain }
}
