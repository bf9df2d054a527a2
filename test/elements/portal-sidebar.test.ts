import { $menu, $session, changeLanguage, loadMenu, loadUser, setOffered } from '@portal/session'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { type MenuItem, menuTree } from '#contract/calls/menu/menu.ts'
import { defineElements } from '#elements/index.ts'
import { clearPage, place, settled, until } from '../support/page.ts'
import { envelopeOf } from '../support/scripted-cloud.ts'
import { ada, forget, guest, item, signedIn, unknown } from './support/signed-in.ts'

const robots = item('/sub-app/robot', {
  name: 'Robots',
  icon: 'robot',
  children: [
    item('list', { name: 'List', langKey: 'portal.loading' }),
    item('elevator', { name: 'Elevators', children: [item('manage', { name: 'Manage' }), item('detail')] })
  ]
})
const messages = item('/sub-app/message', { name: 'Messages', icon: 'message' })

const sidebar = (): ShadowRoot => place('<portal-sidebar></portal-sidebar>').shadowRoot as ShadowRoot

/** The rows as they are read out: a link with its address, a group with its state, a name alone. */
const rows = (root: ShadowRoot): string[] =>
  [...root.querySelectorAll<HTMLElement>('li > .row > a, li > a, li > button, li > span')].map(row => {
    const text = row.textContent ?? ''
    if (row instanceof HTMLAnchorElement) return `${text} → ${row.getAttribute('href')}`
    return row.ariaExpanded === null ? text : `${text} ${row.ariaExpanded === 'true' ? '▾' : '▸'}`
  })

const row = (root: ShadowRoot, text: string): Promise<HTMLElement> =>
  until(
    () => [...root.querySelectorAll<HTMLElement>('a, button, span.entry')].find(it => it.textContent === text),
    text
  )

const more = (root: ShadowRoot, name: string): Promise<HTMLElement> =>
  until(() => root.querySelector<HTMLElement>(`[aria-label="More in ${name}"]`), name)

suiteSetup(async () => {
  await defineElements()
  // A narrower window collapses the menu.
  await setViewport({ width: 1280, height: 700 })
})
teardown(async () => {
  clearPage()
  setOffered(undefined)
  await forget()
  await changeLanguage('en')
})

