import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { root } from '../../../scripts/support/process.mjs'
import { spellings } from '../../any-page/board.ts'
import { type Framework, frameworks, openAnyPage, pageScript } from '../support/any-page.ts'
import { installPackedElements, type PackedElements } from '../support/packed-elements.ts'
import { pickLanguage } from '../support/pick-language.ts'

type Check = { name: string; passes: (page: Page) => Promise<boolean> }

/** Waits until it holds, as long as a framework may take to draw. */
const holds = async (page: Page, condition: string): Promise<boolean> =>
  page.waitForFunction(condition, undefined, { timeout: 20_000 }).then(
    () => true,
    () => false
  )

const set = (page: Page, part: string) => page.evaluate(`board.set(${part})`)
const element = (tag: string) => `document.querySelector('portal-${tag}')`
const inside = (tag: string, selector: string) => `${element(tag)}?.shadowRoot?.querySelector('${selector}')`

/** Checks that the element has a value, and then shows it, after a change by the framework. */
const takes = (name: string, part: string, ...conditions: string[]): Check => ({
  name,
  passes: async page => {
    await set(page, part)
    return (await Promise.all(conditions.map(it => holds(page, it)))).every(Boolean)
  }
})

const fires = (name: string, act: (page: Page) => Promise<unknown>, type: string, detail?: unknown): Check => ({
  name,
  passes: async page => {
    await page.evaluate('board.heard.length = 0')
    await act(page)
    const wanted = JSON.stringify({ type, ...(detail === undefined ? {} : { detail }) })
    return holds(
      page,
      `board.heard.some(it => JSON.stringify({ type: it.type, detail: it.detail ?? undefined }) === '${wanted}')`
    )
  }
})

/** The checks of custom-elements-everywhere.com, asked of our own elements, and each event that a person can cause. */
const checks: Check[] = [
  {
    name: 'shows all eight elements',
    passes: async page =>
      (
        await Promise.all(
          [
            inside('header', '.brand'),
            inside('sidebar', 'nav a'),
            inside('language-picker', '.language'),
            inside('pager', '[aria-current]'),
            inside('message-drawer', 'dialog'),
            inside('dialog', 'dialog'),
            inside('table', '[role=row], tr'),
            inside('list', '[role=row], tr')
          ].map(it => holds(page, `${it} != null`))
        )
      ).every(Boolean)
  },
  takes(
    'keeps children of the page and its own shadow tree through an update',
    `{ name: 'Renamed' }`,
    `${element('header')}.querySelector('.own').textContent === 'Renamed'`,
    `${inside('header', '.name')}?.textContent === 'Renamed'`
  ),
  {
    name: 'goes and comes back with the page’s condition',
    passes: async page => {
      await set(page, '{ shown: false }')
      const gone = await holds(page, `${element('header')} === null`)
      await set(page, '{ shown: true }')
      return gone && holds(page, `${inside('header', '.name')}?.textContent === 'Renamed'`)
    }
  },
  takes(
    'boolean',
    '{ menuOpen: true }',
    `${element('header')}.menuOpen === true`,
    `${inside('header', '.menu')}?.ariaExpanded === 'true'`
  ),
  takes(
    'boolean, back to false',
    '{ menuOpen: false }',
    `${element('header')}.menuOpen === false && !${element('header')}.hasAttribute('menu-open')`
  ),
  takes(
    'number',
    '{ total: 57 }',
    `${element('pager')}.total === 57`,
    `${inside('pager', '.total')}?.textContent.includes('57')`
  ),
  takes('string', `{ name: 'String' }`, `${element('header')}.portalName === 'String'`),
  takes(
    'object, the same one and not in the markup',
    '{ person: (globalThis.given = { name: "Grace" }) }',
    `${element('header')}.person === given && !${element('header')}.hasAttribute('person')`,
    `${inside('header', '.person')}?.ariaLabel?.includes('Grace')`
  ),
  takes(
    'array, the same one and not in the markup',
    '{ entries: (globalThis.given = [{ name: "One", address: "/one" }, { name: "Two", address: "/two" }]) }',
    `${element('sidebar')}.entries === given && !${element('sidebar')}.hasAttribute('entries')`,
    `${element('sidebar')}.shadowRoot.querySelectorAll('nav a').length === 2`
  ),
  takes(
    'camelCase property',
    `{ currentPath: '/two' }`,
    `${element('sidebar')}.currentPath === '/two'`,
    `${inside('sidebar', '[aria-current=page]')}?.textContent === 'Two'`
  ),
  takes(
    'rows of a table, the same list',
    '{ rows: (globalThis.given = [{ id: 7, name: "Sunny" }]) }',
    `${element('table')}.rows === given`,
    `${element('table')}?.shadowRoot?.textContent.includes('Sunny')`
  ),
  takes(
    'function as a property',
    `{ ask: (globalThis.given = async () => ({ list: [{ id: 8, name: 'Momo' }], total: 1 })) }`,
    `${element('list')}.ask === given`,
    // A list asks when it is drawn, and when its question is another one.
    `${element('list')}.shadowRoot.textContent.includes('Kiki')`
  ),
  ...spellings.map(type =>
    fires(
      `event ${type}`,
      page => page.evaluate(`${element('header')}.dispatchEvent(new CustomEvent('${type}', { detail: 1 }))`),
      type,
      1
    )
  ),
  fires(
    '`portal-page-change`',
    page => page.locator('portal-pager').getByRole('button', { name: 'Page 2', exact: true }).click(),
    'portal-page-change',
    { page: 2 }
  ),
  fires(
    '`portal-messages-toggle`',
    page =>
      page
        .locator('portal-header')
        .getByRole('button', { name: /^Messages/ })
        .click(),
    'portal-messages-toggle',
    { open: true }
  ),
  fires(
    '`portal-language-change`',
    page => pickLanguage(page.locator('portal-language-picker'), '日本語'),
    'portal-language-change',
    { language: 'ja' }
  ),
  fires(
    '`portal-dialog-close`',
    async page => {
      await set(page, '{ asking: true }')
      await page.locator('portal-dialog').getByRole('textbox').press('Escape')
      await set(page, '{ asking: false }')
    },
    'portal-dialog-close',
    { reason: 'escape' }
  ),
  fires(
    '`portal-table-select`',
    page => page.locator('portal-table').getByRole('checkbox').last().check(),
    'portal-table-select',
    { keys: ['7'] }
  ),
  fires(
    '`portal-sign-out`',
    async page => {
      await page.locator('portal-header').getByRole('button', { name: /Grace/ }).click()
      await page.locator('portal-header').getByRole('button', { name: 'ログアウト' }).click()
    },
    'portal-sign-out'
  )
]

