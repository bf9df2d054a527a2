import { $session, $token, $unread, startSession } from '@portal/session'
import { assert } from 'chai'
import { userInfo } from '#contract/calls/identity/sign-in.ts'
import { codes } from '#contract/codes.ts'
import { subAppPrefixes } from '#contract/page/sub-apps/sub-apps.ts'
import { defineElements } from '#elements/index.ts'
import { demoPassword, signInDemo } from '../support/demo-account.ts'
import { fakeAdapter } from '../support/fake-adapter.ts'
import { clearPage, place, until } from '../support/page.ts'

// Header and sidebar with the real session and the real cloud: what its demo accounts see.

suiteSetup(async () => {
  await defineElements()
  await demoPassword()
})
setup(() => startSession(fakeAdapter()))
teardown(clearPage)

const frame = (): { header: ShadowRoot; sidebar: ShadowRoot } => {
  const box = place('<div><portal-header></portal-header><portal-sidebar></portal-sidebar></div>')
  const [header, sidebar] = [...box.children].map(it => it.shadowRoot)
  assert(header && sidebar)
  return { header, sidebar }
}

const topLevel = (sidebar: ShadowRoot): (string | null)[] =>
  [...sidebar.querySelectorAll('nav .scroll > ul > li')].map(it => it.querySelector('.name')?.textContent ?? null)

const logOut = async (header: ShadowRoot): Promise<void> => {
  ;(await until(() => header.querySelector<HTMLElement>('[part=account]'))).click()
  const button = await until(() => [...header.querySelectorAll('button')].find(it => it.textContent === 'Log out'))
  button.click()
  await until(() => $session.get().state === 'guest')
}

suite('at the real cloud', () => {
  test('an operator sees every sub-application and reaches the robot list, a customer sees fewer', async () => {
    await signInDemo('operator')
    const { header, sidebar } = frame()
    await until(() => topLevel(sidebar).length === subAppPrefixes.length + 1)
    const operator = topLevel(sidebar)
    const robots = await until(() => [...sidebar.querySelectorAll('button')].find(it => it.textContent === 'Robots'))
    robots.click()
    const list = await until(() => sidebar.querySelector('a[href^="/sub-app/robot/"]'))
    assert.strictEqual(list.getAttribute('href'), '/sub-app/robot/list')
    await logOut(header)
    await until(() => topLevel(sidebar).length === 0)

    await signInDemo('customer')
    await until(() => topLevel(sidebar).length > 1)
    const customer = topLevel(sidebar)
    assert.strictEqual(customer[0], 'Dashboard')
    assert.deepEqual(
      customer.filter(name => !operator.includes(name)),
      []
    )
    assert(customer.length < operator.length, `${customer.length} of ${operator.length}`)
    await logOut(header)
  })

  test('the bell has the number that the cloud counted', async () => {
    await signInDemo('customer')
    const { header } = frame()
    const count = $unread.get()
    assert(count !== undefined && count > 0)
    const spoken = await until(() => header.querySelector('.unread [role=status]')?.textContent)
    assert.match(spoken, new RegExp(`^${count} unread message`))
    await logOut(header)
  })

  test('log-out ends the session there too', async () => {
    await signInDemo('tenant')
    const { header } = frame()
    const token = $token.get()
    await logOut(header)
    const answer = await fetch(userInfo.path, {
      headers: { Authorization: `Bearer ${token}` }
    })
    assert.strictEqual(((await answer.json()) as { code: number }).code, codes.tokenInvalid)
  })
})
