import { startMessageCentre } from '@portal/session'
import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { elementsOnDemand, type PortalList } from '#elements/index.ts'
import { accessibilityFaults } from '../../support/axe.ts'
import { clearPage, place, settled, until } from '../../support/page.ts'
import { linkTokens } from '../support/link-tokens.ts'
import { forget, signedIn } from '../support/signed-in.ts'

type Robot = { id: number; name: string; kind: string }
type Question = Parameters<NonNullable<PortalList['ask']>>[0]

const robots = Array.from(
  { length: 30 },
  (_, index): Robot => ({ id: index, name: `Robot ${index}`, kind: index % 2 === 0 ? 'delivery' : 'cleaning' })
)

const columns: PortalList['columns'] = [
  { key: 'name', title: 'Robot', sortable: true },
  { key: 'kind', title: 'Kind' }
]

const filters: PortalList['filters'] = [
  {
    kind: 'one',
    key: 'kind',
    label: 'Kind',
    options: [
      { value: 'delivery', name: 'Delivery' },
      { value: 'cleaning', name: 'Cleaning' }
    ]
  },
  { kind: 'days', from: 'from', to: 'to', label: 'Days' },
  { kind: 'numbers', from: 'batteryFrom', to: 'batteryTo', label: 'Battery', least: 0, most: 100 }
]

let asked: Question[] = []
let answer: (question: Question) => Promise<{ list: Robot[]; total: number }>

const answerOf = ({ pageNo, size, kind, text }: Question, from: readonly Robot[]) => {
  const fits = from.filter(
    robot => (kind === undefined || robot.kind === kind) && robot.name.includes(typeof text === 'string' ? text : '')
  )
  return { list: fits.slice((pageNo - 1) * size, pageNo * size), total: fits.length }
}

setup(() => {
  asked = []
  answer = async question => answerOf(question, robots)
})
teardown(async () => {
  clearPage()
  await forget()
})

const open = async (parts: Partial<PortalList> = {}, at = '/robots') => {
  const world = await signedIn({ at })
  await elementsOnDemand['portal-list']?.()
  const search = (): string => world.adapter.location().search
  const list = placeList(parts)
  await until(() => asked.length > 0)
  return { ...world, ...list, search }
}

/** Another list on the same page, as the page makes it when a person comes back. */
const placeList = (parts: Partial<PortalList>) => {
  const list = place<PortalList>('<portal-list label="Robots" search-help="Name"></portal-list>')
  Object.assign(list, {
    columns,
    filters,
    ask: (question: Question) => {
      asked.push(question)
      return answer(question)
    },
    ...parts
  })
  const root = list.shadowRoot
  assert(root)
  const names = (): string[] => [...root.querySelectorAll('tbody th')].map(cell => cell.textContent ?? '')
  return { root, names }
}

