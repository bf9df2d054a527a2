import { $language } from '@portal/session'
import { assert } from 'chai'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, guest } from './support/signed-in.ts'

teardown(async () => {
  clearPage()
  await forget()
})

suite('the language picker by itself', () => {
  test('changes the language of the whole portal, and has no accessibility fault', async () => {
    defineElements()
    await linkTokens()
    await guest()
    const picker = place('<portal-language-picker></portal-language-picker>')
    const button = await until(() => picker.shadowRoot?.querySelector<HTMLElement>('.language'))
    button.click()
    const korean = await until(() => picker.shadowRoot?.querySelector<HTMLElement>('li [lang=ko]'))
    assert.deepEqual(await accessibilityFaults(picker), [])
    korean.click()
    await until(() => $language.get() === 'ko')
    await until(() => picker.shadowRoot?.querySelector<HTMLElement>('.root')?.lang === 'ko')
  })
})
