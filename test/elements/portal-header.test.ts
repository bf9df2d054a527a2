import { $notices, $session, changeLanguage, loadUser, translate } from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/identity.ts'
import { languageNames } from '#contract/languages.ts'
import { defineElements } from '#elements/index.ts'
import { clearPage, place, settled, until } from '../support/page.ts'
import { ada, forget, guest, markedMessages, signedIn, unknown } from './support/signed-in.ts'

const header = (attributes = 'portal-name="Test Portal"') =>
  place(`<portal-header ${attributes}></portal-header>`).shadowRoot as ShadowRoot

const find = <Found extends Element = HTMLElement>(root: ShadowRoot, selector: string): Promise<Found> =>
  until(() => root.querySelector<Found>(selector), selector)

const logOut = (root: ShadowRoot): HTMLElement | undefined =>
  [...root.querySelectorAll('button')].find(it => it.textContent === translate('header.signOut'))

suiteSetup(defineElements)
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
    assert.strictEqual(root.querySelector('[role=group], [role=status], button'), null)
  })

  test('is a skeleton while it is not known, and nobody’s name', async () => {
    const { cloud } = await unknown()
    const root = header()
    await find(root, '.skeleton')
    assert.strictEqual(root.querySelector('header')?.ariaBusy, 'true')
    assert.strictEqual(root.querySelector('[role=group]'), null)
    cloud.answers(userInfo, { ...ada, nickname: 'Grace' })
    await loadUser()
    assert.strictEqual((await find(root, '[role=group]')).getAttribute('aria-label'), 'Account of Grace')
    assert.strictEqual(root.querySelector('.skeleton'), null)
    assert.strictEqual(root.querySelector('header')?.ariaBusy, 'false')
  })

  const table: [title: string, user: Parameters<typeof signedIn>[0], name: string, tenant: string][] = [
    ['a member of a tenant', {}, 'Ada', 'Harbour Hotels'],
    ['an operator, who sees all tenants', { user: { tenantId: null, tenantName: null } }, 'Ada', 'All tenants'],
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
      const group = await find(header(), '[role=group]')
      assert.strictEqual(group.querySelector('b')?.textContent, name)
      assert.strictEqual(group.querySelector('.tenant')?.textContent, tenant)
      assert.strictEqual(group.querySelector('img'), null)
    })
  }
})

suite('unread messages', () => {
  const table: [count: number, badge: string | undefined, spoken: string][] = [
    [0, undefined, '0 unread messages'],
    [1, '1', '1 unread message'],
    [99, '99', '99 unread messages'],
    [100, '99+', '100 unread messages'],
    [12_345, '99+', '12345 unread messages']
  ]
  for (const [count, badge, spoken] of table) {
    test(`of ${count} show ${badge ?? 'no badge'} and are spoken in full`, async () => {
      await signedIn({ unread: count })
      const root = header()
      const status = await find(root, '[role=status]')
      assert.strictEqual(status.querySelector('.unseen')?.textContent, spoken)
      assert.strictEqual(status.querySelector('.badge')?.textContent, badge)
      assert.strictEqual(status.querySelector('.badge')?.ariaHidden, badge === undefined ? undefined : 'true')
      assert.strictEqual(status.matches('button') || status.querySelector('button') !== null, false)
    })
  }
})

suite('the language picker', () => {
  const pick = (select: HTMLSelectElement, language: string): void => {
    select.value = language
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }

  /** The list is there once it offers all that it will; the current language alone stands in it first. */
  const picker = async (root: ShadowRoot): Promise<HTMLSelectElement> => {
    const select = await find<HTMLSelectElement>(root, 'select')
    await until(() => select.options.length > 1)
    return select
  }

  test('offers the current language alone until the page is drawn, since names of languages need many fonts', async () => {
    await guest()
    const select = await find<HTMLSelectElement>(header(), 'select')
    assert.deepEqual(
      [...select.options].map(it => it.value),
      ['en']
    )
  })

  test('offers the five languages by their own names, marked as what they are', async () => {
    await guest()
    const select = await picker(header())
    assert.deepEqual(
      [...select.options].map(it => [it.value, it.lang, it.text]),
      (['zh', 'en', 'ja', 'ko', 'th'] as const).map(code => [code, code, languageNames[code]])
    )
    assert.strictEqual(select.value, 'en')
  })

  test('lists French too while it is the current language', async () => {
    await guest()
    await changeLanguage('fr')
    const select = await picker(header())
    assert.deepEqual([select.value, select.options.length, select.selectedOptions[0]?.text], ['fr', 6, 'Français'])
    await changeLanguage('en')
    await until(() => select.options.length === 5)
  })

  test('changes all texts without a reload and remembers the choice', async () => {
    const { outside } = await signedIn()
    const root = header()
    const select = await picker(root)
    pick(select, 'ja')
    await until(() => logOut(root)?.textContent === 'Log out [ja]')
    assert.strictEqual(root.querySelector('header')?.lang, 'ja')
    assert.strictEqual(select.ariaLabel, 'Language [ja]')
    assert.strictEqual(outside.jar.get('portal_language')?.value, 'ja')
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
    const select = await picker(root)
    pick(select, 'th')
    await settled()
    assert.deepEqual([select.value, select.ariaLabel], ['th', 'Language'])
    arrive()
    await until(() => select.ariaLabel === 'Language [th]')
    assert.strictEqual(select.value, 'th')
  })

  test('says so when the texts can’t be loaded, and stays with the language that is shown', async () => {
    await guest({
      loadMessages: language => (language === 'ko' ? Promise.reject(new Error('offline')) : markedMessages(language))
    })
    const select = await picker(header())
    pick(select, 'ko')
    await until(() => $notices.get().some(it => it.text === translate('header.languageFailed')))
    await until(() => select.value === 'en')
  })
})

suite('log-out', () => {
  test('ends the session here and at the cloud, once for two clicks', async () => {
    const { cloud, outside } = await signedIn()
    const root = header()
    const button = await until(() => logOut(root))
    button.click()
    button.click()
    await until(() => logOut(root) === undefined)
    await settled()
    assert.strictEqual($session.get().state, 'guest')
    assert.strictEqual(outside.jar.has('portal_token'), false)
    assert.strictEqual(cloud.asked.filter(it => it.includes('logout')).length, 1)
  })

  test('is there before it is known whose the session is', async () => {
    await unknown()
    const root = header()
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
