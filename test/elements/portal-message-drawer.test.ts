import {
  $live,
  $notices,
  $unread,
  changeLanguage,
  loadTexts,
  openDrawer,
  startMessageCentre,
  translate
} from '@portal/session'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import {
  type Message,
  messageCount,
  messageList,
  readAllMessages,
  readMessage
} from '#contract/calls/messages/messages.ts'
import { codes } from '#contract/codes.ts'
import { defineElements } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import type { FakeAdapter } from '../support/fake-adapter.ts'
import { clearPage, place, settled, until } from '../support/page.ts'
import { envelopeOf, type ScriptedCloud } from '../support/scripted-cloud.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, signedIn } from './support/signed-in.ts'

// A cloud with messages in its memory: a read message stays read, and a sent message is there.

let messages: Message[] = []
let cloud: ScriptedCloud
let adapter: FakeAdapter
let opened: (string | undefined)[] = []

const message = (messageRecordId: number, parts: Partial<Message> = {}): Message => ({
  messageRecordId,
  title: `Message ${messageRecordId}`,
  content: `Text of ${messageRecordId}`,
  url: null,
  createTime: Date.now() - 3 * 3_600_000,
  status: 1,
  ...parts
})

const withStatus = (status: unknown): Message[] =>
  messages.filter(it => status === '' || it.status === status).sort((a, b) => b.messageRecordId - a.messageRecordId)

const answerFromMemory = (): void => {
  cloud.answersBy(messageCount, () =>
    envelopeOf({ unReadCount: withStatus(1).length, readCount: withStatus(2).length, count: messages.length })
  )
  cloud.answersBy(messageList, ({ body }) => {
    const { messageStatus, pageNo, size } = body as { messageStatus: unknown; pageNo: number; size: number }
    const all = withStatus(messageStatus)
    return envelopeOf({ list: all.slice((pageNo - 1) * size, pageNo * size), total: all.length })
  })
  const read = (isRead: (id: number) => boolean): Response => {
    messages = messages.map(it => (isRead(it.messageRecordId) ? { ...it, status: 2 } : it))
    return envelopeOf(null)
  }
  cloud.answersBy(readMessage, ({ query }) => read(id => id === Number(query.get('messageRecordId'))))
  cloud.answersBy(readAllMessages, ({ body }) => {
    const { newestMessageRecordId } = body as { newestMessageRecordId: number }
    read(id => id <= newestMessageRecordId)
    return envelopeOf({ count: 1 })
  })
}

/** A session that starts anew in the same page has only its first texts. */
const member = async () => {
  const world = await signedIn()
  await loadTexts('drawer')
  return world
}

/** Signs in, places header and drawer, and opens the drawer by the bell. */
const open = async (given: Message[]): Promise<{ bell: HTMLElement; drawer: ShadowRoot }> => {
  messages = given
  ;({ cloud, adapter } = await member())
  answerFromMemory()
  const box = place('<div><portal-header></portal-header><portal-message-drawer></portal-message-drawer></div>')
  const [header, element] = [...box.children]
  const bell = await until(() => header?.shadowRoot?.querySelector<HTMLElement>('.unread button'))
  bell.focus()
  bell.click()
  const drawer = await until(() => element?.shadowRoot)
  drawer.addEventListener('click', event => {
    const link = event.composedPath().find(it => it instanceof HTMLAnchorElement)
    if (link === undefined) return
    // No test leaves its page.
    event.preventDefault()
    opened.push(`${link.href} ${link.target} ${link.rel}`)
  })
  await until(() => drawer.querySelector('[role=tabpanel][aria-busy=false]'))
  return { bell, drawer }
}

const find = <Found extends HTMLElement>(root: ShadowRoot, selector: string): Promise<Found> =>
  until(() => root.querySelector<Found>(selector), selector)

const titles = (drawer: ShadowRoot): string[] =>
  [...drawer.querySelectorAll('h3')].map(it => [...it.children].map(part => part.textContent).join(' '))

const tab = (drawer: ShadowRoot, name: string): HTMLElement => {
  const found = [...drawer.querySelectorAll<HTMLElement>('[role=tab]')].find(it => it.textContent?.startsWith(name))
  assert(found)
  return found
}

