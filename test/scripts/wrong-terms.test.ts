import { expect, test } from '@playwright/test'
import { wrongTermsIn } from '../../scripts/check/wrong-terms.pure.ts'

const texts: [language: 'en' | 'fr' | 'zh', text: string, isRefused: boolean][] = [
  ['en', 'Choose the tenant.', true],
  ['en', 'Choose the organisation.', false],
  ['en', 'All robots of {{tenant}}', false],
  ['en', 'Sign in', true],
  ['en', 'Log in', false],
  ['fr', 'Le locataire du robot', true],
  ['zh', '经销商的客户', true],
  ['zh', '租户', false]
]

for (const [language, text, isRefused] of texts)
  test(`the text «${text}» ${isRefused ? 'calls a thing by another name' : 'has the right words'}`, () => {
    expect(wrongTermsIn({ [language]: { key: text } }).length).toBe(isRefused ? 1 : 0)
  })
