import { loadTexts } from '@portal/session'
import { assert } from 'chai'
import { createRoot } from 'react-dom/client'
import { elementsOnDemand } from '#elements/index.ts'
import { clearPage, place, until } from '../../support/page.ts'
import { forget, signedIn } from '../support/signed-in.ts'

teardown(async () => {
  clearPage()
  await forget()
})

suite('A table that is on the page before it is loaded', () => {
  test('has what React gave it, hears with React, and takes what React gives it later', async () => {
    await signedIn()
    await loadTexts('table')
    const box = place('<div></div>')
    const root = createRoot(box)
    const heard: string[] = []
    const show = (names: string[]) =>
      root.render(
        <portal-table
          rowKey="name"
          label="Robots"
          columns={[{ key: 'name', title: 'Robot' }]}
          rows={names.map(name => ({ name }))}
          actions={[{ key: 'open', text: 'Open' }]}
          onportal-table-action={({ detail }) => heard.push(...detail.keys)}
        />
      )
    show(['Bao', 'Yuki'])
    const table = await until(() => box.querySelector('portal-table'))
    assert.isFalse(table.matches(':defined'))
    await elementsOnDemand['portal-table']?.()
    const titles = () => [...(table.shadowRoot?.querySelectorAll('tbody th') ?? [])].map(it => it.textContent)
    await until(() => titles().join() === 'Bao,Yuki')
    show(['Pepper'])
    await until(() => titles().join() === 'Pepper')
    table.shadowRoot?.querySelector<HTMLElement>('tbody button')?.click()
    const item = await until(() => table.shadowRoot?.querySelector<HTMLElement>('[role=menuitem]'))
    item.click()
    assert.deepEqual(heard, ['Pepper'])
    root.unmount()
  })
})
