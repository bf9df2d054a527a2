import { assert } from 'chai'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { type MakeElement, portalElement } from '#elements/define/define.ts'
import { hydratedElement } from '#elements/define/hydrate.tsx'
import { clearPage, place, settled, until } from '../support/page.ts'

type ProbeProps = {
  label?: string
  count?: number
  isCompact?: boolean
  items?: readonly unknown[]
  onMenuToggle?: (detail: { open: boolean }) => void
}

let given: ProbeProps[] = []
let mounted = 0

const Probe = (props: ProbeProps) => {
  const { label = 'default label', count = 7, isCompact, items = [], onMenuToggle } = props
  const [clicks, setClicks] = useState(0)
  given.push(props)
  return (
    <div
      ref={() => {
        mounted += 1
        return () => {
          mounted -= 1
        }
      }}
    >
      <output>{JSON.stringify({ label, count, isCompact, items: items.length, clicks })}</output>
      <button type="button" name="count" onClick={() => setClicks(clicks + 1)} />
      <button type="button" name="send" onClick={() => onMenuToggle?.({ open: true })} />
      <slot />
    </div>
  )
}

const probe = (make?: MakeElement) =>
  portalElement(Probe, {
    ...(make && { make }),
    attributes: { label: 'string', count: 'number', isCompact: 'boolean' },
    properties: ['items'],
    events: { onMenuToggle: 'portal-menu-toggle' },
    styles: [':host { display: block; outline: 3px solid rgb(1, 2, 3) }']
  })

class ProbeElement extends probe() {}
const tag = 'portal-probe'

const shown = (element: Element): Record<string, unknown> =>
  JSON.parse(element.shadowRoot?.querySelector('output')?.textContent ?? '{}')

const shows = async (element: Element, part: Record<string, unknown>): Promise<void> => {
  const fits = () => Object.entries(part).every(([name, value]) => shown(element)[name] === value)
  await until(fits, `${JSON.stringify(part)}, shown is ${JSON.stringify(shown(element))}`).catch(() =>
    assert.deepEqual({ ...shown(element), ...part }, shown(element))
  )
}

const warnings: unknown[][] = []
const errors: unknown[][] = []
const { warn, error } = console

suiteSetup(() => {
  customElements.define(tag, ProbeElement)
  console.warn = (...words) => warnings.push(words)
  console.error = (...words) => errors.push(words)
})
suiteTeardown(() => {
  console.warn = warn
  console.error = error
})
setup(() => {
  given = []
  warnings.length = 0
  errors.length = 0
})
teardown(clearPage)

suite('attributes', () => {
  const table: [title: string, markup: string, expected: Record<string, unknown>][] = [
    ['without any, the defaults of the component hold', '', { label: 'default label', count: 7, isCompact: false }],
    ['a bare boolean is true', 'is-compact', { isCompact: true }],
    ['an empty boolean is true', 'is-compact=""', { isCompact: true }],
    ['a boolean with its own name is true', 'is-compact="is-compact"', { isCompact: true }],
    ['a boolean of "true" is true', 'is-compact="true"', { isCompact: true }],
    ['a boolean of "false" is false', 'is-compact="false"', { isCompact: false }],
    ['a text is a text', 'label="Hello"', { label: 'Hello' }],
    ['an empty text is a value', 'label=""', { label: '' }],
    ['a text that looks like JSON stays one', 'label="[1]"', { label: '[1]' }],
    ['a number is read', 'count="-3.5"', { count: -3.5 }],
    ['zero is a value', 'count="0"', { count: 0 }],
    ['a property has no attribute', 'items="[1,2]"', { items: 0 }]
  ]
  for (const [title, attributes, expected] of table) {
    test(title, async () => {
      await shows(place(`<${tag} ${attributes}></${tag}>`), expected)
    })
  }

  for (const text of ['many', '', ' ', '12px', 'Infinity', 'NaN']) {
    test(`a number of ${JSON.stringify(text)} is ignored with a warning`, async () => {
      await shows(place(`<${tag} count="${text}"></${tag}>`), { count: 7 })
      assert.strictEqual(warnings.length, 1)
      assert.match(String(warnings[0]?.[0]), /portal-probe.*count/)
    })
  }

  test('a bad number leaves the good one before it', async () => {
    const element = place(`<${tag} count="3"></${tag}>`)
    await shows(element, { count: 3 })
    element.setAttribute('count', 'many')
    element.setAttribute('label', 'after')
    await shows(element, { count: 3, label: 'after' })
  })

  test('changes are shown, and taking them away brings the defaults back', async () => {
    const element = place(`<${tag} label="one" count="1" is-compact></${tag}>`)
    await shows(element, { label: 'one', count: 1, isCompact: true })
    element.setAttribute('label', 'two')
    element.setAttribute('count', '2')
    await shows(element, { label: 'two', count: 2 })
    for (const name of ['label', 'count', 'is-compact']) element.removeAttribute(name)
    await shows(element, { label: 'default label', count: 7, isCompact: false })
  })
})

