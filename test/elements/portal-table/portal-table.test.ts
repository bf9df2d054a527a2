import { loadTexts } from '@portal/session'
import { emulateMedia, sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { elementsOnDemand, type PortalTable } from '#elements/index.ts'
import { accessibilityFaults } from '../../support/axe.ts'
import { clearPage, place, settled, until } from '../../support/page.ts'
import { linkTokens } from '../support/link-tokens.ts'
import { forget, signedIn } from '../support/signed-in.ts'

type Robot = { id: number; name: string; store: string | null; battery: number; seen: number; on: boolean }

const robots: Robot[] = [
  { id: 1, name: 'Pepper', store: 'Marina', battery: 0.74, seen: 3_000, on: true },
  { id: 2, name: 'Bao', store: null, battery: 0.12, seen: 1_000, on: false },
  { id: 3, name: 'Yuki', store: 'Orchard', battery: 0.9, seen: 2_000, on: true }
]

const many = (count: number): Robot[] =>
  Array.from({ length: count }, (_, index) => ({ ...robots[index % 3], id: index, name: `Robot ${index}` }) as Robot)

const columns: PortalTable['columns'] = [
  {
    key: 'name',
    title: 'Robot',
    type: 'link',
    sortable: true,
    value: (row: Robot) => ({ text: row.name, address: `/robots/${row.id}` }),
    detail: (row: Robot) => `T${row.id}`
  },
  { key: 'store', title: 'Store', sortable: true },
  {
    key: 'state',
    title: 'State',
    type: 'state',
    value: (row: Robot) => (row.on ? { text: 'Online', tone: 'success' } : { text: 'Offline', shape: 'ring' })
  },
  { key: 'battery', title: 'Battery', type: 'number', number: { style: 'percent' }, sortable: true },
  { key: 'seen', title: 'Seen', type: 'date', hidden: true }
]

const actions = [
  { key: 'delete', text: 'Delete', danger: true },
  { key: 'move', text: 'Move', offered: (row: Robot) => row.store !== null },
  { key: 'open', text: 'Open', address: (row: Robot) => `/robots/${row.id}` }
]

let heard: { type: string; detail: unknown }[] = []

/** Shows a table with the parts that a test cares about. */
const show = async (parts: Partial<PortalTable> = {}, markup = ''): Promise<ShadowRoot> => {
  const table = place<PortalTable>(`<portal-table label="Robots" ${markup}></portal-table>`)
  for (const type of ['change', 'more', 'select', 'action', 'retry'])
    table.addEventListener(`portal-table-${type}`, event =>
      heard.push({ type, detail: (event as CustomEvent<unknown>).detail })
    )
  Object.assign(table, { columns, rows: robots, ...parts })
  const root = table.shadowRoot
  assert(root)
  await until(() => root.querySelector('.frame'))
  return root
}

const rowsOf = (root: ShadowRoot): HTMLTableRowElement[] => [
  ...root.querySelectorAll<HTMLTableRowElement>('tbody tr[data-row]')
]
const names = (root: ShadowRoot): (string | undefined)[] =>
  rowsOf(root).map(row => row.querySelector('th a, th .value')?.textContent ?? undefined)
const button = (root: ShadowRoot, text: string): HTMLButtonElement => {
  const found = [...root.querySelectorAll<HTMLButtonElement>('button, [role=menuitem]')].find(
    it => (it.ariaLabel ?? it.textContent) === text
  )
  assert(found, `There is no button ${text}.`)
  return found
}
const focused = (root: ShadowRoot): string => {
  const it = root.activeElement
  return `${it?.closest('tr')?.dataset.row} ${it?.closest<HTMLElement>('[data-column]')?.dataset.column}`
}
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    const [last = '', ...held] = key.split('+').reverse()
    for (const it of held) await sendKeys({ down: it })
    await sendKeys({ press: last })
    for (const it of held) await sendKeys({ up: it })
  }
  await settled()
}

suiteSetup(async () => {
  await linkTokens()
  document.body.style.background = 'var(--portal-canvas)'
  await signedIn()
  await elementsOnDemand['portal-table']?.()
})

setup(async () => {
  heard = []
  await signedIn()
  await loadTexts('table')
})

teardown(async () => {
  clearPage()
  localStorage.clear()
  await forget()
})

