import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import ts from 'typescript'
import { elementsOf } from '../../../scripts/build/elements/describe-elements.ts'
import { writeElementData } from '../../../scripts/build/elements/write-element-data.ts'
import { root } from '../../../scripts/support/process.mjs'

let folder: string

test.beforeAll(async () => {
  process.chdir(root)
  folder = await mkdtemp(join(tmpdir(), 'portal-element-types-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  await mkdir(join(folder, 'elements'))
  await writeElementData(join(folder, 'elements'))
})
test.afterAll(async () => rm(folder, { recursive: true, force: true }))

/** The type checker's complaints about a page's source beside the published types. */
const complaintsAbout = async (name: string, source: string): Promise<string[]> => {
  const file = join(folder, name)
  await writeFile(file, source)
  const program = ts.createProgram([file], {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    types: [],
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']
  })
  const own = ts
    .getPreEmitDiagnostics(program)
    .filter(it => it.file === undefined || !it.file.fileName.includes('node_modules'))
  return own.map(it => ts.flattenDiagnosticMessageText(it.messageText, '\n'))
}

test('a page in TypeScript has its properties, events and adapter checked', async () => {
  const source = `import { giveSession, type PageAct } from './elements/portal-elements.js'
    const header = document.createElement('portal-header')
    header.person = { name: 'Ada' }
    header.unread = 3
    document.querySelector('portal-sidebar')!.entries = [{ name: 'Robots', entries: [{ name: 'One', address: '/one' }] }]
    document.createElement('portal-pager').addEventListener('portal-page-change', ({ detail }) => detail.page.toFixed())
    // @ts-expect-error a number is asked for
    header.unread = 'three'
    // @ts-expect-error a page has no such detail
    document.createElement('portal-pager').addEventListener('portal-page-change', ({ detail }) => detail.open)
    const perform = async (act: PageAct) => { if (act.kind === 'read') act.messageRecordId.toFixed() }
    const session = await giveSession({
      loadUser: async () => undefined,
      loadMenu: async () => [{ name: 'Robots', path: '/sub-app/robot' }],
      loadMessages: async ({ tab }) => ({ list: [], total: 0, counts: { unread: 0, read: 0, all: tab.length } }),
      perform
    })
    await session.refresh()
    // @ts-expect-error three functions are missing
    await giveSession({ perform })
    export {}`
  expect(await complaintsAbout('page.ts', source)).toEqual([])
})

test('a page in React has them checked in JSX', async () => {
  const source = `import './elements/react.js'
    export const page = <portal-pager total={57} onportal-page-change={event => event.detail.page.toFixed()} />
    export const header = <portal-header portalName="Acme" person={{ name: 'Ada' }} className="top">x</portal-header>
    // @ts-expect-error a number is asked for
    export const wrong = <portal-pager total="many" />`
  expect(await complaintsAbout('page.tsx', source)).toEqual([])
})

test('the types for Vue and Svelte name every element', async () => {
  const source = `import './elements/vue.js'
    import './elements/svelte.js'
    import type { GlobalComponents } from 'vue'
    import type { SvelteHTMLElements } from 'svelte/elements'
    export const total: NonNullable<InstanceType<GlobalComponents['portal-pager']>['$props']['total']> = 57
    export const pager: SvelteHTMLElements['portal-pager'] = { total: 57, 'onportal-page-change': event => event.detail.page }
    export const table: SvelteHTMLElements['portal-table'] = { label: 'Robots', columns: [{ key: 'name', title: 'Robot' }] }
    export const rows: NonNullable<InstanceType<GlobalComponents['portal-table']>['$props']['rows']> = [{ name: 'Sunny' }]
    // @ts-expect-error a column needs a title
    export const nameless: SvelteHTMLElements['portal-table'] = { columns: [{ key: 'name' }] }
    // @ts-expect-error a number is asked for
    export const wrong: SvelteHTMLElements['portal-pager'] = { total: 'many' }`
  expect(await complaintsAbout('tags.ts', source)).toEqual([])
})

test('an element whose comment leaves a property out ends the build', () => {
  const attributes = [{ name: 'total', type: { text: 'number' } }]
  const members = [{ kind: 'field', name: 'total', attribute: 'total', type: { text: 'number' } }]
  const declaration = {
    name: 'PortalX',
    tagName: 'portal-x',
    description: 'An x.',
    customElement: true,
    attributes,
    members
  }
  expect(() => elementsOf({ modules: [{ path: 'x.ts', declarations: [declaration] }] })).toThrow('<portal-x> total')
})