suite('properties', () => {
  test('are shown when set', async () => {
    const element = place<ProbeElement>(`<${tag}></${tag}>`)
    element.label = 'set'
    element.count = 4
    element.isCompact = true
    element.items = ['a', 'b']
    await shows(element, { label: 'set', count: 4, isCompact: true, items: 2 })
  })

  test('give back what the component was given', () => {
    const element = place<ProbeElement>(`<${tag} label="x" is-compact></${tag}>`)
    assert.deepEqual([element.label, element.isCompact, element.count], ['x', true, undefined])
  })

  test('of undefined or null bring the defaults back', async () => {
    const element = place<ProbeElement>(`<${tag}></${tag}>`)
    Object.assign(element, { label: 'x', count: 1, isCompact: true, items: [1] })
    await shows(element, { label: 'x', count: 1, isCompact: true, items: 1 })
    Object.assign(element, { label: undefined, count: null, isCompact: undefined, items: undefined })
    await shows(element, { label: 'default label', count: 7, isCompact: false, items: 0 })
  })

  test('of the wrong kind are read as an attribute would be, or ignored with a warning', async () => {
    const element = place<ProbeElement>(`<${tag}></${tag}>`)
    Object.assign(element, { count: '12', label: 5, isCompact: '' })
    await shows(element, { count: 12, label: '5', isCompact: true })
    Object.assign(element, { count: {}, label: { text: 'x' } })
    assert.strictEqual(warnings.length, 2)
    assert.deepEqual([element.count, element.label], [12, '5'])
  })

  test('keep the identity of a list and are never written into the markup', async () => {
    const items = [{ name: 'one' }]
    const element = place<ProbeElement>(`<${tag}></${tag}>`)
    element.items = items
    element.label = 'text'
    element.count = 3
    await shows(element, { items: 1 })
    assert.strictEqual(element.items, items)
    assert.strictEqual(given.at(-1)?.items, items)
    assert.deepEqual(element.getAttributeNames(), ['lang'])
    assert.strictEqual(element.lang, 'en')
  })

  test('that are booleans are reflected, and so can be styled', async () => {
    const element = place<ProbeElement>(`<${tag}></${tag}>`)
    element.isCompact = true
    assert.strictEqual(element.getAttribute('is-compact'), '')
    element.isCompact = false
    assert.strictEqual(element.hasAttribute('is-compact'), false)
    element.setAttribute('is-compact', 'false')
    element.isCompact = true
    assert.strictEqual(element.getAttribute('is-compact'), '')
    await shows(element, { isCompact: true })
  })

  test('set before the element is defined count, over the attribute too', async () => {
    const element = place(`<portal-probe-late label="markup" count="2"></portal-probe-late>`)
    const items = ['early']
    Object.assign(element, { label: 'early', items, isCompact: true })
    customElements.define('portal-probe-late', class extends probe() {})
    await shows(element, { label: 'early', count: 2, items: 1, isCompact: true })
    assert.strictEqual(given.at(-1)?.items, items)
    Object.assign(element, { label: 'later' })
    await shows(element, { label: 'later' })
  })
})

suite('events', () => {
  test('carry their detail out of shadow roots and up the page', async () => {
    const outer = place('<div></div>')
    outer.attachShadow({ mode: 'open' }).innerHTML = `<${tag}></${tag}>`
    const element = outer.shadowRoot?.firstElementChild as HTMLElement
    await shows(element, { clicks: 0 })
    const heard: unknown[] = []
    const hear = (event: CustomEvent<{ open: boolean }>) => heard.push(event.detail)
    document.addEventListener('portal-menu-toggle', hear)
    element.shadowRoot?.querySelector<HTMLElement>('[name=send]')?.click()
    document.removeEventListener('portal-menu-toggle', hear)
    assert.deepEqual(heard, [{ open: true }])
  })
})

