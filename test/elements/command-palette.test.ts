import { type Found, setExtender, setOffered } from '@portal/session'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { menuHistory } from '#contract/calls/menu/menu-history.ts'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, guest, item, signedIn } from './support/signed-in.ts'

const menu = [
  item('/sub-app/robot', {
    name: 'Robots',
    children: [
      item('list', { name: 'Robot list', menuId: 11 }),
      item('lock-query', { name: 'Robot lock query', menuId: 12 })
    ]
  }),
  item('/sub-app/store', { name: 'Stores', perms: 'store', menuId: 13 }),
  item('/sub-app/deploy', { name: 'Deployment', perms: 'deploy', menuId: 14 }),
  item('//evil.example', { name: 'Elsewhere', menuId: 15 })
]

const visited = (menuId: number) => ({ menuId, menuName: '', perms: null, url: '/', langKey: null, visitTime: 1 })

const press = async (modifier: string): Promise<void> => {
  await sendKeys({ down: modifier })
  await sendKeys({ press: 'k' })
  await sendKeys({ up: modifier })
}

const robotSearch = { robot: { extends: { search: { name: { en: 'Robots by serial', ja: 'ロボット' } } } } }

type Extender = Parameters<typeof setExtender>[0]

const nobody = (): Extender => ({
  has: () => false,
  show: () => () => undefined,
  search: () => ({ find: async () => [], end: () => undefined })
})

/** The extender that the next palette searches beside the menu. */
let extender = nobody()

/** Robots find themselves, as long as the search works. */
const contribute = (): { asked: string[]; ended: () => number; answer: (answer: () => Promise<Found[]>) => void } => {
  const asked: string[] = []
  let ended = 0
  let answer = async (): Promise<Found[]> => [
    { name: 'Porter', detail: 'SN-7', address: '/sub-app/robot/list?text=SN-7' }
  ]
  extender = {
    has: module => module === '@portal/robot/search',
    show: () => () => undefined,
    search: () => ({
      find: text => {
        asked.push(text)
        return answer()
      },
      end: () => {
        ended += 1
      }
    })
  }
  return {
    asked,
    ended: () => ended,
    answer: next => {
      answer = next
    }
  }
}

type Palette = { root: ShadowRoot; dialog: HTMLDialogElement; field: HTMLInputElement }

const palette = async (...more: number[]): Promise<Palette> => {
  const { adapter, cloud } = await signedIn({ menu, user: { perms: ['store', 'sso:secure'] } })
  adapter.environment = { ...adapter.environment, subApps: robotSearch }
  setExtender(extender)
  cloud.answers(menuHistory, [visited(13), visited(999), visited(11), ...more.map(visited)])
  const root = place('<portal-header></portal-header>').shadowRoot as ShadowRoot
  const button = await until(() => root.querySelector<HTMLElement>('.search'))
  button.focus()
  await press('Control')
  const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog.palette[open]'))
  const field = await until(() => dialog.querySelector('input'))
  await until(() => dialog.querySelector('[role=group] p'))
  return { root, dialog, field }
}

const options = (dialog: Element): HTMLElement[] => [...dialog.querySelectorAll<HTMLElement>('[role=option]')]
const names = (dialog: Element): (string | null | undefined)[] =>
  options(dialog).map(it => it.firstElementChild?.textContent)
const chosen = (dialog: Element): string | null | undefined =>
  dialog.querySelector('[aria-selected=true]')?.firstElementChild?.textContent

suiteSetup(async () => {
  await defineElements()
  await linkTokens()
  await setViewport({ width: 1280, height: 700 })
})
teardown(async () => {
  clearPage()
  extender = nobody()
  delete document.documentElement.dataset.theme
  setOffered(undefined)
  await forget()
})

