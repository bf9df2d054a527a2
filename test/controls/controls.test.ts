import { changeLanguage, startSession } from '@portal/session'
import { assert } from 'chai'
import { languageCodes } from '#contract/languages.ts'
import { startControls } from '#controls/index.ts'
import type {} from '#controls/types/tags.ts'
import { linkTokens } from '../elements/support/link-tokens.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { fakeAdapter } from '../support/fake-adapter.ts'

/** Puts markup on the page, and waits until its controls are defined and drawn. */
const show = async (html: string, place: Element | ShadowRoot = document.body): Promise<void> => {
  place.innerHTML = html
  const controls = [...place.querySelectorAll<HTMLElement & { updateComplete?: Promise<unknown> }>('*')]
  for (const control of controls.filter(it => it.localName.startsWith('sl-'))) {
    await customElements.whenDefined(control.localName)
    await control.updateComplete
  }
}

const one = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag): HTMLElementTagNameMap[Tag] => {
  const element = document.querySelector(tag)
  if (element === null) throw new Error(`There is no <${tag}>.`)
  return element
}

const insideOf = (host: Element, selector: string): HTMLElement => {
  const element = host.shadowRoot?.querySelector<HTMLElement>(selector)
  if (element === null || element === undefined) throw new Error(`<${host.localName}> has no ${selector}.`)
  return element
}

const until = async (holds: () => boolean): Promise<void> => {
  while (!holds()) await new Promise(resolve => setTimeout(resolve, 10))
}