/** Chooses a value as a person does. */
const choose = (field: HTMLSelectElement | HTMLInputElement | null, value: string): void => {
  assert(field)
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

suite('A list of the cloud', () => {
  test('asks for the page that the address says, and shows its rows', async () => {
    const { names } = await open({}, '/robots?kind=cleaning&page=2')
    await until(() => names().length === 5)
    assert.deepEqual(asked, [{ pageNo: 2, size: 10, kind: 'cleaning' }])
  })

  test('asks again when a filter is chosen, and begins with the first page', async () => {
    const { root, names, search } = await open({}, '/robots?page=2')
    await until(() => names()[0] === 'Robot 10')
    choose(root.querySelector('select'), 'delivery')
    await until(() => names()[1] === 'Robot 2')
    assert.strictEqual(search(), '?kind=delivery')
  })

  test('searches while a person types, and loses no letter that comes meanwhile', async () => {
    const { root, names } = await open()
    const field = root.querySelector<HTMLInputElement>('input[type=search]')
    field?.focus()
    await sendKeys({ type: 'Robot 2' })
    await until(() => names().length === 10 && names()[1] === 'Robot 20')
    assert.strictEqual(field?.value, 'Robot 2')
    assert.strictEqual(asked.at(-1)?.text, 'Robot 2')
  })

  test('takes a day that is typed digit by digit', async () => {
    const { root, search } = await open()
    const field = root.querySelector<HTMLInputElement>('input[type=date]')
    field?.focus()
    await sendKeys({ type: '03102026' })
    await until(() => search() === '?from=2026-03-10')
    assert.strictEqual(field?.value, '2026-03-10')
    assert.strictEqual(asked.at(-1)?.from, '2026-03-10')
  })

  test('follows Back with its filters and its search field', async () => {
    const { root, adapter, names } = await open({}, '/robots?text=Robot+1&kind=cleaning')
    await until(() => names().length > 0)
    adapter.go('/robots')
    await until(() => names().length === 10)
    assert.strictEqual(root.querySelector<HTMLInputElement>('input[type=search]')?.value, '')
    assert.strictEqual(root.querySelector('select')?.value, '')
  })

  test('has as many rows a page as the person chooses', async () => {
    const { root, names, search } = await open()
    await until(() => names().length === 10)
    choose(root.querySelector('.page-size select'), '20')
    await until(() => names().length === 20)
    assert.strictEqual(search(), '?size=20')
  })

  test('keeps that choice for the next time, under the name of the list', async () => {
    const first = await open({ keepAs: 'robots' })
    await until(() => first.names().length === 10)
    choose(first.root.querySelector('.page-size select'), '20')
    await until(() => first.names().length === 20)
    first.root.host.remove()
    const again = placeList({ keepAs: 'robots' })
    await until(() => again.names().length === 20)
  })

  test('gives the focus to the row that a person opened, when the person comes back', async () => {
    const linked: PortalList['columns'] = [
      {
        key: 'name',
        title: 'Robot',
        type: 'link',
        value: row => ({ text: (row as Robot).name, address: `/robots/${(row as Robot).id}` })
      }
    ]
    const first = await open({ columns: linked })
    await until(() => first.names().length === 10)
    first.root.host.addEventListener('click', event => event.preventDefault(), { once: true })
    first.root.querySelectorAll<HTMLElement>('tbody a')[3]?.click()
    first.root.host.remove()
    const again = placeList({ columns: linked })
    await until(() => again.root.activeElement !== null)
    assert.strictEqual(again.root.activeElement?.textContent, 'Robot 3')
  })

  test('puts the rows of all pages into the file', async () => {
    const made: Blob[] = []
    const { createObjectURL } = URL
    URL.createObjectURL = blob => {
      if (blob instanceof Blob) made.push(blob)
      return '#'
    }
    const { root, names } = await open({ fileName: 'robots' }, '/robots?kind=cleaning')
    await until(() => names().length === 10)
    const button = [...root.querySelectorAll('button')].find(it => it.textContent?.includes('Export'))
    button?.click()
    await until(() => made.length === 1)
    URL.createObjectURL = createObjectURL
    const lines = (await made[0]?.text())?.trim().split('\r\n')
    assert.strictEqual(lines?.length, 16)
  })

  test('says that nothing fits the filters, and clears them', async () => {
    const { root, names } = await open({}, '/robots?text=toaster')
    await until(() => root.textContent?.includes('Nothing fits these filters'))
    root.querySelector<HTMLElement>('.filters .quiet')?.click()
    await until(() => names().length === 10)
  })

  test('shows a failure where a column throws, reports the error, and draws the rows again on request', async () => {
    const mistake = new Error('a column threw')
    const reported: unknown[] = []
    // The runner takes an error of the page for one of the test.
    const { reportError } = globalThis
    globalThis.reportError = error => reported.push(error)
    let throws = true
    const value = (row: object): unknown => {
      if (throws) throw mistake
      return Reflect.get(row, 'name')
    }
    const { root } = await open({ columns: [{ key: 'name', title: 'Robot', value }] })
    const retry = await until(() => root.querySelector<HTMLElement>('.box button'))
    assert.deepEqual(reported, [mistake])
    globalThis.reportError = reportError
    throws = false
    retry.click()
    await until(() => root.querySelectorAll('tbody tr[data-row]').length === 10)
  })

  test('shows a failure, and asks again when the person wants it', async () => {
    answer = () => Promise.reject(new Error('away'))
    const { root, names } = await open()
    const retry = await until(() => root.querySelector<HTMLElement>('.panel .retry'))
    answer = async question => answerOf(question, robots)
    retry.click()
    await until(() => names().length === 10)
  })

  test('drops an answer that a later question overtook', async () => {
    let release = (): void => undefined
    answer = question =>
      question.kind === 'cleaning'
        ? new Promise(resolve => {
            release = () => resolve(answerOf(question, robots))
          })
        : Promise.resolve(answerOf(question, robots))
    const { adapter, names } = await open({}, '/robots?kind=cleaning')
    adapter.go('/robots?kind=delivery')
    await until(() => names()[1] === 'Robot 2')
    release()
    await settled()
    assert.strictEqual(names()[1], 'Robot 2')
  })

  test('takes news into its rows where they stand, and offers new ones', async () => {
    const { root, adapter, names } = await open({ news: ['robots_moved'] })
    await until(() => names().length === 10)
    await startMessageCentre()
    const socket = await until(() => adapter.sockets.at(-1))
    socket.opened()
    const renamed = robots.map(robot => (robot.id === 3 ? { ...robot, name: 'Bao' } : robot))
    answer = async question => answerOf(question, [{ id: 99, name: 'Newcomer', kind: 'delivery' }, ...renamed])
    socket.heard(JSON.stringify({ action: 'robots_moved' }))
    adapter.pass(5_000)
    const offer = await until(() => root.querySelector<HTMLElement>('.news button'))
    assert.strictEqual(offer.textContent, '1 new')
    assert.deepEqual([names()[0], names()[3]], ['Robot 0', 'Bao'])
    offer.click()
    await until(() => names()[0] === 'Newcomer')
  })

  test('does an act on the ticked rows, and asks again after it', async () => {
    const done: unknown[] = []
    const { root, names } = await open({
      manyActs: [{ key: 'lock', text: 'Lock', run: async chosen => Boolean(done.push(chosen)) }]
    })
    await until(() => names().length === 10)
    root.querySelectorAll<HTMLElement>('tbody input[type=checkbox]')[1]?.click()
    const lock = await until(() => root.querySelector<HTMLElement>('.many button'))
    lock.click()
    await until(() => asked.length === 2)
    assert.deepEqual(done, [[robots[1]]])
  })

  test('does an act on all rows that fit, after the person chose more than the page shows', async () => {
    const done: unknown[] = []
    const { root, names } = await open(
      {
        manyActs: [
          { key: 'move', text: 'Move', run: async () => false },
          {
            key: 'lock',
            text: 'Lock',
            run: async () => false,
            runAll: async (question, total) => Boolean(done.push(question, total))
          }
        ]
      },
      '/robots?kind=cleaning'
    )
    await until(() => names().length === 10)
    const boxes = () => [...root.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    const whole = () => root.querySelector<HTMLElement>('.whole')
    boxes()[0]?.click()
    const chooseAll = await until(whole)
    chooseAll.click()
    await until(() => whole() === null)
    const acts = [...root.querySelectorAll<HTMLElement>('.many button')]
    assert.deepEqual(
      acts.map(it => it.textContent),
      ['Lock']
    )
    // Another tick makes it a choice of rows again, with all acts.
    boxes()[1]?.click()
    await until(() => root.querySelectorAll('.many button').length === 2)
    boxes()[1]?.click()
    const again = await until(whole)
    again.click()
    await until(() => whole() === null)
    root.querySelector<HTMLElement>('.many button')?.click()
    await until(() => done.length === 2)
    const { total } = answerOf({ pageNo: 1, size: 10, kind: 'cleaning' }, robots)
    assert.deepEqual(done, [{ pageNo: 1, size: 10, kind: 'cleaning' }, total])
  })

  test('shows a rare filter only where the address has a value of it', async () => {
    const filters = [{ kind: 'days' as const, from: 'from', to: 'to', label: 'Built', rare: true }]
    const { root, adapter, names } = await open({ filters }, '/robots')
    await until(() => names().length === 10)
    const days = () => root.querySelectorAll('.filters input[type=date]')
    assert.strictEqual(days().length, 0)
    adapter.go('/robots?from=2026-03-01')
    await until(() => days().length === 2)
  })

  test('shows more filters behind a button, and at once where the address has a value of them', async () => {
    const filters = [
      { kind: 'numbers' as const, from: 'least', to: 'most', label: 'Battery', least: 0, most: 100, more: true },
      { kind: 'days' as const, from: 'from', to: 'to', label: 'Built', more: true }
    ]
    const { root, adapter, names } = await open({ filters }, '/robots')
    await until(() => names().length === 10)
    const fields = () => root.querySelectorAll('.filters :is(input[type=number], input[type=date])').length
    const button = root.querySelector<HTMLElement>('[data-click="list.more"]')
    assert.deepEqual([fields(), button?.ariaExpanded], [0, 'false'])
    adapter.go('/robots?least=5')
    await until(() => fields() === 2)
    button?.click()
    await until(() => fields() === 4)
    assert.strictEqual(button?.ariaExpanded, 'true')
    await linkTokens()
    assert.deepEqual(await accessibilityFaults(root.host), [])
    button?.click()
    await until(() => fields() === 2)
  })

  test('has all but its search behind one button on a phone, which says how many filters are active', async () => {
    const { root, names } = await open(
      { keepAs: 'robots', fileName: 'robots' },
      '/robots?kind=cleaning&from=2026-03-01&to=2026-03-02'
    )
    await until(() => names().length > 0)
    const button = await until(() => root.querySelector<HTMLElement>('.fold'))
    const host = root.host as HTMLElement
    const seen = (): string[] =>
      ['input[type=search]', '.filters select', '.filters legend', '.filters .quiet', '.tools button', '.sort'].filter(
        it => root.querySelector(it)?.checkVisibility() === true
      )
    const isWide = seen()
    assert.isFalse(button.checkVisibility())
    assert.lengthOf(isWide, 6)
    host.style.inlineSize = '340px'
    await until(() => seen().length === 1)
    assert.deepEqual(seen(), ['input[type=search]'])
    await until(() => root.querySelector('.sort') === null)
    assert.strictEqual(button.textContent, 'Filters and more: 2 active')
    assert.strictEqual(button.ariaExpanded, 'false')
    await linkTokens()
    assert.deepEqual(await accessibilityFaults(host), [])
    root.querySelector<HTMLElement>('input[type=search]')?.focus()
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(root.activeElement, button)
    await sendKeys({ press: 'Enter' })
    await until(() => seen().length === 6)
    assert.strictEqual(button.ariaExpanded, 'true')
    assert.strictEqual(root.activeElement, button)
    await sendKeys({ press: 'Tab' })
    assert.strictEqual(root.activeElement, root.querySelector('.filters select'))
  })

  test('keeps the rules of accessibility', async () => {
    const { root, names } = await open({}, '/robots?kind=cleaning&from=2026-03-01')
    await until(() => names().length > 0)
    await linkTokens()
    assert.deepEqual(await accessibilityFaults(root.host), [])
  })
})