suite('A table whose cells do nothing', () => {
  const plain = [{ key: 'name', title: 'Robot' }, ...(columns?.slice(1, 4) ?? [])]

  test('is a plain table for screen readers, with typed values', async () => {
    const root = await show({ columns: plain })
    assert.strictEqual(root.querySelector('table')?.getAttribute('role'), 'table')
    assert.isNull(root.querySelector('[role=gridcell]'))
    assert.deepEqual(
      rowsOf(root).map(row => [...row.cells].map(cell => cell.textContent)),
      [
        ['Pepper', 'Marina', 'Online', '74%'],
        ['Bao', '', 'Offline', '12%'],
        ['Yuki', 'Orchard', 'Online', '90%']
      ]
    )
    assert.deepEqual(await accessibilityFaults(root.host), [])
  })

  test('keeps the rows of the page by reference, and shows a new list', async () => {
    const root = await show({ columns: plain })
    const table = root.host as PortalTable
    assert.strictEqual(table.rows, robots)
    table.rows = robots.slice(0, 1)
    await until(() => rowsOf(root).length === 1)
  })
})

suite('Sorting', () => {
  test('goes up, down and back, with empty values last, and tells where it is', async () => {
    const root = await show()
    button(root, 'Store').click()
    await until(() => names(root).join() === 'Pepper,Yuki,Bao')
    assert.strictEqual(root.querySelector('[aria-sort]')?.getAttribute('aria-sort'), 'ascending')
    button(root, 'Store').click()
    await until(() => names(root).join() === 'Yuki,Pepper,Bao')
    button(root, 'Store').click()
    await until(() => names(root).join() === 'Pepper,Bao,Yuki')
    assert.deepEqual(
      heard.map(it => it.detail),
      [
        { sort: 'store', page: 1 },
        { sort: '-store', page: 1 },
        { sort: '', page: 1 }
      ]
    )
  })

  test('is left to the page where that brings the rows', async () => {
    const root = await show({ remote: true, total: 57 })
    button(root, 'Battery').click()
    await until(() => heard.length === 1)
    await settled()
    assert.deepEqual(names(root), ['Pepper', 'Bao', 'Yuki'])
    assert.deepEqual(heard, [{ type: 'change', detail: { sort: 'battery', page: 1 } }])
  })

  test('stands in the address with the page, beside the filters, and follows it back', async () => {
    const { adapter } = await signedIn({ at: '/robots?kind=hotel' })
    await loadTexts('table')
    const root = await show({ addressKey: '', rows: many(25), size: 10 })
    button(root, 'Robot').click()
    await until(() => adapter.location().search === '?kind=hotel&sort=name')
    adapter.go('/robots?kind=hotel&sort=-name&page=3')
    await until(() => names(root).at(-1) === 'Robot 0')
    assert.lengthOf(rowsOf(root), 5)
    // Another page's address says nothing about this table.
    adapter.go('/stores')
    await settled()
    assert.strictEqual(names(root).at(-1), 'Robot 0')
    assert.deepEqual(heard.at(-1)?.detail, { sort: '-name', page: 3 })
  })
})

suite('Pages', () => {
  test('are cut by the table from rows that are given at once', async () => {
    const root = await show({ rows: many(25), size: 10 })
    const pager = await until(() => root.querySelector('portal-pager'))
    assert.lengthOf(rowsOf(root), 10)
    pager.dispatchEvent(new CustomEvent('portal-page-change', { detail: { page: 3 }, bubbles: true, composed: true }))
    await until(() => rowsOf(root).length === 5)
    // The event follows the rows in an effect.
    await until(() => heard.length > 0)
    assert.deepEqual(heard, [{ type: 'change', detail: { sort: '', page: 3 } }])
  })

  test('beyond the end lead to the last one', async () => {
    await show({ remote: true, total: 25, page: 9, rows: [] })
    await until(() => heard.length === 1)
    assert.deepEqual(heard[0]?.detail, { sort: '', page: 3 })
  })

  test('are not needed where rows come while somebody scrolls', async () => {
    const root = await show({ infinite: true, remote: true, total: 40, rows: many(20) })
    const box = root.querySelector('.box')
    assert(box)
    assert.isNull(root.querySelector('portal-pager'))
    await settled()
    const before = heard.length
    box.scrollTop = box.scrollHeight
    await until(() => heard.length > before)
    assert.strictEqual(heard.at(-1)?.type, 'more')
    ;(root.host as PortalTable).rows = many(40)
    await until(() => rowsOf(root).length === 40)
    const after = heard.length
    box.scrollTop = box.scrollHeight
    await settled()
    assert.strictEqual(heard.length, after)
  })
})