const button = (drawer: ShadowRoot, text: string): HTMLElement | undefined =>
  [...drawer.querySelectorAll<HTMLElement>('button')].find(it => (it.ariaLabel ?? it.textContent) === text)

const content = (drawer: ShadowRoot, index = 0): HTMLElement => {
  const found = drawer.querySelectorAll<HTMLElement>('.content')[index]
  assert(found)
  return found
}

const dialog = (drawer: ShadowRoot): HTMLDialogElement => {
  const found = drawer.querySelector('dialog')
  assert(found)
  return found
}

suiteSetup(async () => {
  await linkTokens()
  await defineElements()
})
setup(async () => {
  opened = []
  await setViewport({ width: 1280, height: 720 })
})
teardown(async () => {
  openDrawer(false)
  // A call that waits for its second to pass must not wait in the next test.
  adapter.pass(2_000)
  clearPage()
  await emulateMedia({ colorScheme: 'light' })
  await forget()
})

suite('the bell', () => {
  test('opens the drawer and closes it, says which it is, and is heard with its number', async () => {
    const { bell, drawer } = await open([message(1), message(2)])
    await until(() => bell.ariaLabel === 'Messages, 2 unread messages')
    await until(() => dialog(drawer).open)
    assert.strictEqual(bell.ariaExpanded, 'true')
    bell.click()
    await until(() => !dialog(drawer).open)
    assert.strictEqual(bell.ariaExpanded, 'false')
  })

  test('shows at once that it was pressed, before the drawer is there', async () => {
    ;({ adapter } = await signedIn())
    const header = place('<portal-header></portal-header>').shadowRoot
    const bell = await until(() => header?.querySelector<HTMLElement>('.unread button'))
    bell.click()
    await until(() => bell.ariaExpanded === 'true')
  })
})

suite('the drawer', () => {
  test('takes the focus and gives it back to the bell, by its button and by Esc', async () => {
    const { bell, drawer } = await open([message(1)])
    assert.strictEqual(drawer.activeElement?.textContent, 'Messages')
    button(drawer, 'Close messages')?.click()
    await until(() => bell.matches(':focus'))
    assert.isFalse(dialog(drawer).open)
    bell.click()
    await until(() => drawer.activeElement?.matches('h2'))
    await sendKeys({ press: 'Escape' })
    await until(() => bell.matches(':focus') && bell.ariaExpanded === 'false')
  })

  test('does not close by a click beside it, and leaves the page in use', async () => {
    const { drawer } = await open([message(1)])
    const page = place<HTMLButtonElement>('<button>Beside</button>')
    let clicks = 0
    page.addEventListener('click', () => {
      clicks += 1
    })
    page.click()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    await settled()
    assert.deepEqual([clicks, dialog(drawer).open, dialog(drawer).matches(':modal')], [1, true, false])
  })

  test('covers a narrow screen, and is modal there', async () => {
    await setViewport({ width: 360, height: 700 })
    const { drawer } = await open([message(1)])
    assert.isTrue(dialog(drawer).matches(':modal'))
    await Promise.all(
      dialog(drawer)
        .getAnimations()
        .map(it => it.finished)
    )
    const { left, width } = dialog(drawer).getBoundingClientRect()
    assert.deepEqual([left, width], [0, 360])
  })

  test('begins with the unread ones each time it is opened', async () => {
    const { bell, drawer } = await open([message(1), message(2, { status: 2 })])
    tab(drawer, 'Read').click()
    await until(() => titles(drawer).join() === 'Message 2')
    bell.click()
    await until(() => !dialog(drawer).open)
    bell.click()
    await until(() => titles(drawer).join() === 'Unread Message 1')
    assert.strictEqual(tab(drawer, 'Unread').ariaSelected, 'true')
  })

  test('opens by its attribute, and takes it away when it closes', async () => {
    const { bell, drawer } = await open([message(1)])
    bell.click()
    await until(() => !dialog(drawer).open)
    const element = drawer.host as HTMLElementTagNameMap['portal-message-drawer']
    element.setAttribute('open', '')
    await until(() => dialog(drawer).open)
    let closed = 0
    element.addEventListener('portal-messages-close', () => {
      closed += 1
    })
    button(drawer, 'Close messages')?.click()
    await until(() => closed === 1)
    assert.isFalse(element.hasAttribute('open'))
  })

  test('keeps its attribute where it is taken out of the page while it is open', async () => {
    const { drawer } = await open([message(1)])
    drawer.host.setAttribute('open', '')
    await settled()
    drawer.host.remove()
    await settled()
    assert.isTrue(drawer.host.hasAttribute('open'))
  })

  test('stays open where it is opened before the browser tells that it was closed', async () => {
    const { bell, drawer } = await open([message(1)])
    const element = drawer.host as HTMLElementTagNameMap['portal-message-drawer']
    let told = 0
    dialog(drawer).addEventListener('close', () => {
      told += 1
    })
    // The observer is called before the event, which waits for its turn.
    const closed = new MutationObserver(() => {
      closed.disconnect()
      element.setAttribute('open', '')
    })
    closed.observe(dialog(drawer), { attributeFilter: ['open'] })
    bell.click()
    await until(() => told === 1)
    await until(() => dialog(drawer).open)
    await settled()
    assert.isTrue(dialog(drawer).open)
    assert.isTrue(element.hasAttribute('open'))
  })
})