suite('life', () => {
  const click = async (element: Element): Promise<void> => {
    await shows(element, { clicks: 0 })
    element.shadowRoot?.querySelector<HTMLElement>('[name=count]')?.click()
    await shows(element, { clicks: 1 })
  }

  test('survives a move by append', async () => {
    const element = place(`<${tag}></${tag}>`)
    const other = place('<section></section>')
    await click(element)
    other.append(element)
    await settled()
    assert.deepEqual([shown(element).clicks, mounted], [1, 1])
  })

  test('survives a move by moveBefore', async () => {
    const element = place(`<${tag}></${tag}>`)
    const other = place('<section></section>')
    await click(element)
    const drawn = given.length
    ;(other as HTMLElement & { moveBefore: (node: Node, before: Node | null) => void }).moveBefore(element, null)
    await settled()
    assert.strictEqual(element.parentElement === other, true)
    assert.deepEqual([shown(element).clicks, mounted, given.length], [1, 1, drawn])
  })

  test('ends when the element leaves for good, and begins anew when it comes back', async () => {
    const element = place(`<${tag}></${tag}>`)
    const box = element.parentElement
    await click(element)
    assert.strictEqual(mounted, 1)
    element.remove()
    await until(() => mounted === 0)
    box?.append(element)
    await shows(element, { clicks: 0 })
    assert.strictEqual(mounted, 1)
  })

  test('does not begin in an element that never comes into the document', async () => {
    const element = document.createElement(tag) as ProbeElement
    element.label = 'x'
    element.setAttribute('count', '1')
    await settled()
    assert.deepEqual([given.length, mounted], [0, 0])
  })

  test('keeps what the page put between the tags', async () => {
    const element = place(`<${tag}><b>inside</b></${tag}>`)
    await shows(element, { clicks: 0 })
    assert.strictEqual(element.querySelector('b')?.assignedSlot?.getRootNode(), element.shadowRoot)
  })
})

suite('the shadow root', () => {
  test('is open, and all elements of a class share one parsed style sheet', async () => {
    const [one, two] = [place(`<${tag}></${tag}>`), place(`<${tag}></${tag}>`)]
    assert.strictEqual(one.shadowRoot?.mode, 'open')
    assert.strictEqual(getComputedStyle(one).outlineColor, 'rgb(1, 2, 3)')
    assert.strictEqual(one.shadowRoot?.adoptedStyleSheets[0], two.shadowRoot?.adoptedStyleSheets[0])
  })

  test('that came with the page is hydrated, and one that is not React’s is rendered anew', async () => {
    const foreign = place('<portal-probe-early></portal-probe-early>')
    const root = foreign.attachShadow({ mode: 'open' })
    root.innerHTML = '<p>foreign</p>'
    const box = place('<div></div>') as HTMLElement & { setHTMLUnsafe: (html: string) => void }
    const rendered = renderToString(<Probe label="server" isCompact={false} />)
    box.setHTMLUnsafe(
      `<portal-probe-early label="server"><template shadowrootmode="open"><style>p { color: red }</style>` +
        `<div class="wrapper">${rendered}</div></template></portal-probe-early>`
    )
    const hydrated = box.firstElementChild as HTMLElement
    const nodes = [...(hydrated.shadowRoot?.querySelectorAll('*') ?? [])]
    assert.isAbove(nodes.length, 5)
    customElements.define('portal-probe-early', class extends probe(hydratedElement) {})
    // Before React has hydrated: the change is shown afterwards, and costs no node.
    hydrated.setAttribute('count', '9')
    for (const element of [foreign, hydrated]) {
      await until(() => element.shadowRoot?.querySelector('output'))
      element.shadowRoot?.querySelector<HTMLElement>('[name=count]')?.click()
      await shows(element, { clicks: 1 })
    }
    await shows(hydrated, { label: 'server', count: 9 })
    const after = [...(hydrated.shadowRoot?.querySelectorAll('*') ?? [])]
    assert.isTrue(after.length === nodes.length && after.every((node, index) => node === nodes[index]))
    // It has brought its styles; the other has adopted them.
    assert.deepEqual(
      [hydrated, foreign].map(it => it.shadowRoot?.adoptedStyleSheets.length),
      [0, 1]
    )
    assert.strictEqual(root.querySelector('p'), null)
    assert.strictEqual(foreign.shadowRoot, root)
    assert.deepEqual(errors, [])
  })
})

/** Never called: statements that the compiler has to refuse. */
export const mustNotCompile = (element: ProbeElement): void => {
  // @ts-expect-error a text is no number
  portalElement(Probe, { attributes: { label: 'number' }, styles: [] })
  // @ts-expect-error an attribute holds a plain value, and a list is none
  portalElement(Probe, { attributes: { items: 'string' }, styles: [] })
  // @ts-expect-error the component has no such property
  portalElement(Probe, { properties: ['rows'], styles: [] })
  // @ts-expect-error events are those that events.ts declares
  portalElement(Probe, { events: { onMenuToggle: 'click' }, styles: [] })
  // @ts-expect-error a text is no handler
  portalElement(Probe, { events: { label: 'portal-menu-toggle' }, styles: [] })
  // @ts-expect-error a property has the type of the component's
  element.count = 'many'
}
