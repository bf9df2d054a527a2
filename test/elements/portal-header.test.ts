import { $notices, $session, $theme, changeLanguage, loadUser, translate } from '@portal/session'
import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { languageNames } from '#contract/languages.ts'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, settled, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { ada, forget, guest, markedMessages, signedIn, unknown } from './support/signed-in.ts'

const header = (attributes = 'portal-name="Test Portal"') =>
  place(`<portal-header ${attributes}></portal-header>`).shadowRoot as ShadowRoot

const find = <Found extends Element = HTMLElement>(root: ShadowRoot, selector: string): Promise<Found> =>
  until(() => root.querySelector<Found>(selector), selector)

/** The button with the person's initial, which is there for everybody but guests. */
const avatar = (root: ShadowRoot): Promise<HTMLElement> => find(root, '[part=account]')

/** Opens the avatar's menu and gives its content. */
const openMenu = async (root: ShadowRoot): Promise<HTMLElement> => {
  ;(await avatar(root)).click()
  return find(root, '.account-menu:popover-open .menu-content')
}

const logOut = (root: ShadowRoot): HTMLElement | undefined =>
  [...root.querySelectorAll('button')].find(it => it.textContent === translate('header.signOut'))

suiteSetup(async () => {
  await defineElements()
  await linkTokens()
  await setViewport({ width: 1280, height: 640 })
})
teardown(async () => {
  clearPage()
  await forget()
})

suite('the brand', () => {
  test('is a plain link to the dashboard that begins with the name of the product', async () => {
    await guest()
    const link = await find<HTMLAnchorElement>(header(), 'a')
    assert.strictEqual(link.getAttribute('href'), '/dashboard')
    assert.strictEqual(link.textContent, 'Test Portal')
    assert.strictEqual(link.getAttribute('aria-label'), 'Test Portal, to the dashboard')
  })

  test('has a name without the attribute too', async () => {
    await guest()
    assert.strictEqual((await find(header(''), 'a')).textContent, translate('header.label'))
  })
})

suite('who is here', () => {
  test('is not shown to a guest, who still picks a language', async () => {
    await guest()
    const root = header()
    await find(root, 'select')
    assert.strictEqual(root.querySelector('[role=status], [part=account], .search, .menu'), null)
  })

  test('is a skeleton while it is not known, and nobody’s name', async () => {
    const { cloud } = await unknown()
    const root = header()
    await find(root, '.skeleton')
    assert.strictEqual(root.querySelector('header')?.ariaBusy, 'true')
    assert.strictEqual((await avatar(root)).ariaLabel, 'Account')
    cloud.answers(userInfo, { ...ada, nickname: 'Grace' })
    await loadUser()
    await until(() => root.querySelector('.skeleton') === null)
    assert.strictEqual((await avatar(root)).ariaLabel, 'Account of Grace Harbour Hotels')
    assert.strictEqual(root.querySelector('header')?.ariaBusy, 'false')
  })

  const table: [title: string, user: Parameters<typeof signedIn>[0], name: string, tenant: string][] = [
    ['a member of a tenant', {}, 'Ada', 'Harbour Hotels'],
    [
      'an operator, who sees all tenants',
      { user: { tenantId: null, tenantName: null, perms: ['tenant:all'] } },
      'Ada',
      'All organisations'
    ],
    ['somebody new, who belongs to no tenant', { user: { tenantId: null, tenantName: null } }, 'Ada', ''],
    ['a tenant without a name', { user: { tenantName: null } }, 'Ada', ''],
    ['somebody without a nickname', { user: { nickname: '' } }, 'ada@demo.example', 'Harbour Hotels'],
    [
      'somebody with a phone alone',
      { user: { nickname: '', email: null, cellphone: '+8613800000001' } },
      '+8613800000001',
      'Harbour Hotels'
    ],
    [
      'a name of markup, as text',
      { user: { nickname: '<img src=x onerror=alert(1)>' } },
      '<img src=x onerror=alert(1)>',
      'Harbour Hotels'
    ]
  ]
  for (const [title, has, name, tenant] of table) {
    test(`is shown for ${title}`, async () => {
      await signedIn(has)
      const root = header()
      const button = await avatar(root)
      const whose = [name, tenant].filter(Boolean)
      assert.strictEqual(button.ariaLabel, `Account of ${whose.join(' ')}`)
      assert.strictEqual(button.title, whose.join('\n'))
      assert.strictEqual((await openMenu(root)).querySelector('.whose b')?.textContent, name)
      assert.strictEqual(root.querySelector('img'), null)
    })
  }

  const initials: [nickname: string, initial: string][] = [
    ['Ada', 'A'],
    ['田中', '田'],
    ['👩‍👩‍👧 Family', '👩‍👩‍👧'],
    ['e\u0301tienne', 'e\u0301'],
    ['🇯🇵 Nippon', '🇯🇵'],
    ['กำธร', 'กำ']
  ]
  for (const [nickname, initial] of initials) {
    test(`has «${initial}» as the initial of ${nickname}`, async () => {
      await signedIn({ user: { nickname } })
      const shown = await find(header(), '.initial')
      assert.strictEqual(getComputedStyle(shown, '::before').content.split(' /')[0], `"${initial}"`)
    })
  }
})

