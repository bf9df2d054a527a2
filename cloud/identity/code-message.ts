import type { CodePurpose } from '#contract/identity-code.ts'
import { limits } from '#contract/limits.ts'

const wishes: Record<CodePurpose, string> = {
  login: 'sign in',
  register: 'register',
  forgot_password: 'set a new password',
  verify: 'confirm that it is you',
  bind: 'connect this address or number with your account'
}

/** What a person is sent. It names no account: whoever gets it by mistake learns nothing of anybody. */
export const codeMessage = (purpose: CodePurpose, code: string): { subject: string; text: string } => ({
  subject: 'Your verification code',
  text: `${code} is your code to ${wishes[purpose]}. It is valid for ${limits.codeSeconds / 60} minutes. If you did not ask for it, you need not do anything; give it to nobody.`
})