suite('the tabs', () => {
  test('have their numbers in their names', async () => {
    const { drawer } = await open([message(1), message(2), message(3, { status: 2 })])
    await until(() => tab(drawer, 'All').textContent === 'All3')
    assert.deepEqual([tab(drawer, 'Unread').textContent, tab(drawer, 'Read').textContent], ['Unread2', 'Read1'])
  })

  test('are walked through with arrows and chosen with Enter', async () => {
    const { drawer } = await open([message(1), message(2, { status: 2 })])
    tab(drawer, 'Unread').focus()
    await sendKeys({ press: 'ArrowLeft' })
    assert.strictEqual(drawer.activeElement, tab(drawer, 'All'))
    await sendKeys({ press: 'ArrowLeft' })
    assert.strictEqual(drawer.activeElement, tab(drawer, 'Read'))
    assert.strictEqual(tab(drawer, 'Unread').ariaSelected, 'true')
    await sendKeys({ press: 'Enter' })
    await until(() => titles(drawer).join() === 'Message 2')
  })

  const empty: [name: string, text: string][] = [
    ['Unread', 'You have read all messages. New ones appear here.'],
    ['Read', 'Messages that you have opened appear here.'],
    ['All', 'You have no messages yet. New ones appear here.']
  ]
  for (const [name, text] of empty) {
    test(`say what to expect where ${name} holds nothing`, async () => {
      const { drawer } = await open([])
      tab(drawer, name).click()
      await until(() => drawer.querySelector('.note')?.textContent === text)
    })
  }
})