suite('the avatar’s menu', () => {
  const items = (menu: HTMLElement): string[] =>
    [...menu.querySelectorAll('a')].map(it => `${it.textContent} → ${it.getAttribute('href')}`)

  const table: [perms: string[], items: string[]][] = [
    [[], []],
    [['auth'], ['Account → /account']],
    [['operation:configManage:appointmentRecord:myReserve'], ['My reservations → /reserve']],
    [['sso:secure'], ['Security centre → /secure']],
    [['sso:lang'], ['Set language → /lang']],
    [['ops:release'], ['Releases → /ops/releases']],
    [
      ['sso:lang', 'sso:secure', 'operation:configManage:appointmentRecord:myReserve', 'auth'],
      ['Account → /account', 'My reservations → /reserve', 'Security centre → /secure', 'Set language → /lang']
    ]
  ]
  for (const [perms, expected] of table) {
    test(`has ${expected.length} pages and the way out for [${perms}]`, async () => {
      await signedIn({ user: { perms } })
      const menu = await openMenu(header())
      assert.deepEqual(items(menu), expected)
      assert.strictEqual(menu.querySelectorAll('button').length, 1)
      assert.strictEqual(menu.querySelector('.whose')?.textContent, 'AdaHarbour Hotels')
    })
  }

  test('is opened, walked through and closed by keyboard, and gives the focus back', async () => {
    await signedIn({ user: { perms: ['auth'] } })
    const root = header()
    const button = await avatar(root)
    button.focus()
    await sendKeys({ press: 'Enter' })
    const menu = await find(root, '.account-menu:popover-open .menu-content')
    assert.strictEqual(button.ariaExpanded, 'true')
    for (const name of ['Account', 'Log out']) {
      await sendKeys({ press: 'Tab' })
      assert.strictEqual(root.activeElement?.textContent, name)
      assert.isTrue(menu.contains(root.activeElement))
    }
    await sendKeys({ press: 'Escape' })
    await until(() => root.querySelector(':popover-open') === null)
    assert.strictEqual(root.activeElement?.textContent, button.textContent)
    assert.strictEqual(button.ariaExpanded, 'false')
  })

  for (const theme of ['light', 'dark']) {
    test(`has no accessibility fault while it is open in ${theme}`, async () => {
      document.documentElement.dataset.theme = theme
      await signedIn({ user: { perms: ['sso:lang', 'sso:secure', 'auth'] } })
      const root = header()
      await openMenu(root)
      assert.deepEqual(await accessibilityFaults(root.host), [])
      delete document.documentElement.dataset.theme
    })
  }
})

