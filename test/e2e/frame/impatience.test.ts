import type { Locator, Page } from '@playwright/test'
import { calls } from '#contract/index.ts'
import { liveCloseCodes } from '#contract/page/live.ts'
import { send } from '../../cloud/support/client.ts'
import { fileOf, upload } from '../../cloud/support/languages.ts'
import { inDialog } from '../support/dialog.ts'
import { expect, test } from '../support/portal.ts'

type Place = {
  name: string
  address: string
  /** Brings the page to where the button would send. */
  prepare: (page: Page) => Promise<void>
  button: (page: Page) => Locator
  /** A field in which Enter sends as well. */
  field?: (page: Page) => Locator
  call: RegExp
}

const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click()
/** Opens the menu of a row and chooses an action. */
const choose = async (page: Page, row: string | RegExp, action: string): Promise<void> => {
  await press(page, row)
  await page.getByRole('menuitem', { name: action }).click()
}
const fill = (page: Page, label: string, value: string): Promise<void> =>
  page.getByLabel(label, { exact: true }).fill(value)
const submit = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const buttonInDialog = (name: string) => (page: Page) => inDialog(page).getByRole('button', { name, exact: true })
const labelled = (label: string) => (page: Page) => page.getByLabel(label, { exact: true })
const agree = (page: Page): Promise<void> => page.getByRole('checkbox', { name: 'I have read and agree' }).check()

const byPassword = async (page: Page): Promise<void> => {
  await fill(page, 'Phone or e-mail', 'customer@demo.example')
  await fill(page, 'Password', 'wrong-password-1')
  await agree(page)
}
const twice = async (page: Page): Promise<void> => {
  await fill(page, 'New password', 'a-quieter-place-7')
  await fill(page, 'New password again', 'a-quieter-place-7')
}
const byCode = async (page: Page): Promise<void> => {
  await fill(page, 'Phone or e-mail', 'customer@demo.example')
  await page.getByLabel('By code').check()
}
const captcha = async (page: Page): Promise<void> => {
  await byCode(page)
  await press(page, 'Send code')
  await inDialog(page).getByRole('textbox').fill('abcd')
}

const forGuests: Place[] = [
  {
    name: 'Log in by password',
    address: '/login',
    prepare: byPassword,
    button: submit('Log in'),
    field: labelled('Password'),
    call: /v2\/login_by_email/
  },
  {
    name: 'Log in by password, old version',
    address: '/loginV1',
    prepare: byPassword,
    button: submit('Log in'),
    field: labelled('Password'),
    call: /auth\/login_by_email/
  },
  {
    name: 'Log in by code',
    address: '/login',
    prepare: async page => {
      await byCode(page)
      await fill(page, 'Verification code', '123456')
      await agree(page)
    },
    button: submit('Log in'),
    field: labelled('Verification code'),
    call: /v2\/login_by_email/
  },
  {
    name: 'the answer to a captcha',
    address: '/login',
    prepare: captcha,
    button: buttonInDialog('Send code'),
    field: page => inDialog(page).getByRole('textbox'),
    call: /verify_image_code/
  },
  {
    name: 'another captcha',
    address: '/login',
    prepare: captcha,
    button: buttonInDialog('Another image'),
    call: /image_verify/
  },
  {
    name: 'Register',
    address: '/login?screen=register',
    prepare: async page => {
      await fill(page, 'Phone or e-mail', 'somebody@demo.example')
      await fill(page, 'Verification code', '123456')
      await fill(page, 'User name', 'Somebody')
      await twice(page)
      await agree(page)
    },
    button: submit('Register'),
    field: labelled('User name'),
    call: /auth\/register/
  },
  {
    name: 'Quick registration',
    address: '/login?screen=quick-registration',
    prepare: async page => {
      await fill(page, 'Name', 'Somebody')
      await fill(page, 'Phone', '+44 7400 123456')
      await fill(page, 'Verification code', '123456')
      await page.getByLabel('Country or region').selectOption('GB')
      await page.getByLabel('Category').selectOption({ index: 1 })
      await agree(page)
    },
    button: submit('Register'),
    field: labelled('Name'),
    call: /auth\/register/
  },
  {
    name: 'the account of a forgotten password',
    address: '/login?screen=retrieve-password',
    prepare: page => fill(page, 'Phone or e-mail', 'customer@demo.example'),
    button: submit('Next'),
    field: labelled('Phone or e-mail'),
    call: /image_verify/
  }
]