suite('A table whose rows have actions', () => {
  test('is a grid with one stop of Tab, moved by arrows', async () => {
    const root = await show({ actions, selectable: true })
    const table = await until(() => root.querySelector<HTMLElement>('[role=grid]'))
    assert.lengthOf([...table.querySelectorAll('[tabindex="0"]')], 1)
    table.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
    assert.strictEqual(focused(root), '1 #select')
    await press('ArrowRight')
    assert.strictEqual(focused(root), '1 name')
    assert.strictEqual(root.activeElement?.localName, 'a')
    await press('ArrowDown', 'End')
    assert.strictEqual(focused(root), '2 #actions')
    await press('ArrowUp', 'ArrowUp', 'Home')
    assert.strictEqual(focused(root), 'head #select')
    await press('ArrowRight', 'Enter')
    await until(() => names(root).join() === 'Bao,Pepper,Yuki')
    assert.strictEqual(focused(root), 'head name')
    await press('Control+End')
    assert.strictEqual(focused(root), '3 #actions')
    assert.lengthOf([...table.querySelectorAll('[tabindex="0"]')], 1)
    assert.deepEqual(await accessibilityFaults(root.host), [])
  })

  test('has one menu a row: opened and left by keys, what destroys last, one event for a choice', async () => {
    const root = await show({ actions })
    const dots = button(root, 'Actions for Pepper')
    dots.focus()
    await press('Enter')
    const menu = await until(() => root.querySelector('[role=menu]'))
    const items = [...menu.querySelectorAll<HTMLElement>('[role=menuitem]')]
    assert.deepEqual(
      items.map(it => it.textContent),
      ['Move', 'Open', 'Delete']
    )
    assert.strictEqual(root.activeElement, items[0] ?? null)
    assert.strictEqual(dots.ariaExpanded, 'true')
    assert.deepEqual(await accessibilityFaults(root.host), [])
    await press('ArrowUp')
    assert.strictEqual(root.activeElement, items[2] ?? null)
    await press('Escape')
    assert.isNull(root.querySelector('[role=menu]'))
    assert.strictEqual(root.activeElement, dots)
    await press('Enter', 'ArrowDown', 'ArrowDown', 'Enter')
    await until(() => heard.length === 1)
    assert.deepEqual(heard, [{ type: 'action', detail: { action: 'delete', keys: ['1'] } }])
    assert.strictEqual(root.activeElement, dots)
  })

  test('keeps a row’s menu at its button while the page or the row moves, and closes it when the button is out of view', async () => {
    const root = await show({ actions })
    const dots = button(root, 'Actions for Pepper')
    dots.click()
    const menu = await until(() => root.querySelector('[role=menu]'))
    const isBelow = () => Math.abs(menu.getBoundingClientRect().top - dots.getBoundingClientRect().bottom) < 8
    assert.isTrue(isBelow())
    await press('ArrowDown')
    const item = root.activeElement
    const top = menu.getBoundingClientRect().top
    ;(root.host as HTMLElement).style.marginBlockStart = '40px'
    document.dispatchEvent(new Event('scroll'))
    assert.isTrue(isBelow())
    assert.isAbove(menu.getBoundingClientRect().top, top + 20)
    // The first row is the last one after the next answer.
    ;(root.host as PortalTable).rows = robots.toReversed()
    await until(() => names(root).join() === 'Yuki,Bao,Pepper')
    assert.isTrue(isBelow())
    assert.isAbove(menu.getBoundingClientRect().top, top + 60)
    assert.strictEqual(root.activeElement, item)
    ;(root.host as HTMLElement).style.marginBlockStart = '4000px'
    document.dispatchEvent(new Event('scroll'))
    await until(() => root.querySelector('[role=menu]') === null)
  })

  test('closes a row’s menu when the next answer lacks the row', async () => {
    const root = await show({ actions })
    button(root, 'Actions for Pepper').click()
    await until(() => root.querySelector('[role=menu]'))
    ;(root.host as PortalTable).rows = robots.slice(1)
    await until(() => root.querySelector('[role=menu]') === null)
  })

  test('offers a row only what fits it, and links are links', async () => {
    const root = await show({ actions })
    button(root, 'Actions for Bao').click()
    const menu = await until(() => root.querySelector('[role=menu]'))
    assert.deepEqual(
      [...menu.querySelectorAll('[role=menuitem]')].map(it => it.textContent),
      ['Open', 'Delete']
    )
    assert.strictEqual(menu.querySelector('a')?.getAttribute('href'), '/robots/2')
    button(root, 'Actions for Bao').click()
    await until(() => root.querySelector('[role=menu]') === null)
  })
})