suite('the command palette', () => {
  for (const modifier of ['Control', 'Meta']) {
    test(`opens by ${modifier} K, closes by Esc, and gives the focus back`, async () => {
      const { cloud } = await signedIn({ menu })
      cloud.answers(menuHistory, [])
      const root = place('<portal-header></portal-header>').shadowRoot as ShadowRoot
      const button = await until(() => root.querySelector<HTMLElement>('.search'))
      button.focus()
      await press(modifier)
      const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog.palette[open]'))
      assert.isTrue(dialog.matches(':modal'))
      assert.strictEqual(root.activeElement, dialog.querySelector('input'))
      await sendKeys({ press: 'Escape' })
      await until(() => root.querySelector('dialog.palette') === null)
      assert.strictEqual(root.activeElement, button)
    })
  }

  test('lists what was opened last first, then the rest of what the person may open, each once', async () => {
    const { dialog } = await palette()
    const groups = [...dialog.querySelectorAll('[role=group]')].map(group => [group.ariaLabel, ...names(group)])
    // Entries of other menus, forbidden entries and entries that lead nowhere are not there.
    assert.deepEqual(groups, [
      ['Recently opened', 'Stores', 'Robot list'],
      ['Pages and menus', 'Dashboard', 'Security centre', 'Robot lock query']
    ])
    assert.strictEqual(dialog.querySelector('output')?.textContent, '5 results')
  })

  test('marks what has no page yet, lists it last and never among what was opened', async () => {
    setOffered({ pages: { robot: ['lock-query'], store: [], deploy: 'all' }, hidesAbsent: false })
    const { root, dialog } = await palette(12)
    const groups = [...dialog.querySelectorAll('[role=group]')].map(group => [
      group.ariaLabel,
      ...[...group.querySelectorAll('[role=option]')].map(it => [...it.children].map(part => part.textContent).join())
    ])
    assert.deepEqual(groups, [
      ['Recently opened', 'Robot lock query,Robots'],
      ['Pages and menus', 'Dashboard', 'Security centre', 'Robot list,Robots,Not here yet', 'Stores,Not here yet']
    ])
    assert.deepEqual(await accessibilityFaults(root.host), [])
  })

  test('finds as it is typed, without case, and says when there is nothing', async () => {
    const { dialog } = await palette()
    await sendKeys({ type: 'RO' })
    await until(() => options(dialog).length === 2)
    assert.deepEqual(names(dialog), ['Robot list', 'Robot lock query'])
    assert.strictEqual(options(dialog)[0]?.querySelector('.way')?.textContent, 'Robots')
    await sendKeys({ type: 'zzz' })
    await until(() => options(dialog).length === 0)
    assert.strictEqual(dialog.querySelector('output')?.textContent, 'Nothing that you can open has this name.')
    assert.strictEqual(dialog.querySelector('input')?.ariaExpanded, 'false')
  })

  test('is walked through with the arrows, around its ends, while the focus stays in the field', async () => {
    const { root, dialog, field } = await palette()
    assert.strictEqual(chosen(dialog), 'Stores')
    await sendKeys({ press: 'ArrowDown' })
    await until(() => chosen(dialog) === 'Robot list')
    const active = root.getElementById(field.getAttribute('aria-activedescendant') ?? '')
    assert.strictEqual(active?.firstElementChild?.textContent, 'Robot list')
    await sendKeys({ press: 'ArrowUp' })
    await sendKeys({ press: 'ArrowUp' })
    await until(() => chosen(dialog) === 'Robot lock query')
    await sendKeys({ press: 'ArrowDown' })
    await until(() => chosen(dialog) === 'Stores')
    await sendKeys({ press: 'PageDown' })
    await until(() => chosen(dialog) === 'Robot lock query')
    assert.strictEqual(root.activeElement, field)
  })

  test('follows what is chosen with Enter, as a plain link, and closes', async () => {
    const { root, dialog } = await palette()
    const followed: (string | null | undefined)[] = []
    root.addEventListener('click', event => {
      followed.push((event.target as Element).closest('a')?.getAttribute('href'))
      event.preventDefault()
    })
    await sendKeys({ type: 'lock' })
    await until(() => chosen(dialog) === 'Robot lock query')
    await sendKeys({ press: 'Enter' })
    await until(() => root.querySelector('dialog.palette') === null)
    assert.deepEqual(followed, ['/sub-app/robot/lock-query'])
  })

  test('is not there for a guest', async () => {
    await guest()
    const root = place('<portal-header></portal-header>').shadowRoot as ShadowRoot
    await until(() => root.querySelector('select'))
    await press('Control')
    assert.isNull(root.querySelector('.search, dialog'))
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      test(`has no accessibility fault while it is open in ${colorScheme} at ${width} px`, async () => {
        document.documentElement.dataset.theme = colorScheme
        await setViewport({ width, height: 700 })
        const { root, dialog } = await palette()
        assert.deepEqual(await accessibilityFaults(root.host), [])
        await sendKeys({ type: 'ro' })
        await until(() => options(dialog).length === 2)
        assert.deepEqual(await accessibilityFaults(root.host), [])
        await setViewport({ width: 1280, height: 700 })
      })
    }
  }

  test('asks sub-applications for what is typed, once for a pause, and opens what they found', async () => {
    const { asked, ended } = contribute()
    const { root, dialog } = await palette()
    await sendKeys({ type: 's' })
    await new Promise(resolve => setTimeout(resolve, 400))
    assert.deepEqual(asked, [])
    await sendKeys({ type: 'n-' })
    await until(() => names(dialog).includes('Porter'))
    assert.deepEqual(asked, ['sn-'])
    assert.strictEqual(dialog.querySelector('[role=group]')?.ariaLabel, 'Robots by serial')
    assert.strictEqual(chosen(dialog), 'Porter')
    assert.strictEqual(dialog.querySelector('output')?.textContent, '1 result')
    assert.deepEqual(await accessibilityFaults(root.host), [])
    assert.strictEqual(options(dialog)[0]?.getAttribute('href'), '/sub-app/robot/list?text=SN-7')
    await sendKeys({ press: 'Escape' })
    await until(() => root.querySelector('dialog.palette') === null)
    assert.strictEqual(ended(), 1)
  })

  test('says that the search of a sub-application failed, beside its own results, and tries again', async () => {
    const { answer } = contribute()
    answer(() => Promise.reject(new Error('no module')))
    const { root, dialog } = await palette()
    await sendKeys({ type: 'list' })
    const retry = await until(() => dialog.querySelector<HTMLElement>('.found-states button'))
    assert.include(dialog.querySelector('.found-states')?.textContent, 'Robots by serial: the search failed.')
    assert.deepEqual(names(dialog), ['Robot list'])
    assert.deepEqual(await accessibilityFaults(root.host), [])
    answer(async () => [{ name: 'Lister', address: '/sub-app/robot' }])
    retry.click()
    await until(() => names(dialog).includes('Lister'))
    assert.isNull(dialog.querySelector('.found-states button'))
  })

  test('asks nobody whose sub-application is not in the menu of the person', async () => {
    const { asked } = contribute()
    const { adapter, cloud } = await signedIn({ menu: [item('/sub-app/store', { name: 'Stores' })] })
    adapter.environment = { ...adapter.environment, subApps: robotSearch }
    setExtender(extender)
    cloud.answers(menuHistory, [])
    const root = place('<portal-header></portal-header>').shadowRoot as ShadowRoot
    ;(await until(() => root.querySelector<HTMLElement>('.search'))).click()
    const dialog = await until(() => root.querySelector<HTMLDialogElement>('dialog.palette[open]'))
    await until(() => dialog.querySelector('input'))
    await sendKeys({ type: 'list' })
    await new Promise(resolve => setTimeout(resolve, 400))
    assert.deepEqual(asked, [])
  })
})