const change = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: new RegExp(`: ${name}$`) }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}
const json = { name: 'th.json', mimeType: 'application/json', buffer: Buffer.from(fileOf({ 'login.title': 'x' })) }

/** A language of this file's own, with two versions. */
const ownLanguage = 'eo'

const forMembers = (password: string): Place[] => [
  {
    name: 'all messages read',
    address: '/dashboard',
    prepare: page => press(page, /^Messages/),
    button: submit('Mark all as read'),
    call: /v1\/read_all/
  },
  {
    name: 'the check of the identity',
    address: '/account',
    prepare: async page => {
      await change(page, 'User name')
      await fill(page, 'Current password', password)
    },
    button: buttonInDialog('Next'),
    field: labelled('Current password'),
    call: /v1\/verification/
  },
  {
    name: 'another user name',
    address: '/account',
    prepare: async page => {
      await change(page, 'User name')
      await fill(page, 'Current password', password)
      await buttonInDialog('Next')(page).click()
      await expect(page.getByLabel('User name', { exact: true })).toBeVisible()
    },
    button: buttonInDialog('Save'),
    field: labelled('User name'),
    call: /user_local_auth\/v1\/nickname/
  },
  {
    name: 'a code to another mailbox',
    address: '/account',
    prepare: async page => {
      await change(page, 'E-mail')
      await fill(page, 'Current password', password)
      await buttonInDialog('Next')(page).click()
      await fill(page, 'New e-mail', 'another@demo.example')
    },
    button: buttonInDialog('Send code'),
    call: /v2\/code/
  },
  {
    name: 'the end of other sessions',
    address: '/secure',
    prepare: page => press(page, 'Log out all other devices'),
    button: buttonInDialog('Log out'),
    call: /sessions\/end/
  },
  {
    name: 'a language file that is new',
    address: '/lang?upload=th',
    prepare: async page => {
      await page.getByLabel('Language file').setInputFiles(json)
      await expect(page.getByRole('region', { name: 'What this file changes' })).toBeVisible()
    },
    button: submit('Submit'),
    field: labelled('Name of the language'),
    call: /upload_int_lang_file/
  },
  {
    name: 'a language that is deleted',
    address: '/lang',
    prepare: page => choose(page, 'Actions for Esperanto', 'Delete'),
    button: buttonInDialog('Delete'),
    call: /delete_int_lang_file/
  },
  {
    name: 'a store that is new',
    address: '/sub-app/store/new',
    prepare: async page => {
      await page.getByLabel('Organisation', { exact: true }).selectOption({ index: 1 })
      await fill(page, 'Name', 'Impatience')
      await page.getByLabel('City').fill('London')
      await page.getByLabel('Country or region').selectOption('GB')
    },
    button: submit('Save'),
    field: labelled('Name'),
    call: /managercloud\/stores$/
  },
  {
    name: 'a robot that leaves its store',
    address: '/sub-app/store/1',
    prepare: page => choose(page, /^Actions for /, 'Unbind'),
    button: buttonInDialog('Unbind'),
    call: /unbind/
  },
  {
    name: 'a robot that comes into a store',
    address: '/sub-app/store/1',
    prepare: page => page.getByRole('grid', { name: 'Bind robots' }).getByRole('checkbox').nth(1).check(),
    button: submit('Bind to this store'),
    call: /stores\/robots$/
  },
  {
    name: 'a version of a language that is brought back',
    address: `/lang?versions=${ownLanguage}`,
    prepare: page => choose(page, /^Actions for /, 'Bring back'),
    button: buttonInDialog('Bring back'),
    call: /restore_int_lang_file/
  }
]

