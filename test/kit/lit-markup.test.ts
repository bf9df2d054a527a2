import { assert } from 'chai'
import { html, render } from 'lit'
import { createFilters, createSource, fact, facts, formField, pageHead, portalList } from '#kit/adapters/lit.ts'
import { createSubApp, defineList, type SubAppContext } from '#kit/index.ts'
import { createFakeShell } from '#kit/testing/index.ts'

const list = defineList({
  label: 'Stores',
  keepAs: 'stores',
  rowKey: 'name',
  ask: async () => ({ list: [{ name: 'Marina Bay' }], total: 1 }),
  columns: [{ key: 'name', title: 'Name' }]
})

const words = { language: 'en', label: 'Filter the list', search: 'Search' }

/** A page of Lit as an application has one: it draws itself again after each change. */
const draw = ({ host, onUnmount }: SubAppContext): void => {
  let city = ''
  let searched = ''
  const source = createSource<string>(() => update())
  const filters = createFilters(text => {
    searched = text
    update()
  })
  const update = (): void => {
    render(
      html`
        ${pageHead({ title: 'Add a store', back: { href: '/sub-app/fleet', text: 'Stores' } })}
        ${facts([fact('Store', source.shown()), fact('Robots', undefined), fact('Searched', searched)])}
        ${formField({
          name: 'city',
          label: 'City',
          value: city,
          help: 'Where it is',
          problem: city === 'nowhere' ? 'There is no such city.' : undefined,
          change: typed => {
            city = typed
            update()
          }
        })}
        ${filters.draw({ text: { value: searched, help: 'Name' }, chips: [] }, words)}
        ${portalList(list)}
      `,
      host
    )
  }
  onUnmount(source.end)
  onUnmount(filters.end)
  update()
  source.ask('', async () => 'Marina Bay')
}

const settled = () => new Promise(resolve => setTimeout(resolve))

suite('Markup for applications in Lit', () => {
  const shell = createFakeShell({ basePath: '/sub-app/fleet' })
  const app = createSubApp({ className: 'fleet-app', draw })
  const page = shell.props.domElement
  const type = (name: string, value: string): HTMLInputElement => {
    const field = page.querySelector<HTMLInputElement>(`input[name="${name}"]`)
    if (field === null) throw new Error(`There is no field ${name}.`)
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    return field
  }
  const factsOf = (): string[] => [...page.querySelectorAll('dl > div')].map(row => row.textContent)

  setup(() => shell.mount(app))
  teardown(() => shell.unmount(app))

  test('the head has a heading that takes the focus, and the way back above it', () => {
    const heading = page.querySelector('h1')
    heading?.focus()
    assert.equal(document.activeElement, heading)
    assert.equal(page.querySelector('a')?.getAttribute('href'), '/sub-app/fleet')
  })

  test('facts show what the cloud answered, and no row without a value', async () => {
    await settled()
    assert.deepEqual(factsOf(), ['StoreMarina Bay'])
  })

  test('a field has its problem in place of its help', () => {
    const field = type('city', 'nowhere')
    const id = field.getAttribute('aria-describedby') ?? ''
    assert.deepEqual(
      [field.labels?.[0]?.textContent, field.ariaInvalid, document.getElementById(id)?.textContent?.trim()],
      ['City', 'true', 'There is no such city.']
    )
  })

  test('the search is told at once when it is sent', async () => {
    await settled()
    type('search', ' marina ')
    page.querySelector('form')?.requestSubmit()
    assert.deepEqual(factsOf(), ['StoreMarina Bay', 'Searchedmarina'])
  })

  test('a list gets its description as properties, also before the tag is defined', () => {
    const element = page.querySelector('portal-list')
    assert.deepEqual([element?.label, element?.columns, element?.attributes.length], ['Stores', list.columns, 0])
  })
})