suite('entries', () => {
  test('are the dashboard, links, and groups that stay closed until they are opened', async () => {
    await signedIn({ menu: [messages, robots] })
    const root = sidebar()
    await row(root, 'Messages')
    assert.strictEqual(root.querySelector('nav')?.ariaLabel, 'Main menu')
    assert.deepEqual(rows(root), ['Dashboard → /dashboard', 'Messages → /sub-app/message', 'Robots ▸'])
  })

  for (const [home, address, at] of [
    ['/fleet', '/fleet', '/fleet'],
    ['https://fleet.example/', 'https://fleet.example/', undefined],
    ['javascript:alert(1)', '/dashboard', '/dashboard'],
    ['', '/dashboard', '/dashboard']
  ] as const)
    test(`begin with ${address} where the page says that home is "${home}"`, async () => {
      await signedIn({ menu: [messages], at: '/account' })
      const element = place<HTMLElementTagNameMap['portal-sidebar']>(`<portal-sidebar home="${home}"></portal-sidebar>`)
      const link = await row(element.shadowRoot as ShadowRoot, 'Dashboard')
      assert.strictEqual(link.getAttribute('href'), address)
      assert.strictEqual(link.ariaCurrent, null)
      if (at === undefined) return
      element.currentPath = at
      await until(() => link.ariaCurrent === 'page')
    })

  test('without a page say so in words, and are left out where the environment hides them', async () => {
    await signedIn({ menu: [messages, robots], at: '/sub-app/robot/list' })
    const pages = { robot: ['elevator'] }
    setOffered({ pages, hidesAbsent: false })
    const root = sidebar()
    await row(root, 'Messages Not here yet')
    assert.deepEqual(rows(root), [
      'Dashboard → /dashboard',
      'Messages Not here yet → /sub-app/message?micro=true',
      'Robots ▾',
      'Loading Not here yet → /sub-app/robot/list?micro=true',
      'Elevators → /sub-app/robot/elevator/manage?micro=true'
    ])
    setOffered({ pages, hidesAbsent: true })
    await settled()
    assert.deepEqual(rows(root), ['Dashboard → /dashboard', 'Robots ▸'])
    const group = await row(root, 'Robots')
    group.click()
    await until(() => rows(root).at(-1) === 'Elevators → /sub-app/robot/elevator/manage?micro=true')
  })

  test('of a group are drawn when it is opened and go when it is closed', async () => {
    await signedIn({ menu: [robots] })
    const root = sidebar()
    const group = await row(root, 'Robots')
    group.click()
    await row(root, 'Elevators')
    assert.deepEqual(rows(root).slice(1), [
      'Robots ▾',
      'Loading → /sub-app/robot/list',
      'Elevators → /sub-app/robot/elevator/manage'
    ])
    assert.strictEqual(root.getElementById(group.getAttribute('aria-controls') ?? '')?.localName, 'ul')
    ;(await more(root, 'Elevators')).click()
    await row(root, 'Manage')
    assert.deepEqual(rows(root).slice(4), [
      'Manage → /sub-app/robot/elevator/manage',
      'detail → /sub-app/robot/elevator/detail'
    ])
    group.click()
    await until(() => group.ariaExpanded === 'false')
    assert.deepEqual(rows(root), ['Dashboard → /dashboard', 'Robots ▸'])
    assert.strictEqual(group.hasAttribute('aria-controls'), false)
  })

  test('are filtered by permission and without hidden ones', async () => {
    const hidden = item('/sub-app/ota', { name: 'Hidden' })
    hidden.meta.hidden = true
    const forbidden = item('/sub-app/auth', { name: 'Forbidden', perms: 'auth' })
    const allowed = item('/sub-app/store', { name: 'Allowed', perms: 'store' })
    await signedIn({ menu: [hidden, forbidden, allowed] })
    const root = sidebar()
    await row(root, 'Allowed')
    assert.deepEqual(rows(root), ['Dashboard → /dashboard', 'Allowed → /sub-app/store'])
  })

  test('follow the language, by key or else by the name that came with them', async () => {
    await signedIn({ menu: [item('/sub-app/robot', { name: 'List', langKey: 'portal.loading' }), messages] })
    const root = sidebar()
    await row(root, 'Loading')
    await changeLanguage('ja')
    await row(root, 'Loading [ja]')
    assert.deepEqual(
      rows(root).map(it => it.split(' →')[0]),
      ['Dashboard [ja]', 'Loading [ja]', 'Messages']
    )
    assert.strictEqual(root.querySelector<HTMLElement>('.root')?.lang, 'ja')
  })

  test('have their icon by name, and a house for every other name', async () => {
    const names = ['robot', 'hotel', 'unknown', 'constructor', '__proto__', 'toString', '../../x', null]
    await signedIn({ menu: names.map((icon, index) => item('/sub-app/robot', { name: `icon ${index}`, icon })) })
    const root = sidebar()
    await row(root, 'icon 7')
    const drawings = [...root.querySelectorAll('li svg')].map(it => it.innerHTML)
    // The first row is the dashboard's, which is a house.
    const [house, robot, hotel, ...others] = drawings
    assert.strictEqual(new Set([house, robot, hotel]).size, 3)
    assert.deepEqual(
      others,
      Array.from({ length: 6 }, () => house)
    )
  })

  test('of the message centre show how many messages are unread, and others nothing', async () => {
    const menu = [messages, item('/sub-app/robot', { name: 'Robots' })]
    await signedIn({ menu, unread: 128 })
    const root = sidebar()
    const count = await until(() => root.querySelector<HTMLElement>('.count'))
    assert.strictEqual(count.closest('a')?.getAttribute('href'), '/sub-app/message')
    assert.strictEqual(getComputedStyle(count, '::after').content, '"128" / ""')
    assert.strictEqual(root.querySelectorAll('.count').length, 1)
    clearPage()
    await forget()
    await signedIn({ menu, unread: 0 })
    const other = sidebar()
    const none = await until(() => other.querySelector<HTMLElement>('.count'))
    assert.strictEqual(getComputedStyle(none, '::after').content, '"" / ""')
    assert.isAtLeast(none.getBoundingClientRect().width, 24)
  })

  test('with an address that is not a sub-application’s own are a name alone', async () => {
    await signedIn({
      menu: [
        item('//evil.example', { name: 'Other site' }),
        item('javascript:alert(1)', { name: 'Script' }),
        item('/sub-app/robotics', { name: 'Look-alike' }),
        item('<img src=x onerror=alert(1)>', { name: '<img src=x onerror=alert(1)>' })
      ]
    })
    const root = sidebar()
    await row(root, 'Script')
    assert.deepEqual(rows(root).slice(1), ['Other site', 'Script', 'Look-alike', '<img src=x onerror=alert(1)>'])
    assert.strictEqual(root.querySelectorAll('a').length, 1)
    assert.strictEqual(root.querySelector('img'), null)
  })

  test('that are malformed cost themselves alone', async () => {
    await signedIn({ menu: { hostile: [null, 7, { menuId: 'x' }, { ...robots, children: 'none' }, messages] } })
    const root = sidebar()
    await row(root, 'Messages')
    assert.deepEqual(rows(root).slice(1), ['Robots → /sub-app/robot', 'Messages → /sub-app/message'])
  })

  test('can be two thousand, of which only those in open groups are drawn', async () => {
    const group = (index: number) =>
      item('/sub-app/robot', {
        name: `Group ${index} ${'long '.repeat(40)}`.trim(),
        children: Array.from({ length: 199 }, (_, child) => item(`c${index}-${child}`))
      })
    await signedIn({ menu: Array.from({ length: 10 }, (_, index) => group(index)) })
    const root = sidebar()
    const first = await until(() => root.querySelector<HTMLElement>('li > button'))
    assert.strictEqual(root.querySelectorAll('li').length, 11)
    first.click()
    // The first hundred, and a button for the next.
    await until(() => root.querySelectorAll('li').length === 11 + 101)
    ;(await row(root, 'Show 99 more')).click()
    await until(() => root.querySelectorAll('li').length === 11 + 199)
    assert.strictEqual(root.activeElement?.textContent, 'c0-100')
  })
})

