import { calls } from '#contract/index.ts'
import { password } from './engines.ts'

/** Signs a demo account in at a cloud. @returns the token */
export const signIn = async (url: string, account = 'operator'): Promise<string> => {
  const body = new URLSearchParams({ email: `${account}@demo.example`, password })
  const answer = await fetch(url + calls.signInByEmail.path, { method: 'POST', body })
  const { data } = (await answer.json()) as { data: { token?: string } | null }
  if (data?.token === undefined) throw new Error(`${account} could not sign in`)
  return data.token
}
