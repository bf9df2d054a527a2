import { assert } from 'chai'
import { createForm, type FormPlan } from '#kit/portal/create-form.ts'

type Draft = { name: string; note: string }
type Problem = 'empty'

const start: Draft = { name: 'Lobby', note: '' }
const settled = () => new Promise(resolve => setTimeout(resolve))
const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** The button is locked for a while after each try to send. */
const freed = ({ get, listen }: ReturnType<typeof formOf>['form']) =>
  new Promise<void>(resolve => {
    const forget = listen(() => {
      if (get().sending !== 'free') return
      forget()
      resolve()
    })
  })

/** Each application has its own function for unsaved work. It remembers here what it was told last. */
const newUnsaved = () => {
  const told: boolean[] = []
  return { told, unsaved: (isTyped: boolean) => void told.push(isTyped) }
}

const formOf = (part: Partial<FormPlan<Draft, Problem>>, unsaved = newUnsaved().unsaved) => {
  const plan: FormPlan<Draft, Problem> = {
    start,
    problemsOf: ({ name }) => (name.trim() === '' ? { name: 'empty' } : {}),
    save: async () => () => undefined,
    ...part
  }
  return { plan, form: createForm<Draft, Problem>(() => plan, unsaved) }
}

/** A form on the page, as a framework would draw it. */
const drawForm = () => {
  const element = document.createElement('form')
  element.innerHTML = '<input name="name"><input name="note">'
  document.body.append(element)
  return element
}

suite('A form of the portal', () => {
  let element: HTMLFormElement
  setup(() => {
    element = drawForm()
  })
  teardown(() => element.remove())

  test('shows no problem before the first try to send, and then gives the wrong field the focus', async () => {
    const sent: Draft[] = []
    const { form } = formOf({
      save: async draft => {
        sent.push(draft)
        return () => undefined
      }
    })
    form.change({ name: ' ' })
    assert.deepEqual(form.get().problems, {})
    assert.equal(form.submit(element), 'name')
    assert.deepEqual(form.get().problems, { name: 'empty' })
    await drawn()
    assert.equal(document.activeElement, element.elements.namedItem('name'))
    assert.deepEqual(sent, [])
    form.change({ name: 'Hall' })
    assert.deepEqual(form.get().problems, {})
    assert.equal(form.submit(element), undefined)
    await settled()
    assert.deepEqual(sent, [{ name: 'Hall', note: '' }])
  })

  test('sends once when it is pressed twice', async () => {
    let sends = 0
    const { form } = formOf({
      save: async () => {
        sends += 1
        return () => undefined
      }
    })
    form.submit(element)
    form.submit(element)
    await settled()
    assert.equal(sends, 1)
  })

  test('keeps what was typed when a save is refused, and drops the refusal of a field once it is mended', async () => {
    const refusal = new Error('taken')
    const { form } = formOf({
      fieldOf: () => 'name',
      save: async () => {
        throw refusal
      }
    })
    form.change({ name: 'Hall' })
    form.submit(element)
    await drawn()
    assert.deepEqual(form.get().refusal, { error: refusal, field: 'name' })
    assert.equal(form.get().draft.name, 'Hall')
    assert.equal(document.activeElement, element.elements.namedItem('name'))
    form.change({ note: 'x' })
    assert.isDefined(form.get().refusal)
    form.change({ name: 'Hall 2' })
    assert.isUndefined(form.get().refusal)
  })

  test('gives one key to a request that is sent again after a refusal, and another one after a save', async () => {
    const keys: string[] = []
    let isRefused = true
    const { form } = formOf({
      save: async (draft, _version, keyOf) => {
        keys.push(keyOf(draft))
        if (isRefused) throw new Error('no answer')
        return () => undefined
      }
    })
    const send = async () => {
      form.submit(element)
      await freed(form)
    }
    await send()
    isRefused = false
    await send()
    await send()
    assert.equal(keys[1], keys[0])
    assert.notEqual(keys[2], keys[1])
  })

  test('asks a person who leaves while any form of the page has typed values', async () => {
    const { told, unsaved } = newUnsaved()
    const { form: one } = formOf({}, unsaved)
    const { form: other } = formOf({}, unsaved)
    one.change({ name: 'Hall' })
    other.change({ name: 'Roof' })
    assert.equal(told.at(-1), true)
    other.change({ name: 'Lobby' })
    assert.equal(told.at(-1), true)
    one.submit(element)
    await settled()
    assert.equal(told.at(-1), false)
    one.change({ note: 'x' })
    assert.equal(told.at(-1), true)
    one.end()
    assert.equal(told.at(-1), false)
  })

  test('stays unsaved when the person takes the save back', async () => {
    const { told, unsaved } = newUnsaved()
    const { form } = formOf({ save: async () => undefined }, unsaved)
    form.change({ name: 'Hall' })
    form.submit(element)
    await settled()
    assert.equal(told.at(-1), true)
  })

  test('begins anew after a save that says so, without its problems', async () => {
    const { form } = formOf({ save: async () => begin => begin({ name: '', note: '' }) })
    form.change({ name: 'Hall' })
    form.submit(element)
    await settled()
    assert.deepEqual(form.get().draft, { name: '', note: '' })
    assert.deepEqual(form.get().problems, {})
  })
})

suite('A form of a thing that is read again', () => {
  const element = document.createElement('form')
  const read = async () => ({ draft: start, version: 1 })

  /** The name on the form, and the version that the next save names. */
  const afterwards = async (typed: Partial<Draft>, now: Draft) => {
    let saved: number | undefined
    const { plan, form } = formOf({
      edited: { version: 1, read },
      save: async (_draft, version) => {
        saved = version
        return () => undefined
      }
    })
    form.change(typed)
    plan.start = now
    plan.edited = { version: 2, read }
    form.follow()
    const { draft } = form.get()
    form.submit(element)
    await settled()
    return { name: draft.name, saved }
  }

  test('shows the newer values where nobody typed', async () => {
    assert.deepEqual(await afterwards({}, { ...start, name: 'Roof' }), { name: 'Roof', saved: 2 })
  })

  test('keeps what a person typed, and names the version that they saw', async () => {
    assert.deepEqual(await afterwards({ name: 'Hall' }, { ...start, name: 'Roof' }), { name: 'Hall', saved: 1 })
  })

  test('names the newer version where that has the values that the person saw', async () => {
    assert.deepEqual(await afterwards({ name: 'Hall' }, start), { name: 'Hall', saved: 2 })
  })
})