suite('Selection', () => {
  const manyActions = [{ key: 'update', text: 'Update software' }]

  test('by row, of all, and of none, brings a bar with actions that moves nothing', async () => {
    const root = await show({ manyActions })
    const height = () => root.host.getBoundingClientRect().height
    const before = height()
    const [all, first] = [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    assert(all && first)
    first.click()
    await until(() => root.querySelector('.count')?.textContent === '1 selected')
    assert.isTrue(all.indeterminate)
    assert.strictEqual(rowsOf(root)[0]?.ariaSelected, 'true')
    assert.strictEqual(height(), before)
    assert.deepEqual(await accessibilityFaults(root.host), [])
    all.click()
    await until(() => root.querySelector('.count')?.textContent === '3 selected')
    button(root, 'Update software').click()
    await until(() => heard.some(it => it.type === 'action'))
    assert.deepEqual(heard.at(-1)?.detail, { action: 'update', keys: ['1', '2', '3'] })
    button(root, 'Clear the selection').click()
    await until(() => root.querySelector('.count')?.textContent === '')
    assert.deepEqual(
      heard.filter(it => it.type === 'select').map(it => it.detail),
      [{ keys: ['1'] }, { keys: ['1', '2', '3'] }, { keys: [] }]
    )
  })

  test('never reaches a row that is no longer on screen', async () => {
    const root = await show({ manyActions, selected: ['1', '2', '77'] })
    await until(() => root.querySelector('.count')?.textContent === '2 selected')
    ;(root.host as PortalTable).rows = robots.slice(1)
    await until(() => root.querySelector('.count')?.textContent === '1 selected')
    button(root, 'Update software').click()
    await until(() => heard.length > 0)
    assert.deepEqual(heard.at(-1)?.detail, { action: 'update', keys: ['2'] })
  })
})

suite('10,000 rows that are given at once', () => {
  const rows = many(10_000)

  test('are drawn near the visible ones alone, while the whole height can be scrolled', async () => {
    const root = await show({ rows })
    const box = root.querySelector('.box')
    assert(box)
    await until(() => rowsOf(root).length > 0)
    assert.isBelow(rowsOf(root).length, 100)
    assert.isAbove(box.scrollHeight, 500_000)
    assert.strictEqual(root.querySelector('table')?.ariaRowCount, '10001')
    box.scrollTop = box.scrollHeight / 2
    await until(() => rowsOf(root).some(it => Number(it.dataset.row) > 4_000))
    assert.isBelow(rowsOf(root).length, 100)
    const row = rowsOf(root).find(it => it.getBoundingClientRect().top > box.getBoundingClientRect().top + 40)
    assert(row)
    assert.isBelow(row.getBoundingClientRect().top, box.getBoundingClientRect().bottom)
    assert.strictEqual(row.ariaRowIndex, String(Number(row.dataset.row) + 2))
  })

  test('keep the focus in its cell while they scroll, and keys go on from there', async () => {
    const root = await show({ rows })
    const box = root.querySelector('.box')
    await until(() => rowsOf(root).length > 0)
    assert(box)
    rowsOf(root)[1]?.querySelector('a')?.focus()
    await settled()
    box.scrollTop = 300_000
    await until(() => rowsOf(root).some(it => Number(it.dataset.row) > 4_000))
    assert.strictEqual(focused(root), '1 name')
    await press('Control+End')
    await until(() => focused(root) === '9999 battery')
    assert.isAbove(box.scrollTop, 400_000)
    await press('Control+Home')
    await until(() => focused(root) === 'head name')
  })

  test('are all there while the page is printed, and near the visible ones again afterwards', async () => {
    const root = await show({ rows: rows.slice(0, 300) })
    await until(() => rowsOf(root).length > 0)
    assert.isBelow(rowsOf(root).length, 100)
    rowsOf(root)[1]?.querySelector('a')?.focus()
    await settled()
    await emulateMedia({ media: 'print' })
    await until(() => rowsOf(root).length === 300)
    assert.strictEqual(focused(root), '1 name')
    await emulateMedia({ media: 'screen' })
    await until(() => rowsOf(root).length < 100)
    assert.strictEqual(focused(root), '1 name')
  })

  test('are sorted as a whole', async () => {
    const root = await show({ rows })
    await until(() => rowsOf(root).length > 0)
    button(root, 'Battery').click()
    await until(() => names(root)[0] === 'Robot 1')
    assert.strictEqual(names(root)[1], 'Robot 4')
  })
})

suite('Columns', () => {
  test('are chosen by a person, and stay chosen on this device', async () => {
    const root = await show({ keepAs: 'robots' })
    const titles = () => [...root.querySelectorAll('thead th')].map(it => it.textContent)
    assert.deepEqual(titles(), ['Robot', 'Store', 'State', 'Battery'])
    button(root, 'Columns').click()
    const boxes = await until(() => {
      const found = [...root.querySelectorAll<HTMLLabelElement>('.menu label')]
      return found.length > 0 ? found : undefined
    })
    assert.deepEqual(
      boxes.map(it => it.textContent),
      ['Store', 'State', 'Battery', 'Seen', 'Compact rows']
    )
    for (const index of [0, 3, 4]) boxes[index]?.click()
    await until(() => titles().join() === 'Robot,State,Battery,Seen')
    assert(root.querySelector('.frame.compact'))
    const again = await show({ keepAs: 'robots' })
    assert.deepEqual(
      [...again.querySelectorAll('thead th')].map(it => it.textContent),
      ['Robot', 'State', 'Battery', 'Seen']
    )
    const other = await show({ keepAs: 'stores' })
    assert.lengthOf([...other.querySelectorAll('thead th')], 4)
  })

  test('show a node or a child of the page’s own', async () => {
    const own = [
      { key: 'name', title: 'Robot' },
      {
        key: 'bar',
        title: 'Bar',
        cell: (row: Robot) => Object.assign(document.createElement('meter'), { value: row.battery })
      },
      { key: 'note', title: 'Note', slotted: true }
    ]
    const root = await show({ columns: own })
    root.host.innerHTML = '<b slot="2/note">Look here</b>'
    await until(() => root.querySelector('meter'))
    assert.strictEqual(root.querySelectorAll('meter')[1]?.value, 0.12)
    const slot = root.querySelector<HTMLSlotElement>('slot[name="2/note"]')
    assert.strictEqual(slot?.assignedElements()[0]?.textContent, 'Look here')
  })
})

suite('What there is instead of rows', () => {
  test('is a skeleton of the final height while they load', async () => {
    const root = await show({ rows: undefined, loading: true, size: 3, remote: true })
    assert.lengthOf([...root.querySelectorAll('.waiting tr')], 3)
    const before = root.host.getBoundingClientRect().height
    const table = root.host as PortalTable
    Object.assign(table, { rows: robots, loading: false, total: 3 })
    await until(() => rowsOf(root).length === 3)
    assert.approximately(root.host.getBoundingClientRect().height, before, 2)
  })

  test('keeps old rows while new ones load', async () => {
    const root = await show({ loading: true })
    assert.lengthOf(rowsOf(root), 3)
    assert.strictEqual(root.querySelector('.box')?.ariaBusy, 'true')
  })

  test('is the page’s own sentence and button where there are none', async () => {
    const root = await show({ rows: [] }, 'empty-title="No robot matches" empty-text="Shorten your search."')
    root.host.innerHTML = '<button slot="empty">Clear filters</button>'
    assert.include(root.querySelector('.panel')?.textContent, 'No robot matches')
    assert.include(root.querySelector('.panel')?.textContent, 'Shorten your search.')
    assert.isAbove(root.host.firstElementChild?.getBoundingClientRect().height ?? 0, 0)
  })

  test('is the reason of a failure, with a button that tries again', async () => {
    const root = await show({ error: 'The cloud does not answer.' })
    assert.include(root.querySelector('[role=alert]')?.textContent, 'The cloud does not answer.')
    button(root, 'Try again').click()
    await until(() => heard.length === 1)
    assert.deepEqual(heard, [{ type: 'retry', detail: null }])
  })
})

suite('The file', () => {
  test('holds all rows that the page gives for it, in the columns on screen', async () => {
    let saved: Blob | undefined
    const { createObjectURL } = URL
    URL.createObjectURL = it => {
      saved = it as Blob
      return createObjectURL.call(URL, it)
    }
    try {
      const root = await show({ fileName: 'robots', remote: true, total: 25, allRows: async () => many(25) })
      root.addEventListener('click', event => event.preventDefault())
      button(root, 'Export').click()
      await until(() => saved)
      const lines = (await (saved as Blob).text()).trim().split('\r\n')
      assert.lengthOf(lines, 26)
      assert.strictEqual(lines[0], 'Robot,Store,State,Battery')
      assert.strictEqual(lines[2], 'Robot 1,,Offline,0.12')
    } finally {
      URL.createObjectURL = createObjectURL
    }
  })
})

suite('A table that is wider than its box', () => {
  test('lets texts take more lines first, and no figure', async () => {
    const box = place('<div style="inline-size: 760px"></div>')
    const root = await show({
      actions,
      columns: [
        ...(columns ?? []),
        ...['one', 'two', 'three'].map(key => ({ key, title: key, value: () => 'a text of some more words' }))
      ]
    })
    box.append(root.host)
    await settled()
    const frame = root.querySelector('.box')
    assert.strictEqual(frame?.scrollWidth, frame?.clientWidth)
    for (const figure of root.querySelectorAll('.figure .value'))
      assert.lengthOf(figure.getClientRects(), 1, figure.textContent ?? '')
  })

  test('keeps the menu of each row in view, and what has the focus beside it', async () => {
    const box = place('<div style="inline-size: 760px"></div>')
    const wide = Array.from({ length: 9 }, (_, index) => ({
      key: `wide${index}`,
      title: 'Title',
      type: 'link' as const,
      value: () => ({ text: 'Unbreakable-word_of_letters', address: '/robots' })
    }))
    const root = await show({ actions, columns: [...(columns ?? []), ...wide] })
    box.append(root.host)
    await settled()
    const frame = root.querySelector('.box')
    assert(frame)
    assert.isAbove(frame.scrollWidth, frame.clientWidth)
    const { right } = box.getBoundingClientRect()
    const menus = [...root.querySelectorAll('.go .icon-button')].map(it => it.getBoundingClientRect())
    assert.lengthOf(menus, 3)
    for (const menu of menus) assert.isAtMost(menu.right, right)
    for (const link of root.querySelectorAll<HTMLElement>('tbody tr:first-child td a')) {
      link.focus()
      await settled()
      // Browsers scroll no further where a part of it shows.
      assert.isBelow(link.getBoundingClientRect().left, menus[0]?.left ?? 0)
    }
  })
})

suite('A narrow table', () => {
  test('shows the titles that sort after a press, and the arrows pass over them before', async () => {
    const box = place('<div style="inline-size: 340px"></div>')
    const root = await show({ actions })
    box.append(root.host)
    await settled()
    const sort = (): boolean => root.querySelector('.sort')?.checkVisibility() === true
    await until(() => root.querySelector('.sort') === null)
    root.querySelector<HTMLElement>('tbody a')?.focus()
    await press('ArrowUp')
    assert.strictEqual(focused(root), '1 name')
    await press('ArrowDown')
    assert.strictEqual(focused(root), '2 name')
    const fold = button(root, 'Sort and more')
    assert.strictEqual(fold.ariaExpanded, 'false')
    fold.click()
    await until(sort)
    assert.strictEqual(fold.ariaExpanded, 'true')
    await press('ArrowUp', 'ArrowUp')
    assert.deepEqual(await accessibilityFaults(root.host), [])
  })

  test('without anything to sort, choose or export has no such button', async () => {
    const root = await show({ columns: columns?.map(column => ({ ...column, sortable: false })) ?? [] })
    assert.isNull(root.querySelector('.fold'))
  })

  for (const scheme of ['light', 'dark'] as const) {
    test(`is cards without a fault in the ${scheme} theme, and nothing is wider than the page`, async () => {
      await emulateMedia({ colorScheme: scheme })
      const box = place('<div style="inline-size: 340px"></div>')
      const root = await show({ actions, manyActions: [{ key: 'move', text: 'Move' }], keepAs: 'narrow' })
      box.append(root.host)
      await settled()
      assert.deepEqual(await accessibilityFaults(root.host), [])
      const [row] = rowsOf(root)
      assert(row)
      assert.strictEqual(getComputedStyle(row).display, 'flex')
      for (const it of root.querySelectorAll('th, td, button'))
        assert.isAtMost(it.getBoundingClientRect().right, box.getBoundingClientRect().right + 1)
      await emulateMedia({ colorScheme: 'light' })
    })
  }
})