suite('the colours', () => {
  test('are the system’s until one is picked, which is remembered and told to the other tabs', async () => {
    const { adapter } = await signedIn()
    const select = await find<HTMLSelectElement>(header(), '.theme select')
    assert.deepEqual(
      [select.value, ...[...select.options].map(it => it.text)],
      ['system', 'Same as this device', 'Light', 'Dark']
    )
    select.value = 'dark'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    await until(() => $theme.get() === 'dark')
    assert.strictEqual(adapter.jar.get('portal_theme')?.value, 'dark')
    assert.deepEqual(adapter.told.at(-1), { kind: 'theme', theme: 'dark' })
    adapter.hearFromTab({ kind: 'theme', theme: 'light' })
    await until(() => select.value === 'light')
  })
})

suite('on a narrow screen', () => {
  test('members change language and colours in the avatar’s menu, guests in the header', async () => {
    await setViewport({ width: 360, height: 640 })
    await guest()
    const own = header()
    for (const control of [await find(own, '.language'), await find(own, '.theme select')])
      assert.isTrue(control.checkVisibility())
    clearPage()
    await signedIn({ user: { perms: [] } })
    const root = header()
    await avatar(root)
    assert.isFalse((await find(root, '.language')).checkVisibility())
    const heard: unknown[] = []
    root.host.addEventListener('portal-language-change', event => heard.push((event as CustomEvent).detail))
    const menu = await openMenu(root)
    const colours = await find<HTMLSelectElement>(root, '.menu-content select')
    const language = await find(root, '.menu-content .language')
    assert.isTrue(language.checkVisibility() && colours.checkVisibility())
    assert.deepEqual(await accessibilityFaults(root.host), [])
    colours.value = 'dark'
    colours.dispatchEvent(new Event('change', { bubbles: true }))
    language.click()
    assert.isTrue(menu.checkVisibility())
    ;(await find(root, '.menu-content li [lang=ja]')).click()
    await until(() => $theme.get() === 'dark')
    await until(() => root.querySelector('header')?.lang === 'ja')
    assert.deepEqual(heard, [{ language: 'ja' }])
    await setViewport({ width: 1280, height: 640 })
  })

  for (const width of [320, 360, 768]) {
    test(`of ${width} px nothing in the header leaves it or covers a neighbour`, async () => {
      await setViewport({ width, height: 640 })
      await signedIn({ unread: 128 })
      const root = header()
      await find(root, '.badge')
      const boxes = [...root.querySelectorAll('header > *')]
        .filter(it => it.checkVisibility())
        .map(it => it.getBoundingClientRect())
      assert.isAbove(boxes.length, 4)
      for (const [index, { left, right }] of boxes.entries()) {
        assert.isAtLeast(left, boxes[index - 1]?.right ?? 0)
        assert.isAtMost(right, width)
      }
      await setViewport({ width: 1280, height: 640 })
    })
  }
})

suite('full screen', () => {
  test('is said to be impossible where it is, in the words of the specification', async () => {
    await signedIn()
    const button = await find(header(), '.fullscreen')
    assert.strictEqual(button.ariaLabel, 'Full screen')
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true })
    button.click()
    const notice = await until(() => $notices.get().find(it => it.level === 'warning'))
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    assert.strictEqual(notice.text, 'you browser can not work')
  })

  test('stands in the header for guests on a narrow screen, and in the menu for members', async () => {
    await setViewport({ width: 360, height: 640 })
    await guest()
    assert.isTrue((await find(header(), '.fullscreen')).checkVisibility())
    clearPage()
    await signedIn({ user: { perms: [] } })
    const root = header()
    assert.isFalse((await find(root, '.fullscreen')).checkVisibility())
    const button = [...(await openMenu(root)).querySelectorAll('button')].find(it => it.textContent === 'Full screen')
    assert(button)
    Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true })
    button.click()
    await until(() => $notices.get().find(it => it.text === 'you browser can not work'))
    Reflect.deleteProperty(document, 'fullscreenEnabled')
    assert.isNull(root.querySelector(':popover-open'))
    await setViewport({ width: 1280, height: 640 })
  })
})