suite('a control', () => {
  suiteSetup(async () => {
    await linkTokens()
    await startSession(fakeAdapter())
    document.body.innerHTML = '<p id="early"></p>'
    document.querySelector('#early')?.attachShadow({ mode: 'open' }).append(document.createElement('sl-badge'))
    startControls()
  })

  teardown(async () => {
    document.body.replaceChildren()
    document.documentElement.removeAttribute('data-theme')
    await changeLanguage('en')
  })

  test('is loaded where its tag was on the page before the start, also in a shadow root', async () => {
    await customElements.whenDefined('sl-badge')
  })

  test('is not loaded while nobody writes its tag', () => {
    assert.isUndefined(customElements.get('sl-tree'))
  })

  test('is loaded when its tag appears in the document', async () => {
    await show('<p><sl-switch>Night mode</sl-switch></p>')
    assert.strictEqual(insideOf(one('sl-switch'), 'input').getAttribute('role'), 'switch')
  })

  test('is loaded when its tag appears in a shadow root inside a shadow root', async () => {
    const outer = document.createElement('div')
    document.body.append(outer)
    const inner = document.createElement('div')
    outer.attachShadow({ mode: 'open' }).append(inner)
    await show('<sl-spinner></sl-spinner>', inner.attachShadow({ mode: 'open' }))
  })

  test('has the look of the portal in both themes', async () => {
    await show('<sl-select label="Kind"><sl-option value="a">A</sl-option></sl-select>')
    const box = insideOf(one('sl-select'), '.select__combobox')
    const probe = document.body.appendChild(document.createElement('p'))
    probe.style.backgroundColor = 'var(--portal-surface)'
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme
      await until(() => getComputedStyle(box).backgroundColor === getComputedStyle(probe).backgroundColor)
    }
  })

  test('draws its icons without a request', async () => {
    const before = performance.getEntriesByType('resource').length
    await show(
      '<sl-icon name="bot" label="Robot"></sl-icon><sl-select clearable value="a"><sl-option value="a">A</sl-option></sl-select>'
    )
    await until(() => one('sl-icon').shadowRoot?.querySelector('svg') !== null)
    await until(() => insideOf(one('sl-select'), '.select__clear sl-icon').shadowRoot?.querySelector('svg') !== null)
    const requests = performance.getEntriesByType('resource').slice(before)
    assert.deepEqual(
      requests.filter(({ name }) => /^data:|\.svg/.test(name)).map(({ name }) => name),
      []
    )
  })

  const labels = {
    en: 'Clear entry',
    zh: '清空',
    ja: 'クリア',
    ko: '입력 지우기',
    th: 'ล้างข้อมูลที่กรอก',
    fr: `Effacer l'entrée`
  }
  for (const language of languageCodes) {
    test(`speaks ${language}`, async () => {
      await show('<sl-select clearable value="a"><sl-option value="a">A</sl-option></sl-select>')
      await changeLanguage(language)
      document.documentElement.lang = language
      await until(() => insideOf(one('sl-select'), '.select__clear').ariaLabel === labels[language])
    })
  }

  test('writes Gregorian years in Thai', async () => {
    document.documentElement.lang = 'th'
    await show('<sl-format-date date="2026-11-23T00:00:00Z" year="numeric" time-zone="UTC"></sl-format-date>')
    assert.include(one('sl-format-date').shadowRoot?.textContent, '2026')
    document.documentElement.lang = 'en'
  })

  test('tells of a tree’s items whether each is checked, also in part', async () => {
    await show(`<sl-tree selection="multiple"><sl-tree-item expanded>Robots
      <sl-tree-item>See</sl-tree-item><sl-tree-item>Rename</sl-tree-item></sl-tree-item></sl-tree>`)
    const [all, see] = document.querySelectorAll('sl-tree-item')
    if (all === undefined || see === undefined) throw new Error('The tree has no items.')
    await until(() => see.ariaChecked === 'false')
    see.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    see.click()
    await until(() => see.ariaChecked === 'true' && all.ariaChecked === 'mixed')
  })

  test('keeps its tag where a sub-application defines another version', async () => {
    const warnings: unknown[] = []
    const { warn } = console
    console.warn = (...given: unknown[]) => warnings.push(given[0])
    const Theirs = class extends HTMLElement {}
    customElements.define('sl-details', Theirs)
    console.warn = warn
    assert.match(String(warnings[0]), /^<sl-details> is a control of the portal/)
    await show('<sl-details summary="More">Text</sl-details>')
    assert.notStrictEqual(customElements.get('sl-details'), Theirs)
    insideOf(one('sl-details'), '[part=header]').click()
    await until(() => one('sl-details').open)
  })

  test('lets a sub-application define every other tag', () => {
    const Own = class extends HTMLElement {}
    customElements.define('guest-badge', Own)
    assert.strictEqual(customElements.get('guest-badge'), Own)
  })

  test('is accessible', async () => {
    document.body.style.background = 'var(--portal-canvas)'
    await show(`
      <sl-select label="Kind"><sl-option value="a">A</sl-option></sl-select>
      <sl-switch>Night mode</sl-switch>
      <sl-radio-group label="Period" value="7">
        <sl-radio-button value="7">7 days</sl-radio-button><sl-radio-button value="30">30 days</sl-radio-button>
      </sl-radio-group>
      <sl-tab-group><sl-tab slot="nav" panel="a">A</sl-tab><sl-tab-panel name="a">Text</sl-tab-panel></sl-tab-group>
      <sl-tree><sl-tree-item>Roles<sl-tree-item>Operator</sl-tree-item></sl-tree-item></sl-tree>
      <sl-details summary="More">Text</sl-details>
      <sl-progress-bar value="40" label="Upload"></sl-progress-bar>
      <sl-badge>4</sl-badge> <sl-tag>T10</sl-tag>
      <sl-copy-button value="T10-1"></sl-copy-button>
      <sl-breadcrumb label="Way"><sl-breadcrumb-item href="#a">Robots</sl-breadcrumb-item></sl-breadcrumb>`)
    for (const theme of ['light', 'dark']) {
      document.documentElement.dataset.theme = theme
      assert.deepEqual(await accessibilityFaults(document.body), [], theme)
    }
  })
})
