import { assert } from 'chai'
import { useState } from 'react'
import { drawReact, FormField, PageHead } from '#kit/adapters/react.ts'
import { createSubApp } from '#kit/index.ts'
import { createFakeShell } from '#kit/testing/index.ts'

const countries = [
  { value: 'SG', name: 'Singapore' },
  { value: 'TH', name: 'Thailand' }
]

const Form = () => {
  const [city, setCity] = useState('')
  const [country, setCountry] = useState('')
  return (
    <>
      <PageHead title="Add a store" lead="For your organisation" back={{ href: '/sub-app/fleet', text: 'Stores' }} />
      <FormField
        name="city"
        label="City"
        value={city}
        help="Where it is"
        problem={city === 'nowhere' ? 'There is no such city.' : undefined}
        maxLength={20}
        onChange={setCity}
      />
      <FormField
        name="country"
        label="Country (optional)"
        value={country}
        problem={undefined}
        optional
        choose="Choose"
        options={countries}
        onChange={setCountry}
      />
      <output>{`${city} ${country}`}</output>
    </>
  )
}

/** Types or chooses as a person does: another value, and the event that follows. */
const fill = (field: HTMLInputElement | HTMLSelectElement, value: string): void => {
  // React looks for a change of the value past its own setter.
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, value)
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

const settled = () => new Promise(resolve => setTimeout(resolve))

suite('Markup for applications in React', () => {
  const shell = createFakeShell({ basePath: '/sub-app/fleet' })
  const app = createSubApp({ className: 'fleet-app', draw: drawReact(Form) })
  const page = shell.props.domElement
  const at = <Tag extends 'input' | 'select'>(tag: Tag): HTMLElementTagNameMap[Tag] => {
    const field = page.querySelector(tag)
    if (field === null) throw new Error(`There is no ${tag}.`)
    return field
  }
  const described = (field: HTMLElement): string => {
    const id = field.getAttribute('aria-describedby')
    return (id !== null && document.getElementById(id)?.textContent) || ''
  }

  setup(() => shell.mount(app))
  teardown(() => shell.unmount(app))

  test('the head has a heading that takes the focus, and the way back above it', () => {
    const heading = page.querySelector('h1')
    heading?.focus()
    assert.equal(document.activeElement, heading)
    assert.equal(
      page.querySelector('header')?.innerText.replaceAll(/\s+/g, ' '),
      'Stores Add a store For your organisation'
    )
    assert.equal(page.querySelector('a')?.getAttribute('href'), '/sub-app/fleet')
  })

  test('a field has its label, and its problem in place of its help', async () => {
    const field = at('input')
    assert.deepEqual(
      [field.labels?.[0]?.textContent, field.required, field.maxLength, field.ariaInvalid, described(field)],
      ['City', true, 20, 'false', 'Where it is']
    )
    fill(field, 'nowhere')
    await settled()
    assert.deepEqual([field.ariaInvalid, described(field)], ['true', 'There is no such city.'])
  })

  test('a field with options begins with the empty one, and tells what was chosen', async () => {
    const field = at('select')
    assert.deepEqual(
      [field.labels?.[0]?.textContent, field.required, described(field)],
      ['Country (optional)', false, '']
    )
    assert.deepEqual(
      [...field.options].map(({ value, text }) => `${value} ${text}`),
      [' Choose', 'SG Singapore', 'TH Thailand']
    )
    fill(field, 'TH')
    await settled()
    assert.equal(page.querySelector('output')?.textContent, ' TH')
  })
})