suite('unread messages', () => {
  const table: [count: number, badge: string | undefined, spoken: string][] = [
    [0, undefined, '0 unread messages'],
    [1, '1', '1 unread message'],
    [99, '99', '99 unread messages'],
    [100, '99+', '100 unread messages'],
    [12_345, '99+', '12,345 unread messages']
  ]
  for (const [count, badge, spoken] of table) {
    test(`of ${count} show ${badge ?? 'no badge'} and are spoken in full`, async () => {
      await signedIn({ unread: count })
      const root = header()
      const status = await find(root, '.unread [role=status]')
      const bell = root.querySelector('.unread button')
      assert.strictEqual(status.textContent, spoken)
      assert.strictEqual(bell?.ariaLabel, `Messages, ${spoken}`)
      const drawn = bell?.querySelector('.badge')
      const content = drawn ? getComputedStyle(drawn, '::before').content : undefined
      assert.strictEqual(content, badge === undefined ? undefined : `"${badge}" / ""`)
    })
  }

  for (const width of [1_280, 360]) {
    test(`move nothing when their number comes or changes (${width} px)`, async () => {
      await setViewport({ width, height: 640 })
      await signedIn({ unread: 0 })
      const root = header()
      await avatar(root)
      const places = () => [...root.querySelectorAll('button, select')].map(it => it.getBoundingClientRect().x)
      const before = places()
      for (const unread of [1, 10, 100]) {
        Object.assign(root.host, { unread })
        await until(() => root.querySelector(`.badge[data-count="${unread > 99 ? '99+' : unread}"]`))
        assert.deepEqual(places(), before)
      }
      await setViewport({ width: 1_280, height: 640 })
    })
  }
})