/** Counts the calls that a place makes; the cloud refuses each for a fault of its own, once `answer` was called. */
const countCalls = async (page: Page, call: RegExp): Promise<{ calls: () => number; answer: () => void }> => {
  let calls = 0
  let answer = (): void => undefined
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route(call, async route => {
    calls += 1
    await answered
    await route.fulfill({ json: { code: 610500, msg: 'error', data: null } })
  })
  return { calls: () => calls, answer }
}

/** Holds Enter where that sends, then presses the button nine times: all within the two seconds of the lock. */
const pressNineTimes = async (page: Page, button: Locator, field: Locator | undefined): Promise<void> => {
  const box = await button.boundingBox()
  await field?.focus()
  if (field !== undefined) for (let count = 0; count < 9; count++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  if (box === null) throw new Error('The button is not on the page.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2, { clickCount: 9 })
}

const tryPlace = async (page: Page, { name, address, prepare, button, field, call }: Place): Promise<void> => {
  await page.goto(address)
  await prepare(page)
  const { calls, answer } = await countCalls(page, call)
  await button(page).scrollIntoViewIfNeeded()
  await pressNineTimes(page, button(page), field?.(page))
  await expect.poll(calls, { message: name }).toBeGreaterThan(0)
  expect.soft(await page.evaluate(() => document.activeElement !== document.body), `${name}: focus`).toBe(true)
  const answered = page.waitForResponse(call)
  answer()
  await answered
  expect.soft(calls(), name).toBe(1)
  await page.unroute(call)
}

test('whoever presses nine times makes one call: a guest’s forms', async ({ page }) => {
  for (const place of forGuests) await tryPlace(page, place)
})

test('whoever presses nine times makes one call: a member’s pages', async ({ page, cloud, visitor }) => {
  // Another session, for the button that ends others.
  await visitor.tokenOf('operator')
  const token = await visitor.tokenOf('operator')
  for (const mode of ['add', 'replace'] as const)
    await upload(
      cloud.url,
      token,
      { intLangCode: ownLanguage, langName: 'Esperanto', mode },
      fileOf({ 'login.title': mode })
    )
  // A robot that is in no store yet.
  const { data } = await send(cloud.url, calls.robotList, { token, query: { storeId: 1 } })
  const robotIds = data.list.slice(0, 1).map(({ robotId }) => robotId)
  await send(cloud.url, calls.unbindRobots, { token, body: { storeId: 1, robotIds } })
  await visitor.open('operator')
  for (const place of forMembers(cloud.password)) await tryPlace(page, place)
})

test('whoever presses nine times asks for one live channel', async ({ page, visitor }) => {
  let channels = 0
  await page.routeWebSocket(/./, socket => {
    channels += 1
    void socket.close({ code: liveCloseCodes.tokenInvalid })
  })
  await visitor.open('customer')
  await press(page, /^Messages/)
  const reconnect = page.getByRole('button', { name: 'Reconnect' })
  // Not while the drawer is still on its way in.
  await reconnect.click({ trial: true })
  const before = channels
  await pressNineTimes(page, reconnect, undefined)
  await expect.poll(() => channels).toBeGreaterThan(before)
  await expect(reconnect).toHaveAttribute('aria-disabled', 'false')
  expect(channels).toBe(before + 1)
})

test('Enter that is held for longer than the lock still sends once, and a screen reader hears that it works', async ({
  page
}) => {
  await page.goto('/login')
  await byPassword(page)
  const { calls, answer } = await countCalls(page, /v2\/login_by_email/)
  answer()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('form [role="status"]')) heard.push(textContent ?? '')
    }).observe(document, { childList: true, subtree: true, characterData: true })
  })
  const button = page.getByRole('button', { name: 'Log in' })
  await button.focus()
  await page.keyboard.down('Enter')
  await expect(button).toBeDisabled()
  await expect(button).toBeEnabled()
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(button).toBeEnabled()
  expect(calls()).toBe(1)
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toContain('Logging in')
})
