import { sendKeys, setViewport } from '@web/test-runner-commands'
import { assert } from 'chai'
import {
  deleteListFilter,
  type ListFilterKept,
  listFilters,
  renameListFilter,
  replaceListFilter,
  saveListFilter
} from '#contract/calls/saved-filters/saved-filters.ts'
import { elementsOnDemand, type PortalList } from '#elements/index.ts'
import { accessibilityFaults } from '../../support/axe.ts'
import { clearPage, place, settled, until } from '../../support/page.ts'
import { envelopeOf } from '../../support/scripted-cloud.ts'
import { linkTokens } from '../support/link-tokens.ts'
import { forget, signedIn } from '../support/signed-in.ts'

teardown(async () => {
  clearPage()
  await forget()
})

const columns: PortalList['columns'] = [{ key: 'name', title: 'Robot', sortable: true }]
const filters: PortalList['filters'] = [
  {
    kind: 'one',
    key: 'kind',
    label: 'Kind',
    options: [
      { value: 'delivery', name: 'Delivery' },
      { value: 'cleaning', name: 'Cleaning' }
    ]
  }
]
const cleaners = { filterId: 1, name: 'Cleaners', query: 'kind=cleaning&sort=-name' }
type Wish = Partial<ListFilterKept> & { list?: string }

const open = async (kept: ListFilterKept[] = [cleaners], at = '/robots', parts: Partial<PortalList> = {}) => {
  const { cloud, adapter } = await signedIn({ at })
  const stored = [...kept]
  const asked: string[] = []
  cloud.answersBy(listFilters, ({ query }) => {
    asked.push(query.get('list') ?? '')
    return envelopeOf(stored)
  })
  const wishes: Wish[] = []
  for (const call of [saveListFilter, renameListFilter, replaceListFilter, deleteListFilter])
    cloud.answersBy(call, ({ body }) => {
      const wish = body as Wish
      wishes.push(wish)
      const at = stored.findIndex(it => it.filterId === wish.filterId)
      if (call === saveListFilter) stored.push({ filterId: 9, name: wish.name ?? '', query: wish.query ?? '' })
      else if (call === deleteListFilter) stored.splice(at, 1)
      else stored[at] = { ...(stored[at] ?? cleaners), ...wish }
      return envelopeOf(call === saveListFilter ? { filterId: 9 } : null)
    })
  await elementsOnDemand['portal-list']?.()
  const list = place<PortalList>('<portal-list label="Robots" keep-as="robots" search-help="Name"></portal-list>')
  Object.assign(list, { columns, filters, ask: async () => ({ list: [{ id: 1, name: 'Ada' }], total: 1 }), ...parts })
  const root = list.shadowRoot
  assert(root)
  const inPanel = <Found extends Element = HTMLElement>(selector: string): Found[] => [
    ...(root.querySelector('.saved-panel')?.querySelectorAll<Found>(selector) ?? [])
  ]
  const named = (name: string) => inPanel('button').find(it => (it.ariaLabel ?? it.textContent) === name)
  const openPanel = async () => {
    const trigger = await until(() => root.querySelector<HTMLElement>('.saved > button'))
    trigger.focus()
    trigger.click()
    await until(() => inPanel('ul, .retry')[0])
  }
  return {
    cloud,
    root,
    asked,
    wishes,
    inPanel,
    named,
    openPanel,
    press: async (name: string) => (await until(() => named(name), name)).click(),
    names: () => inPanel('li').map(it => it.textContent),
    told: () =>
      inPanel('[role=alert], [role=status]')
        .map(it => it.textContent)
        .join(''),
    search: () => adapter.location().search
  }
}

