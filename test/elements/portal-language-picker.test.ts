import { $language } from '@portal/session'
import { assert } from 'chai'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, until } from '../support/page.ts'
import { forget, guest } from './support/signed-in.ts'

teardown(async () => {
  clearPage()
  await forget()
})

suite('the language picker by itself', () => {
  test('changes the language of the whole portal, and has no accessibility fault', async () => {
    defineElements()
    await guest()
    const picker = place('<portal-language-picker></portal-language-picker>')
    const select = await until(() => picker.shadowRoot?.querySelector('select'))
    await until(() => select.options.length === 5)
    assert.deepEqual(await accessibilityFaults(picker), [])
    select.value = 'ko'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => $language.get() === 'ko')
    await until(() => picker.shadowRoot?.querySelector<HTMLElement>('.root')?.lang === 'ko')
  })
})