const results = new Map<Framework, boolean[]>()

const tableOf = (): string =>
  [
    `| check | ${[...results.keys()].join(' | ')} |`,
    `|---|${'---|'.repeat(results.size)}`,
    ...checks.map(
      ({ name }, row) => `| ${name} | ${[...results.values()].map(it => (it[row] ? 'pass' : '**fail**')).join(' | ')} |`
    )
  ].join('\n')

test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 1280, height: 800 }, locale: 'en-GB' })

let packed: PackedElements

test.beforeAll(async () => {
  packed = await installPackedElements()
})
test.afterAll(() => packed?.remove())

for (const framework of Object.keys(frameworks) as Framework[]) {
  test(`the elements keep every convention in ${framework}`, async ({ page }) => {
    await openAnyPage(page, { script: await pageScript(framework, packed.modules) })
    await page.waitForFunction('globalThis.board !== undefined')
    const passed: boolean[] = []
    for (const { passes } of checks) passed.push(await passes(page))
    results.set(framework, passed)
    expect(checks.filter((_, row) => !passed[row]).map(({ name }) => name)).toEqual([])
  })
}

/** `--update-snapshots` writes the table. */
test('docs/elements.md has the table of these checks', async ({ browserName: _ }, { config }) => {
  const file = join(root, 'docs/elements.md')
  const text = await readFile(file, 'utf8')
  const parts = /(<!-- checks -->\n)[\s\S]*?(\n<!-- \/checks -->)/
  const fresh = text.replace(parts, (_match, before: string, after: string) => `${before}${tableOf()}${after}`)
  if (['all', 'changed'].includes(config.updateSnapshots)) await writeFile(file, fresh)
  else expect(text).toBe(fresh)
})
