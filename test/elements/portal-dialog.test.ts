import { $notices, navigate, Refused } from '@portal/session'
import { emulateMedia, sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import { ask, elementsOnDemand, type PortalDialog } from '#elements/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, settled, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, signedIn } from './support/signed-in.ts'

const native = (element: Element): HTMLDialogElement | null | undefined =>
  element.shadowRoot?.querySelector<HTMLDialogElement>('dialog')

const isOpen = (element: Element): boolean => native(element)?.matches(':modal') === true

/** The element that has the focus, also inside shadow roots. */
const focused = (): Element | null => {
  let found = document.activeElement
  while (found?.shadowRoot?.activeElement) found = found.shadowRoot.activeElement
  return found
}

const press = (key: string): Promise<unknown> => sendKeys({ press: key })

/** Places a button and a dialog, and opens the dialog from the button, as a person does. */
const opened = async (content: string, attributes = ''): Promise<{ opener: HTMLElement; dialog: PortalDialog }> => {
  const box = place(`<div><button type="button">Open</button>
    <portal-dialog heading="Rename the robot" ${attributes}>${content}</portal-dialog></div>`)
  const [opener, dialog] = [...box.children] as [HTMLElement, PortalDialog]
  opener.addEventListener('click', () => {
    dialog.open = true
  })
  opener.focus()
  await press('Enter')
  await until(() => isOpen(dialog))
  return { opener, dialog }
}

const reasons = (target: EventTarget): string[] => {
  const heard: string[] = []
  target.addEventListener('portal-dialog-close', event =>
    heard.push((event as CustomEvent<{ reason: string }>).detail.reason)
  )
  return heard
}

const questionOf = (): PortalDialog | null => document.querySelector<PortalDialog>('body > portal-dialog')
const buttonOf = async (label: string): Promise<HTMLElement> =>
  until(() =>
    [...(questionOf()?.shadowRoot?.querySelectorAll<HTMLElement>('button') ?? [])].find(
      it => it.textContent === label || it.ariaLabel === label
    )
  )

const question = { heading: 'Unbind Sunny?', text: 'Sunny keeps its log.', yes: 'Unbind', no: 'Keep it' }

suite('<portal-dialog>', () => {
  suiteSetup(async () => {
    await linkTokens()
    await elementsOnDemand['portal-dialog']?.()
  })
  setup(signedIn)
  teardown(async () => {
    questionOf()?.remove()
    clearPage()
    await settled()
    forget()
  })

  test('it is shown with its heading, and its name is the heading', async () => {
    const { dialog } = await opened('<p>Text</p>')
    assert.equal(dialog.shadowRoot?.querySelector('h2')?.textContent, 'Rename the robot')
    assert.equal(native(dialog)?.getAttribute('aria-labelledby'), 'heading')
    assert.isTrue(dialog.hasAttribute('open'))
  })

  for (const [content, wanted] of [
    ['<label>Name <input name="first"></label><input name="second" autofocus>', 'second'],
    ['<p>Text</p><input type="hidden" name="id"><input disabled><input name="first">', 'first'],
    ['<input hidden name="user"><select name="kind"><option>A</option></select>', 'kind'],
    ['<p>Text</p><button slot="actions" name="cancel">Cancel</button><button slot="actions">Save</button>', 'cancel']
  ] as const) {
    test(`the focus goes to ${wanted} of ${content}`, async () => {
      const { dialog } = await opened(content)
      await until(() => focused() === dialog.querySelector(`[name="${wanted}"]`))
    })
  }

  test('without a field or an action, the focus goes to the close button', async () => {
    await opened('<p>Text</p>')
    assert.equal(focused()?.ariaLabel, 'Close')
  })

  test('Tab does not leave the dialog for the page', async () => {
    const { opener, dialog } = await opened('<input name="a"><button slot="actions" name="b">Save</button>')
    for (let times = 0; times < 6; times++) {
      await press('Tab')
      assert.notEqual(focused(), opener)
      const at = focused()
      assert.isTrue(at === document.body || dialog.contains(at) || dialog.shadowRoot?.contains(at), at?.outerHTML)
    }
  })

  test('Esc closes it, gives the focus back, and says why', async () => {
    const { opener, dialog } = await opened('<input name="a">')
    const heard = reasons(dialog)
    await press('Escape')
    await until(() => heard.length > 0)
    assert.deepEqual(heard, ['escape'])
    assert.isFalse(dialog.open)
    assert.isFalse(dialog.hasAttribute('open'))
    assert.equal(focused(), opener)
  })

  test('its button closes it, and it opens again', async () => {
    const { dialog } = await opened('<p>Text</p>')
    const heard = reasons(dialog)
    dialog.shadowRoot?.querySelector<HTMLElement>('button')?.click()
    await until(() => heard.length > 0)
    assert.deepEqual(heard, ['button'])
    dialog.open = true
    await until(() => isOpen(dialog))
  })

  test('the page closes it by taking the attribute away', async () => {
    const { opener, dialog } = await opened('<p>Text</p>')
    const heard = reasons(dialog)
    dialog.removeAttribute('open')
    await until(() => heard.length > 0)
    assert.deepEqual(heard, ['page'])
    assert.equal(focused(), opener)
  })

  test('a click beside it loses nothing that was typed', async () => {
    const { dialog } = await opened('<input name="a">')
    await sendKeys({ type: 'Sunny' })
    native(dialog)?.click()
    await settled()
    assert.isTrue(isOpen(dialog))
    assert.equal(dialog.querySelector('input')?.value, 'Sunny')
  })

  test('one that is removed while it is open gives the focus back and leaves the page usable', async () => {
    const { opener, dialog } = await opened('<input name="a">')
    dialog.remove()
    await until(() => focused() === opener)
    assert.isNull(document.querySelector(':modal'))
    await press('Enter')
    assert.equal(focused(), opener)
  })

  test('focus that the page has moved on stays where it is', async () => {
    const { dialog } = await opened('<input name="a">')
    const other = place<HTMLElement>('<button type="button">Other</button>')
    dialog.remove()
    other.focus()
    await settled()
    assert.equal(focused(), other)
  })

  test('a move in the document keeps it open, above the page', async () => {
    const { dialog } = await opened('<input name="a">')
    const other = place('<div></div>')
    other.append(dialog)
    await settled()
    assert.isTrue(isOpen(dialog))
  })

  test('in a dialog inside another, Esc closes one, and only its own listener hears', async () => {
    const { dialog: outer } = await opened(
      '<button type="button" name="more">More</button><portal-dialog heading="Inner"><input></portal-dialog>'
    )
    const inner = outer.querySelector('portal-dialog') as PortalDialog
    const [heardOuter, heardInner] = [reasons(outer), reasons(inner)]
    const more = outer.querySelector('button') as HTMLElement
    more.addEventListener('click', () => {
      inner.open = true
    })
    more.focus()
    await press('Enter')
    await until(() => isOpen(inner))
    await press('Escape')
    await until(() => heardInner.length > 0)
    assert.deepEqual([heardInner, heardOuter], [['escape'], []])
    assert.isTrue(isOpen(outer))
    assert.equal(focused(), more)
    await press('Escape')
    await until(() => heardOuter.length > 0)
    assert.isFalse(isOpen(outer))
  })

  test('a popover inside closes before the dialog', async () => {
    const { dialog } = await opened(
      '<button type="button" popovertarget="hints">Hints</button><div id="hints" popover>Text</div>'
    )
    const popover = dialog.querySelector('[popover]') as HTMLElement
    dialog.querySelector<HTMLElement>('button')?.focus()
    await press('Enter')
    await until(() => popover.matches(':popover-open'))
    await press('Escape')
    await until(() => !popover.matches(':popover-open'))
    assert.isTrue(isOpen(dialog))
    await press('Escape')
    await until(() => !isOpen(dialog))
  })

  test('the end of a file choice inside does not close it', async () => {
    const { dialog } = await opened('<input type="file">')
    const heard = reasons(dialog)
    const file = dialog.querySelector('input') as HTMLElement
    for (const type of ['cancel', 'close']) file.dispatchEvent(new Event(type, { bubbles: true, composed: true }))
    await settled()
    assert.isTrue(isOpen(dialog))
    assert.deepEqual(heard, [])
  })

  test('it opens in a shadow root of a sub-application', async () => {
    const host = place('<div></div>')
    const root = host.attachShadow({ mode: 'open' })
    root.innerHTML = `<button type="button">Open</button><portal-dialog heading="A"><input></portal-dialog>`
    const [opener, dialog] = [...root.children] as [HTMLElement, PortalDialog]
    opener.focus()
    dialog.open = true
    await until(() => isOpen(dialog))
    await until(() => focused() === dialog.querySelector('input'))
    await press('Escape')
    await until(() => !dialog.open)
    assert.equal(focused(), opener)
  })

  test('it closes when the person goes to another page', async () => {
    const { dialog } = await opened('<p>Text</p>')
    const heard = reasons(dialog)
    navigate('/elsewhere')
    await until(() => heard.length > 0)
    assert.deepEqual(heard, ['page'])
    assert.isFalse(isOpen(dialog))
  })

  test('without actions it has no empty foot, and with one that comes later it has a foot', async () => {
    const { dialog } = await opened('<p>Text</p>')
    const foot = dialog.shadowRoot?.querySelector<HTMLElement>('.foot')
    assert.isTrue(foot?.hidden)
    dialog.insertAdjacentHTML('beforeend', '<button slot="actions">Save</button>')
    await until(() => foot?.hidden === false)
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`it has no accessibility fault in ${colorScheme}, and fits 360 px`, async () => {
      await emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await setViewport({ width: 360, height: 640 })
      const { dialog } = await opened(
        `<p>${'Long text. '.repeat(400)}</p><label>Name <input></label><button slot="actions">Save</button>`
      )
      const box = native(dialog)?.getBoundingClientRect()
      assert.isAtMost(box?.right ?? 999, 344.5)
      assert.isAtMost(box?.bottom ?? 999, 624.5)
      assert.deepEqual(await accessibilityFaults(dialog), [])
      await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
      await setViewport({ width: 1280, height: 720 })
    })
  }
})

suite('ask()', () => {
  suiteSetup(linkTokens)
  setup(signedIn)
  teardown(async () => {
    questionOf()?.remove()
    clearPage()
    await settled()
    forget()
  })

  for (const [label, answer] of [
    ['Unbind', true],
    ['Keep it', false],
    ['Close', false]
  ] as const) {
    test(`${label} answers ${answer}, and nothing stays on the page`, async () => {
      const answered = ask(question)
      const button = await buttonOf(label)
      await until(() => isOpen(questionOf() as PortalDialog))
      button.click()
      assert.equal(await answered, answer)
      assert.isNull(questionOf())
    })
  }

  test('the focus is on the answer that changes nothing, and Esc means no', async () => {
    const answered = ask(question)
    const no = await buttonOf('Keep it')
    await until(() => focused() === no)
    await press('Escape')
    assert.isFalse(await answered)
  })

  test('one that somebody removes is answered with no', async () => {
    const answered = ask(question)
    await buttonOf('Keep it')
    questionOf()?.remove()
    assert.isFalse(await answered)
  })

  test('an act that fails keeps it open and shows the reason; the next try may succeed', async () => {
    let tries = 0
    const act = async (): Promise<void> => {
      tries += 1
      if (tries === 1) throw new Refused('unbind', 500_001, 'Another person has just changed it.')
    }
    const answered = ask({ ...question, danger: true, act })
    const yes = await buttonOf('Unbind')
    yes.click()
    const refusal = await until(() => questionOf()?.shadowRoot?.querySelector('[role="alert"]'))
    assert.isNotEmpty(refusal.textContent)
    await until(() => yes.ariaDisabled === 'false')
    yes.click()
    assert.isTrue(await answered)
    assert.equal(tries, 2)
  })

  test('one that is closed while its act runs is answered by the outcome', async () => {
    let succeed = (): void => undefined
    const act = (): Promise<void> =>
      new Promise(resolve => {
        succeed = resolve
      })
    const answered = ask({ ...question, act })
    const yes = await buttonOf('Unbind')
    yes.click()
    await until(() => yes.ariaDisabled === 'true')
    await press('Escape')
    await until(() => questionOf() === null)
    succeed()
    assert.isTrue(await answered)
  })

  test('its button is locked while the act runs, and a failure after closing is a notice', async () => {
    let tries = 0
    let fail = (): void => undefined
    const act = (): Promise<void> => {
      tries += 1
      return new Promise((_, reject) => {
        fail = () => reject(new Error('broken'))
      })
    }
    const answered = ask({ ...question, act })
    const yes = await buttonOf('Unbind')
    yes.click()
    await until(() => yes.ariaDisabled === 'true')
    yes.click()
    assert.equal(tries, 1)
    await press('Escape')
    await until(() => questionOf() === null)
    fail()
    assert.isFalse(await answered)
    await until(() => $notices.get().length > 0)
    assert.equal($notices.get()[0]?.level, 'error')
  })
})