suite('a message', () => {
  test('is unread by a word, shows its text as text, and becomes read when it is opened', async () => {
    const { bell, drawer } = await open([message(1, { title: '<b>1</b>', content: '<img src=x onerror=alert(1)>' })])
    assert.deepEqual(titles(drawer), ['Unread <b>1</b>'])
    assert.strictEqual(drawer.querySelector('.text')?.textContent, '<img src=x onerror=alert(1)>')
    content(drawer).click()
    await until(() => content(drawer).ariaExpanded === 'true')
    await until(() => titles(drawer).join() === '<b>1</b>')
    await until(() => bell.ariaLabel === 'Messages, 0 unread messages')
    assert.strictEqual(messages[0]?.status, 2)
    assert.isTrue(adapter.told.some(it => it.kind === 'messages'))
  })

  for (const language of ['en', 'th'] as const)
    test(`shows one line in ${language}, three once it is pressed, and the rest by a button that keeps the focus`, async () => {
      const long = language === 'th' ? 'ที่นี่มีข้อความยาวปู่ญู่ ' : 'A line that is long. '
      const { drawer } = await open([message(1, { content: long.repeat(60) })])
      await changeLanguage(language)
      const text = await find(drawer, '.text')
      const lines = () => Math.round(text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight))
      await until(() => lines() === 1)
      assert.strictEqual(content(drawer).ariaExpanded, 'false')
      assert.isNull(drawer.querySelector('.rest'))
      content(drawer).click()
      await until(() => lines() === 3)
      assert.strictEqual(content(drawer).ariaExpanded, 'true')
      const rest = await find(drawer, '.rest')
      rest.focus()
      rest.click()
      await until(() => lines() > 3 && text.scrollHeight === text.clientHeight)
      assert.deepEqual([rest.ariaExpanded, drawer.activeElement], ['true', rest])
      rest.click()
      await until(() => lines() === 3 && drawer.activeElement === rest)
      content(drawer).click()
      await until(() => lines() === 1 && drawer.querySelector('.rest') === null)
      await changeLanguage('en')
    })

  test('offers no rest where three lines hold all', async () => {
    const { drawer } = await open([message(1, { content: 'A short one.' }), message(2, { content: 'One\nTwo\nThree' })])
    content(drawer, 0).click()
    content(drawer, 1).click()
    await until(() => content(drawer, 1).ariaExpanded === 'true')
    await settled()
    assert.isNull(drawer.querySelector('.rest'))
  })

  test('tells how long ago it came, and when exactly while it is looked at', async () => {
    const { drawer } = await open([message(1)])
    const shown = (selector: string): boolean => drawer.querySelector(selector)?.checkVisibility() ?? false
    assert.strictEqual(drawer.querySelector('.relative')?.textContent, '3 hours ago')
    assert.deepEqual([shown('.relative'), shown('.exact')], [true, false])
    content(drawer).focus()
    assert.deepEqual([shown('.relative'), shown('.exact')], [false, true])
  })

  test('opens its link in a new tab that knows nothing of this one', async () => {
    const { drawer } = await open([message(1, { url: 'https://example.com/a' }), message(2, { url: '/reserve' })])
    content(drawer, 0).click()
    content(drawer, 1).click()
    assert.deepEqual(opened, [
      `${location.origin}/reserve _blank noopener noreferrer`,
      'https://example.com/a _blank noopener noreferrer'
    ])
    await until(() => messages.every(it => it.status === 2))
  })

  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', 'evil']) {
    test(`with the link ${url} is opened without it`, async () => {
      const { drawer } = await open([message(1, { url })])
      content(drawer).click()
      await until(() => messages[0]?.status === 2)
      assert.deepEqual([drawer.querySelector('a'), opened.length], [null, 0])
    })
  }

  test('is unread again when the cloud could not be told, and the person hears of it', async () => {
    const { drawer } = await open([message(1)])
    cloud.answersBy(readMessage, () => envelopeOf(null, codes.unknownException))
    content(drawer).click()
    await until(() => $notices.get().length === 1)
    await until(() => titles(drawer).join() === 'Unread Message 1')
  })
})

suite('all messages', () => {
  test('are marked read up to the newest that was on screen', async () => {
    const { drawer } = await open([message(1), message(2), message(3)])
    messages = [...messages, message(4)]
    button(drawer, translate('drawer.readAll'))?.click()
    await until(() => titles(drawer).join() === 'Unread Message 4')
    assert.deepEqual(
      withStatus(1).map(it => it.messageRecordId),
      [4]
    )
  })
})

suite('a list', () => {
  test('of more than ten has pages: total, back, five numbers, on', async () => {
    const { drawer } = await open(Array.from({ length: 73 }, (_, index) => message(index + 1)))
    assert.strictEqual(drawer.querySelector('.total')?.textContent, '73 in total')
    const pages = (): string[] => [...drawer.querySelectorAll('.page')].map(it => it.ariaLabel ?? '')
    assert.deepEqual(pages(), ['Previous page', 'Page 1', 'Page 2', 'Page 3', 'Page 4', 'Page 5', 'Next page'])
    assert.strictEqual(titles(drawer).length, 10)
    button(drawer, 'Page 5')?.click()
    await until(() => titles(drawer)[0] === 'Unread Message 33')
    assert.deepEqual(pages().slice(1, 6), ['Page 3', 'Page 4', 'Page 5', 'Page 6', 'Page 7'])
    assert.strictEqual(button(drawer, 'Page 5')?.ariaCurrent, 'page')
  })

  test('that could not be loaded says so, and is asked for again', async () => {
    messages = []
    ;({ cloud, adapter } = await member())
    answerFromMemory()
    cloud.answersBy(messageList, () => envelopeOf(null, codes.unknownException))
    const drawer = place('<portal-message-drawer></portal-message-drawer>')
    openDrawer(true)
    const root = await until(() => drawer.shadowRoot)
    assert.match((await find(root, '[role=alert]')).textContent ?? '', /could not be loaded/)
    messages = [message(1)]
    answerFromMemory()
    button(root, 'Try again')?.click()
    await until(() => titles(root).join() === 'Unread Message 1')
    assert.isTrue(root.activeElement?.matches('[role=tabpanel]'))
  })
})

