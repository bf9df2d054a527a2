import { $language, Refused } from '@portal/session'
import { sendKeys } from '@web/test-runner-commands'
import { assert } from 'chai'
import { elementsOnDemand, type PortalConflict } from '#elements/index.ts'
import { type EditPlan, saveEdited } from '#kit/index.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, signedIn } from './support/signed-in.ts'

type Store = { name: string; city: string; country: string }
type Saving = { draft: Store; version: number | undefined }

/** Refuses each save over another version than the newest, as the cloud does. */
const storeOf = (stored: Store, changedBy: string | null = 'Grace') => {
  const world = { stored, version: 2, saved: [] as Saving[], taken: [] as Store[] }
  const save: EditPlan<Store, string>['save'] = async (draft, version) => {
    if (version !== world.version) {
      const newer = { reason: 'newer', version: world.version, changedBy, changedAt: Date.UTC(2026, 2, 12, 8) }
      throw new Refused('PUT /store', 610606, 'refused', [{ field: 'version', ...newer }])
    }
    world.saved.push({ draft, version })
    world.stored = draft
    return 'saved'
  }
  return { world, save }
}

const start: Store = { name: 'Harbour', city: 'Tokyo', country: 'JP' }
const fields: EditPlan<Store, string>['fields'] = [
  { name: 'name', label: 'Name' },
  { name: 'city', label: 'City' },
  { name: 'country', label: 'Country', write: code => (code === 'JP' ? 'Japan' : '') }
]

const dialog = (): PortalConflict | null => document.querySelector<PortalConflict>('portal-conflict')
const inDialog = <E extends Element = HTMLElement>(selector: string): E[] => [
  ...(dialog()?.shadowRoot?.querySelectorAll<E>(selector) ?? [])
]
const buttons = () => inDialog('.foot button')
const groups = () =>
  inDialog('fieldset').map(group => [
    group.querySelector('legend')?.textContent,
    ...[...group.querySelectorAll('label')].map(
      it => `${it.querySelector('input')?.checked === true ? '* ' : ''}${it.querySelector('.value')?.textContent}`
    )
  ])

const edit = (stored: Store, draft: Store, changedBy?: string | null) => {
  const { world, save } = storeOf(stored, changedBy)
  const ended = saveEdited({
    start: { draft: start, version: 1 },
    draft,
    fields,
    save,
    read: async () => ({ draft: world.stored, version: world.version }),
    take: taken => world.taken.push(taken)
  })
  return { world, ended }
}

suite('<portal-conflict>', () => {
  suiteSetup(async () => {
    await signedIn({ at: '/stores/1' })
    await linkTokens()
    await elementsOnDemand['portal-conflict']?.()
  })
  teardown(clearPage)
  suiteTeardown(forget)

  test('shows both values of each field that differs, and saves those that the person chooses', async () => {
    const mine = { name: 'Harbour East', city: 'Osaka', country: 'JP' }
    const { world, ended } = edit({ name: 'Harbour West', city: 'Tokyo', country: '' }, mine)
    await until(() => buttons().length === 2)
    assert.include(inDialog('#text')[0]?.textContent, 'Grace saved it.')
    // A value that the person did not change is not the first choice.
    assert.deepEqual(groups(), [
      ['Name', '* Harbour East', 'Harbour West'],
      ['City', '* Osaka', 'Tokyo'],
      ['Country', 'Japan', '* empty']
    ])
    assert.deepEqual(await accessibilityFaults(document.body), [])
    inDialog<HTMLInputElement>('input')[1]?.click()
    await until(() => groups()[0]?.[2] === '* Harbour West')
    buttons()[1]?.click()
    assert.strictEqual(await ended, 'saved')
    const merged = { name: 'Harbour West', city: 'Osaka', country: '' }
    assert.deepEqual(world.saved, [{ draft: merged, version: 2 }])
    assert.deepEqual(world.taken, [merged])
    assert.isNull(dialog())
  })

  const ways: [name: string, leave: () => unknown][] = [
    ['the button', () => buttons()[0]?.click()],
    ['Esc', () => sendKeys({ press: 'Escape' })]
  ]
  for (const [name, leave] of ways)
    test(`${name} leads back to the form, which saves nothing and loses nothing`, async () => {
      const { world, ended } = edit({ ...start, name: 'Harbour West' }, { ...start, name: 'Harbour East' })
      const error = ended.catch((cause: unknown) => cause)
      await until(() => buttons().length === 2)
      leave()
      assert.instanceOf(await error, Refused)
      assert.deepEqual([world.saved, world.taken], [[], []])
    })

  test('asks nothing where both people want the same, and where the other one is not known', async () => {
    const { world, ended } = edit({ ...start, name: 'Harbour East' }, { ...start, name: 'Harbour East' }, null)
    assert.strictEqual(await ended, 'saved')
    assert.strictEqual(world.saved.length, 1)
    const other = edit({ ...start, city: 'Kobe' }, { ...start, city: 'Osaka' }, null)
    await until(() => buttons().length === 2)
    assert.include(inDialog('#text')[0]?.textContent, 'Somebody else saved it.')
    assert.strictEqual(dialog()?.lang, $language.get())
    buttons()[1]?.click()
    await other.ended
  })

  test('asks again where somebody saves while the person chooses', async () => {
    const { world, ended } = edit({ ...start, city: 'Kobe' }, { ...start, city: 'Osaka' })
    await until(() => buttons().length === 2)
    Object.assign(world, { stored: { ...start, city: 'Nara' }, version: 3 })
    buttons()[1]?.click()
    await until(() => groups()[0]?.[2] === 'Nara')
    buttons()[1]?.click()
    assert.strictEqual(await ended, 'saved')
    assert.deepEqual(world.saved, [{ draft: { ...start, city: 'Osaka' }, version: 3 }])
  })
})