suite('a menu eight levels deep', () => {
  const deep = (level = 1): MenuItem =>
    item(level === 1 ? '/sub-app/platform' : `l${level}`, {
      name: `Level ${level}`,
      children: level === 8 ? [] : [deep(level + 1), item(`beside-${level}`)]
    })
  const last = '/sub-app/platform/l2/l3/l4/l5/l6/l7/l8'

  test('is opened level by level with the keyboard alone, and its last entry leads to its joined path', async () => {
    await signedIn({ menu: [deep()] })
    const root = sidebar()
    const top = await row(root, 'Level 1')
    top.focus()
    await sendKeys({ press: 'Enter' })
    for (let level = 2; level <= 7; level++) {
      const button = await more(root, `Level ${level}`)
      // The group's own link, then the button that opens it.
      await sendKeys({ press: 'Tab' })
      assert.strictEqual(root.activeElement?.textContent, `Level ${level}`)
      await sendKeys({ press: 'Tab' })
      assert.strictEqual(root.activeElement, button)
      await sendKeys({ press: 'Space' })
      await until(() => button.ariaExpanded === 'true')
    }
    await row(root, 'Level 8')
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(root.activeElement?.getAttribute('href'), last)
    assert.isTrue(root.activeElement?.checkVisibility())
  })

  test('is open around the current entry, which is marked, as are all levels above it', async () => {
    await signedIn({ menu: [messages, deep()], at: last })
    const root = sidebar()
    assert.strictEqual((await row(root, 'Level 8')).ariaCurrent, 'page')
    assert.deepEqual(
      [...root.querySelectorAll('.around')].map(it => it.textContent),
      Array.from({ length: 8 }, (_, index) => `Level ${index + 1}`)
    )
    assert.lengthOf(root.querySelectorAll('[aria-current]'), 1)
  })

  test('closes with the group above it', async () => {
    await signedIn({ menu: [deep()], at: last })
    const root = sidebar()
    await row(root, 'Level 8')
    ;(await more(root, 'Level 4')).click()
    await until(() => !rows(root).some(it => it.startsWith('Level 5')))
    assert.deepEqual(rows(root).length, 1 + 4 + 3)
  })
})