suite('Saved filters of a list', () => {
  test('are chosen with their order and from the first page, and what else is in the address stays', async () => {
    const { press, openPanel, search, asked, root } = await open([cleaners], '/robots?page=2&text=x&micro=true')
    await openPanel()
    await press('Cleaners')
    await until(() => search() === '?micro=true&kind=cleaning&sort=-name')
    assert.deepEqual(asked, ['robots'])
    assert.strictEqual(root.activeElement, root.querySelector('.saved > button'))
    await openPanel()
    assert.isNotNull(root.querySelector('.saved-panel [aria-current=true]'))
  })

  test('are those of one list where a page has two', async () => {
    const at = '/robots?second.kind=delivery&kind=cleaning'
    const { press, openPanel, search, wishes, inPanel, told } = await open([cleaners], at, { addressKey: 'second' })
    await openPanel()
    inPanel('.name-form input')[0]?.focus()
    await sendKeys({ type: 'Carriers' })
    await sendKeys({ press: 'Enter' })
    await until(() => told() === 'The filters are saved.')
    assert.deepEqual(wishes, [{ list: 'robots', name: 'Carriers', query: 'kind=delivery' }])
    await press('Cleaners')
    await until(() => search() === '?second.kind=cleaning&kind=cleaning&second.sort=-name')
  })

  test('are saved once, however often a person presses', async () => {
    const { press, openPanel, wishes, inPanel, told, names } = await open([], '/robots?kind=cleaning&page=3&size=50')
    await openPanel()
    await press('Save')
    assert.strictEqual(await until(() => inPanel('form .refused')[0]?.textContent), 'Give the filters a name.')
    assert.strictEqual(document.activeElement?.shadowRoot?.activeElement, inPanel('.name-form input')[0])
    await sendKeys({ type: ' Cleaners ' })
    await press('Save')
    await press('Save')
    await until(() => told() === 'The filters are saved.')
    assert.deepEqual(wishes, [{ list: 'robots', name: 'Cleaners', query: 'kind=cleaning' }])
    assert.deepEqual(names(), ['Cleaners'])
    assert.strictEqual(inPanel<HTMLInputElement>('.name-form input')[0]?.value, '')
  })

  test('can be saved once something is chosen', async () => {
    const { openPanel, inPanel } = await open([], '/robots')
    await openPanel()
    assert.deepEqual(
      inPanel('p')
        .map(it => it.textContent)
        .filter(Boolean),
      ['No saved filters yet', 'To save filters, choose some or an order first.']
    )
    assert.isEmpty(inPanel('input'))
  })

  test('get another name, and the focus is on their row then', async () => {
    const { press, openPanel, wishes, inPanel, root } = await open()
    await openPanel()
    await press('Rename Cleaners')
    const field = await until(() => inPanel<HTMLInputElement>('li input')[0])
    assert.strictEqual(root.activeElement, field)
    field.select()
    await sendKeys({ type: 'Brooms' })
    await sendKeys({ press: 'Enter' })
    await until(() => root.activeElement?.textContent === 'Brooms')
    assert.deepEqual(wishes, [{ filterId: 1, name: 'Brooms' }])
  })

  test('are replaced and deleted after a question, which a second press takes back', async () => {
    const { press, openPanel, wishes, root, names, inPanel } = await open([cleaners], '/robots?kind=delivery')
    await openPanel()
    await press('Delete Cleaners')
    await until(() => root.activeElement?.textContent === 'Cancel')
    await sendKeys({ press: 'Enter' })
    await until(() => root.activeElement?.textContent === 'Cleaners')
    assert.deepEqual(wishes, [])
    await press('Replace Cleaners with the current filters')
    await press('Replace')
    await until(() => root.activeElement?.ariaCurrent === 'true')
    await press('Delete Cleaners')
    await press('Delete')
    await until(() => names().length === 0)
    assert.deepEqual(wishes, [{ filterId: 1, query: 'kind=delivery' }, { filterId: 1 }])
    assert.isTrue(root.activeElement?.contains(inPanel('ul')[0] ?? null))
  })

  test('of another version are shown by name and can be deleted alone', async () => {
    const { openPanel, named, inPanel } = await open([{ ...cleaners, query: 'kind=cleaning&colour=red' }])
    await openPanel()
    assert.isUndefined(named('Cleaners'))
    assert.include(inPanel('li')[0]?.textContent ?? '', 'can no longer be used')
    assert.isDefined(named('Delete Cleaners'))
  })

  const refusals: [code: number, sentence: string][] = [
    [610602, 'You have saved filters with this name. Choose another name.'],
    [610605, 'You can keep no more filters. Delete one first.']
  ]
  for (const [code, sentence] of refusals)
    test(`say what to do after a refusal by ${code}, and keep the typed name`, async () => {
      const { cloud, press, openPanel, inPanel, told } = await open([], '/robots?kind=cleaning')
      cloud.answersBy(saveListFilter, () => envelopeOf(null, code))
      await openPanel()
      inPanel('.name-form input')[0]?.focus()
      await sendKeys({ type: 'Cleaners' })
      await press('Save')
      await until(() => told() === sentence)
      assert.strictEqual(inPanel<HTMLInputElement>('.name-form input')[0]?.value, 'Cleaners')
    })

  test('that could not be loaded are asked for again when the person wants it', async () => {
    const { cloud, press, openPanel, names } = await open()
    cloud.answersBy(listFilters, () => Response.error())
    await openPanel()
    cloud.answers(listFilters, [cleaners])
    await press('Try again')
    await until(() => names()[0] === 'Cleaners')
  })

  test('are not offered by a list without a name, nor by one with nothing to choose', async () => {
    const { root } = await open([cleaners], '/robots', { keepAs: '' })
    await until(() => root.querySelector('tbody th'))
    assert.isNull(root.querySelector('.saved'))
    clearPage()
    const bare = { columns: [{ key: 'name', title: 'Robot' }], filters: [], searchHelp: undefined }
    const { root: other } = await open([cleaners], '/robots', bare as Partial<PortalList>)
    await until(() => other.querySelector('tbody th'))
    assert.isNull(other.querySelector('.saved'))
  })

  test('stay on a narrow page, wherever their button stands', async () => {
    await setViewport({ width: 360, height: 640 })
    const { root, openPanel } = await open()
    await linkTokens()
    root.querySelector<HTMLElement>('.fold')?.click()
    for (const justify of ['start', 'end']) {
      const tools = await until(() => root.querySelector<HTMLElement>('.tools'))
      tools.style.inlineSize = '100%'
      tools.style.justifyContent = justify
      await openPanel()
      const { left, right } = root.querySelector('.saved .menu')?.getBoundingClientRect() ?? new DOMRect(-1)
      assert.isAtLeast(left, 0, justify)
      assert.isAtMost(right, 360, justify)
      root.querySelector<HTMLElement>('.saved .menu')?.hidePopover()
      await until(() => root.querySelector('.saved-panel') === null)
    }
    await setViewport({ width: 1280, height: 800 })
  })

  test('keep the rules of accessibility', async () => {
    const { root, press, openPanel } = await open([cleaners], '/robots?kind=delivery')
    await openPanel()
    await linkTokens()
    assert.deepEqual(await accessibilityFaults(root.host), [])
    await press('Rename Cleaners')
    await settled()
    assert.deepEqual(await accessibilityFaults(root.host), [])
  })
})
