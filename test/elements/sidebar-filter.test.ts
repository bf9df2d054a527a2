import { changeLanguage } from '@portal/session'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, item, signedIn } from './support/signed-in.ts'

const menu = [
  item('/sub-app/robot', {
    name: 'Robots',
    children: [
      item('list', { name: 'Robot list' }),
      item('elevator', { name: 'Élévateurs', children: [item('test', { name: 'Stress test' })] })
    ]
  }),
  item('/sub-app/store', { name: 'Stores of robots', perms: 'store' }),
  item('/sub-app/deploy', { name: 'Robot deployment', perms: 'deploy' })
]

type Filter = { root: ShadowRoot; field: HTMLInputElement; said: () => string | null | undefined }

const filter = async (): Promise<Filter> => {
  await signedIn({ menu })
  const root = place('<portal-sidebar></portal-sidebar>').shadowRoot as ShadowRoot
  const field = await until(() => root.querySelector<HTMLInputElement>('input[type=search]'))
  await until(() => root.textContent?.includes('Robots'))
  field.focus()
  return { root, field, said: () => root.querySelector('output')?.textContent }
}

const found = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll('.results a')].map(it => {
    const [name, way] = [...it.querySelectorAll('.found > span')].map(part => part.textContent)
    return `${way === undefined ? '' : `${way} › `}${name} → ${it.getAttribute('href')}`
  })

suiteSetup(async () => {
  await defineElements()
  await linkTokens()
  await setViewport({ width: 1280, height: 700 })
})
teardown(async () => {
  clearPage()
  await forget()
  await changeLanguage('en')
})

suite('the filter of the menu', () => {
  test('shows with each letter what is left, from every level, with the way to it, and says how many', async () => {
    const { root, field, said } = await filter()
    assert.deepEqual([field.placeholder, field.ariaLabel], ['Filter the menu', 'Filter the menu'])
    await sendKeys({ type: 'st' })
    await until(() => said() === '3 matches')
    // Names that begin with it, then those with a word that does.
    assert.deepEqual(found(root), [
      'Robots › Élévateurs › Stress test → /sub-app/robot/elevator/test',
      'Stores of robots → /sub-app/store',
      'Robots › Robot list → /sub-app/robot/list'
    ])
    await sendKeys({ type: 'r' })
    await until(() => said() === '1 match')
    assert.deepEqual(found(root), ['Robots › Élévateurs › Stress test → /sub-app/robot/elevator/test'])
  })

  const table: [typed: string, why: string, names: string[], sentence: string][] = [
    ['ROBOTS', 'without case', ['Robots', 'Stores of robots'], '2 matches'],
    ['elev', 'without accents', ['Élévateurs'], '1 match'],
    ['deployment', 'nothing that is not permitted', [], 'No menu entry has this name.'],
    ['  list  ', 'without the spaces around it', ['Robot list'], '1 match'],
    ['<img src=x>', 'markup as text', [], 'No menu entry has this name.']
  ]
  for (const [typed, why, names, sentence] of table) {
    test(`finds by "${typed}": ${why}`, async () => {
      const { root, field, said } = await filter()
      await sendKeys({ type: typed })
      // Matches of the first letters are on the screen for a moment too, so a match alone is not the answer.
      await until(() => field.value === typed && said() === sentence)
      assert.deepEqual(
        [...root.querySelectorAll('.found > span:first-child')].map(it => it.textContent),
        names
      )
    })
  }

  test('gives the menu back on Esc, and keeps the focus', async () => {
    const { root, field, said } = await filter()
    await sendKeys({ type: 'stress' })
    await until(() => said() === '1 match')
    await sendKeys({ press: 'Escape' })
    await until(() => root.querySelector('.results') === null)
    assert.deepEqual([field.value, said(), root.activeElement], ['', '', field])
  })

  test('is walked through by keyboard, and is empty once a match was followed', async () => {
    const { root, field, said } = await filter()
    await sendKeys({ type: 'stress' })
    await until(() => said() === '1 match')
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(root.activeElement?.getAttribute('href'), '/sub-app/robot/elevator/test')
    root.addEventListener('click', event => event.preventDefault())
    await sendKeys({ press: 'Enter' })
    await until(() => field.value === '')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`has no accessibility fault with matches and without in ${colorScheme}`, async () => {
      document.documentElement.dataset.theme = colorScheme
      const { root, said } = await filter()
      await sendKeys({ type: 'robot' })
      await until(() => said() === '3 matches')
      assert.deepEqual(await accessibilityFaults(root.host), [])
      await sendKeys({ type: 'xyz' })
      await until(() => said() === 'No menu entry has this name.')
      assert.deepEqual(await accessibilityFaults(root.host), [])
      delete document.documentElement.dataset.theme
    })
  }
})