suite('news', () => {
  const hear = async (): Promise<void> => {
    await startMessageCentre()
    const socket = await until(() => adapter.sockets.at(-1))
    if ($live.get().state !== 'open') socket.opened()
    adapter.pass(1_000)
    await settled()
    socket.heard('{"action":"cloud_message"}')
    adapter.pass(1_000)
  }

  test('are a pill over the list, which does not move until it is pressed', async () => {
    const { drawer } = await open([message(1)])
    // Seen from the drawer, which can still be on its way in.
    const placeOfFirst = (): number =>
      (drawer.querySelector('h3')?.getBoundingClientRect().top ?? 0) - dialog(drawer).getBoundingClientRect().top
    const before = placeOfFirst()
    messages = [...messages, message(2), message(3)]
    await hear()
    const pill = await until(() => button(drawer, '2 new messages'))
    assert.strictEqual(pill.closest('[role=status]')?.className, 'news')
    assert.strictEqual(placeOfFirst(), before)
    assert.deepEqual(titles(drawer), ['Unread Message 1'])
    await until(() => $unread.get() === 3)
    pill.click()
    await until(() => titles(drawer)[0] === 'Unread Message 3')
    assert.isUndefined(button(drawer, '2 new messages'))
  })

  test('of a message that was read elsewhere take its mark where it stands', async () => {
    const { drawer } = await open([message(1), message(2)])
    messages = messages.map(it => ({ ...it, status: 2 }))
    adapter.pass(1_000)
    adapter.hearFromTab({ kind: 'messages' })
    await until(() => titles(drawer).join() === 'Message 2,Message 1')
  })

  test('that stopped are told of, with the way to have them again', async () => {
    const { drawer } = await open([message(1)])
    await startMessageCentre()
    for (let count = 0; count < 11; count += 1) {
      await until(() => $live.get().state === 'opening' || $live.get().state === 'open')
      adapter.sockets.at(-1)?.closed(1006, '')
      adapter.pass(6_000)
    }
    assert.strictEqual($live.get().state, 'stopped')
    const reconnect = await until(() => button(drawer, 'Reconnect'))
    const before = adapter.sockets.length
    reconnect.click()
    await until(() => adapter.sockets.length > before)
    assert.strictEqual(adapter.sockets.length, before + 1)
    await until(() => button(drawer, 'Reconnect') === undefined)
  })
})

suite('who logs out', () => {
  test('leaves nothing of the messages behind', async () => {
    const { drawer } = await open([message(1)])
    await forget()
    await until(() => titles(drawer).length === 0)
    assert.isFalse(dialog(drawer).open)
  })
})

suite('the look', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1440]) {
      test(`has no accessibility fault in ${colorScheme} at ${width} px`, async () => {
        await emulateMedia({ colorScheme })
        await setViewport({ width, height: 700 })
        const { drawer } = await open([
          message(1, { url: 'https://example.com' }),
          message(2, { status: 2 }),
          ...Array.from({ length: 20 }, (_, index) => message(index + 3))
        ])
        tab(drawer, 'All').click()
        await until(() => titles(drawer).length === 10)
        await Promise.all(
          dialog(drawer)
            .getAnimations()
            .map(it => it.finished)
        )
        assert.deepEqual(await accessibilityFaults(drawer.host), [])
        const small = [...drawer.querySelectorAll<HTMLElement>('button, a')].filter(it => {
          const { width, height } = it.getBoundingClientRect()
          return width < 24 || height < 24
        })
        assert.deepEqual(small, [])
        assert.isAtMost(dialog(drawer).scrollWidth, dialog(drawer).clientWidth)
      })
    }
  }
})