suite('the language picker', () => {
  /** Opens the list, and gives its buttons. */
  const openList = async (root: ShadowRoot): Promise<HTMLElement[]> => {
    ;(await find(root, '.language')).click()
    await find(root, '.language-list:popover-open li')
    return [...root.querySelectorAll<HTMLElement>('.language-list li button')]
  }

  const pick = async (root: ShadowRoot, language: string): Promise<void> =>
    (await openList(root)).find(it => it.lang === language)?.click()

  /** The button's text: what it chooses, and the language of the page. */
  const shown = async (root: ShadowRoot): Promise<(string | null)[]> =>
    [...(await find(root, '.language')).querySelectorAll('span')].map(it => it.textContent)

  test('draws the names of other languages only while the list is open, since they need many fonts', async () => {
    await guest()
    const root = header()
    assert.deepEqual(await shown(root), ['Language', 'English'])
    assert.isNull(root.querySelector('.language-list li'))
  })

  test('offers the five languages by their own names, marked as what they are, with the focus on the current one', async () => {
    await guest()
    const root = header()
    const buttons = await openList(root)
    assert.deepEqual(
      buttons.map(it => [it.lang, it.textContent, it.ariaCurrent]),
      (['zh', 'en', 'ja', 'ko', 'th'] as const).map(code => [code, languageNames[code], String(code === 'en')])
    )
    await until(() => root.activeElement === buttons[1])
    assert.strictEqual(root.querySelector('.language-list p')?.textContent, translate('header.otherLanguages'))
  })

  for (const [key, at] of [
    ['ArrowDown', 2],
    ['ArrowUp', 0],
    ['Tab', 2]
  ] as const)
    test(`moves the focus by ${key}, and Escape gives it back to the button`, async () => {
      await guest()
      const root = header()
      const buttons = await openList(root)
      await until(() => root.activeElement === buttons[1])
      await sendKeys({ press: key })
      assert.strictEqual(root.activeElement, buttons[at])
      await sendKeys({ press: 'Escape' })
      await until(() => root.activeElement?.classList.contains('language'))
    })

  test('goes round at the ends by arrow keys', async () => {
    await guest()
    const root = header()
    const buttons = await openList(root)
    buttons[0]?.focus()
    await sendKeys({ press: 'ArrowUp' })
    assert.strictEqual(root.activeElement, buttons[4])
    await sendKeys({ press: 'ArrowDown' })
    assert.strictEqual(root.activeElement, buttons[0])
  })

  test('lists French too while it is the current language', async () => {
    await guest()
    await changeLanguage('fr')
    const root = header()
    const buttons = await openList(root)
    assert.deepEqual([buttons.length, buttons.find(it => it.ariaCurrent === 'true')?.textContent], [6, 'Français'])
    await changeLanguage('en')
    await until(() => root.querySelectorAll('.language-list li').length === 5)
  })

  test('changes all texts without a reload, remembers the choice, and closes', async () => {
    const { adapter } = await signedIn()
    const root = header()
    await pick(root, 'ja')
    await until(() => root.querySelector('.search')?.textContent === 'Search and go to [ja]')
    assert.strictEqual(root.querySelector('header')?.lang, 'ja')
    assert.deepEqual(await shown(root), ['Language [ja]', '日本語'])
    assert.isNull(root.querySelector('.language-list:popover-open'))
    assert.strictEqual(adapter.jar.get('portal_language')?.value, 'ja')
  })

  test('shows what was picked while its texts are on the way', async () => {
    let arrive = (): void => undefined
    const late = new Promise<void>(resolve => {
      arrive = resolve
    })
    await guest({
      loadMessages: language => (language === 'th' ? late : Promise.resolve()).then(() => markedMessages(language))
    })
    const root = header()
    await pick(root, 'th')
    await settled()
    assert.deepEqual(await shown(root), ['Language', 'ไทย'])
    arrive()
    await until(() => root.querySelector('.language .unseen')?.textContent === 'Language [th]')
    assert.deepEqual(await shown(root), ['Language [th]', 'ไทย'])
  })

  test('says so when the texts can’t be loaded, and stays with the language that is shown', async () => {
    await guest({
      loadMessages: language => (language === 'ko' ? Promise.reject(new Error('offline')) : markedMessages(language))
    })
    const root = header()
    await pick(root, 'ko')
    await until(() => $notices.get().some(it => it.text === translate('header.languageFailed')))
    await until(() => root.querySelector('.language [lang=en]') !== null)
  })
})

suite('log-out', () => {
  test('ends the session here and at the cloud, once for two clicks', async () => {
    const { cloud, adapter } = await signedIn()
    const root = header()
    await openMenu(root)
    const button = await until(() => logOut(root))
    button.click()
    button.click()
    await until(() => logOut(root) === undefined)
    await settled()
    assert.strictEqual($session.get().state, 'guest')
    assert.strictEqual(adapter.jar.has('portal_token'), false)
    assert.strictEqual(cloud.asked.filter(it => it.includes('logout')).length, 1)
  })

  test('is there before it is known whose the session is', async () => {
    await unknown()
    const root = header()
    await openMenu(root)
    ;(await until(() => logOut(root))).click()
    await until(() => $session.get().state === 'guest')
  })
})

suite('the menu button', () => {
  test('asks for the menu to open and to close, and tells which it is', async () => {
    await signedIn()
    const root = header()
    const element = root.host as HTMLElementTagNameMap['portal-header']
    const button = await find(root, '.menu')
    const wishes: boolean[] = []
    element.addEventListener('portal-menu-toggle', event => wishes.push(event.detail.open))
    assert.deepEqual([button.ariaExpanded, button.ariaLabel], ['false', 'Open menu'])
    button.click()
    element.setAttribute('menu-open', '')
    await until(() => button.ariaExpanded === 'true')
    assert.strictEqual(button.ariaLabel, 'Close menu')
    button.click()
    assert.deepEqual(wishes, [true, false])
  })
})
