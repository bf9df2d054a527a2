import type { CodePurpose } from '#contract/identity-code.ts'
import { minute } from '../clock.ts'

const wishes: Record<CodePurpose, string> = {
  login: 'log in',
  register: 'register',
  forgot_password: 'set a new password',
  verify: 'confirm that it is you',
  bind: 'bind this address or number to your account'
}

const validFor = (lifeMs: number): string => {
  const minutes = Math.floor(lifeMs / minute)
  if (minutes < 1) return `${lifeMs / 1_000} seconds`
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

/** What a person is sent. It names no account: whoever gets it by mistake learns nothing of anybody. */
export const codeMessage = (purpose: CodePurpose, code: string, lifeMs: number): { subject: string; text: string } => ({
  subject: 'Your verification code',
  text: `${code} is your code to ${wishes[purpose]}. It is valid for ${validFor(lifeMs)}. If you did not ask for it, you can ignore this message. Do not share the code with anyone.`
})