suite('the current entry', () => {
  const current = (root: ShadowRoot): string[] =>
    [...root.querySelectorAll('[aria-current]')].map(it => `${it.textContent} ${it.ariaCurrent}`)

  test('is marked as the page, and the groups around it are open', async () => {
    await signedIn({ menu: [messages, robots], at: '/sub-app/robot/elevator/manage' })
    const root = sidebar()
    await row(root, 'Manage')
    assert.deepEqual(current(root), ['Manage page'])
    assert.deepEqual(
      [...root.querySelectorAll('.around')].map(it => it.textContent),
      ['Robots', 'Elevators', 'Manage']
    )
  })

  test('moves with the address, also below an entry, and its groups open', async () => {
    const { adapter } = await signedIn({ menu: [messages, robots] })
    const root = sidebar()
    await row(root, 'Messages')
    assert.deepEqual(current(root), ['Dashboard page'])
    adapter.go('/sub-app/robot/list/17?tab=1')
    await row(root, 'Loading')
    assert.deepEqual(current(root), ['Loading page'])
    adapter.go('/sub-app/message')
    await until(() => current(root)[0] === 'Messages page')
    assert.strictEqual((await row(root, 'Robots')).ariaExpanded, 'true')
  })

  test('can be closed away, and shows again when another one in the group becomes current', async () => {
    const { adapter } = await signedIn({ menu: [robots], at: '/sub-app/robot/list' })
    const root = sidebar()
    const group = await row(root, 'Robots')
    await row(root, 'Loading')
    group.click()
    await until(() => group.ariaExpanded === 'false')
    assert.strictEqual(group.className, 'entry around')
    adapter.go('/sub-app/robot/elevator/detail')
    await row(root, 'detail')
    assert.strictEqual(group.ariaExpanded, 'true')
  })
})

suite('while the menu is not there', () => {
  test('skeleton rows stand for it, also when it is there before its user', async () => {
    const { cloud } = await unknown({ menu: [messages] })
    const root = sidebar()
    const status = await until(() => root.querySelector('[role=status]'))
    assert.strictEqual(status.textContent, 'The menu is loading')
    await loadMenu()
    await settled()
    assert.strictEqual($menu.get().state, 'ready')
    assert.deepEqual(rows(root), ['Dashboard → /dashboard'])
    cloud.answers(userInfo, ada)
    await loadUser()
    await row(root, 'Messages')
    assert.strictEqual(root.querySelector('[role=status]'), null)
  })

  test('a guest sees nothing', async () => {
    await guest()
    const root = sidebar()
    await until(() => root.querySelector('nav'))
    assert.strictEqual(root.querySelector('nav')?.textContent, '')
  })

  test('a failure says so, keeps the dashboard and asks again once', async () => {
    const { cloud } = await unknown({ menu: [messages] })
    cloud.answersBy(menuTree, () => new Response('<html>502</html>', { status: 502 }))
    await Promise.all([loadUser(), loadMenu()])
    const root = sidebar()
    const retry = await row(root, 'Try again')
    assert.match(root.querySelector('[role=alert]')?.textContent ?? '', /The menu could not be loaded\./)
    assert.deepEqual(rows(root), ['Dashboard → /dashboard'])
    const before = cloud.asked.length
    cloud.answersBy(menuTree, async () => envelopeOf([messages]))
    retry.click()
    retry.click()
    await row(root, 'Messages')
    assert.strictEqual(cloud.asked.length, before + 1)
    assert.strictEqual(root.querySelector('[role=alert]'), null)
    assert.strictEqual(root.activeElement, root.querySelector('nav'))
  })

  test('an account without applications is told what to do', async () => {
    await signedIn({ menu: [] })
    const root = sidebar()
    await until(() => root.querySelector('.note'))
    assert.match(root.querySelector('.note')?.textContent ?? '', /Contact the person who invited you/)
  })

  test('what one person saw is gone when the next one comes', async () => {
    await signedIn({ menu: [messages] })
    const root = sidebar()
    await row(root, 'Messages')
    await forget()
    assert.strictEqual($session.get().state, 'guest')
    await until(() => rows(root).length === 0)
    await unknown()
    await until(() => root.querySelector('[role=status]'))
    assert.deepEqual(rows(root), ['Dashboard → /dashboard'])
  })
})
