import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { expect, test } from '@playwright/test'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import ts from 'typescript'
import { packElements } from '../../scripts/pack/pack-elements.ts'
import { packFrame } from '../../scripts/pack/pack-frame.ts'
import { packKit } from '../../scripts/pack/pack-kit.ts'
import { npmCommand } from '../../scripts/support/install.mjs'
import { root, run } from '../../scripts/support/process.mjs'

let kit: string
let elements: string
let project: string

/** The libraries that the packages and the test's own sources import. They are links, because a test asks no registry. */
const libraries = [
  'acorn',
  'nanostores',
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  'solid-js',
  'svelte',
  'valibot',
  'vue'
]

test.describe.configure({ mode: 'default', timeout: 240_000 })

test.beforeAll(async () => {
  test.setTimeout(240_000)
  process.chdir(root)
  kit = await packKit()
  elements = await packElements()
  await packFrame()
  project = await mkdtemp(join(tmpdir(), 'portal-packages-'))
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'fleet', type: 'module', private: true }))
  const [command, ...npm] = npmCommand(process.env)
  const links = libraries.map(name => `file:${join(root, 'node_modules', name)}`)
  const flags = ['install', '--offline', '--no-audit', '--no-fund', '--legacy-peer-deps', '--ignore-scripts']
  const { code, output } = await run(command, [...npm, ...flags, kit, elements, ...links], { cwd: project })
  expect(code, output).toBe(0)
})
test.afterAll(async () => {
  if (project !== undefined) await rm(project, { recursive: true, force: true })
})

for (const name of ['kit', 'elements', 'frame']) {
  test(`publint finds nothing wrong with the package of the ${name}`, async () => {
    const pkgDir = join(root, 'build/packages', name)
    const { messages, pkg } = await publint({ pkgDir, strict: true, pack: false })
    expect(messages.map(message => formatMessage(message, pkg ?? {}))).toEqual([])
  })

  // The frame has files for a server, and nothing to import.
  if (name === 'frame') continue
  test(`each entry point of the ${name} has types wherever it is imported from`, async () => {
    const tarball = new Uint8Array(await readFile(name === 'kit' ? kit : elements))
    const checked = await checkPackage(createPackageFromTarballData(tarball), {
      // A style sheet has no types.
      excludeEntrypoints: [/\.css$/]
    })
    // The packages are ES modules alone, which today's bundlers and Node read.
    const problems = checked.types === false ? ['there are no types'] : checked.problems
    const read = problems.filter(it => typeof it === 'string' || !/^node10|node16-cjs$/.test(kindOf(it)))
    expect(read).toEqual([])
  })
}

const kindOf = (problem: object): string => ('resolutionKind' in problem ? String(problem.resolutionKind) : '')

test('importing the elements where there is no page does nothing', async () => {
  const source = `const { ask } = await import('robot-portal-elements')
    await ask({}).catch(error => console.log(error.message))`
  const { code, output } = await run(process.execPath, ['--input-type=module', '-e', source], { cwd: project })
  expect(output.trim()).toBe('ask() of robot-portal-elements needs a page of a browser.')
  expect(code).toBe(0)
})

/** The type checker's complaints about a source of another repository. */
const complaintsAbout = async (name: string, source: string): Promise<string[]> => {
  const file = join(project, name)
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
    lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']
  })
  const foreign = /node_modules\/(?!robot-portal)/
  const own = ts.getPreEmitDiagnostics(program).filter(it => !foreign.test(it.file?.fileName ?? ''))
  return own.map(it => `${it.file?.fileName ?? ''}: ${ts.flattenDiagnosticMessageText(it.messageText, '\n')}`)
}

test('the installed kit type-checks, and refuses a wrong prop', async () => {
  const source = `import { createSubApp, createTexts } from 'robot-portal-kit'
    import { robotList } from 'robot-portal-kit/calls/robots'
    import { createFakeShell } from 'robot-portal-kit/testing'
    import { $change, $format } from 'robot-portal-kit/session'
    const textsIn = createTexts({ en: { title: 'Fleet', robots_one: 'one', robots_other: '{{count}}' }, th: {} })
    export const app = createSubApp({
      className: 'fleet-app',
      draw: async ({ api, host, notify, basePath, route$, language$, onUnmount, signal, unsaved }) => {
        const { list } = await api.request(robotList, { query: { online: true } })
        host.append(textsIn(language$.get())('robots', { count: list.length }), basePath.toUpperCase(), route$.get().search)
        host.addEventListener('click', () => notify('success', $format.get().number(3)), { signal })
        unsaved(true, 'page')
        const load = () => notify('info', 'again')
        onUnmount($change.listen(change => { if (change?.action === 'robots_changed') load() }))
        // @ts-expect-error there is no such news
        $change.listen(change => { if (change?.action === 'robots_gone') load() })
        // @ts-expect-error there is no such level
        notify('loud', 'text')
        // @ts-expect-error a robot has no such field
        list[0]?.colour
        // @ts-expect-error the filter is yes or no
        await api.request(robotList, { query: { online: 3 } })
        // @ts-expect-error English has no such text
        textsIn('en')('missing')
        // @ts-expect-error the portal has no such prop
        unsaved('yes')
      }
    })
    // @ts-expect-error an application has to be drawn
    createSubApp({ className: 'fleet-app' })
    // @ts-expect-error the portal has no such language
    createFakeShell({ basePath: '/sub-app/fleet', language: 'de' })`
  expect(await complaintsAbout('fleet.ts', source)).toEqual([])
})

test('the adapters and the tags of the elements type-check', async () => {
  const source = `import 'robot-portal-elements/react'
    import { createSubApp } from 'robot-portal-kit'
    import { drawReact, FormField, PageHead, useSubApp } from 'robot-portal-kit/react'
    import { drawSolid } from 'robot-portal-kit/solid'
    import { drawSvelte } from 'robot-portal-kit/svelte'
    import { drawVue } from 'robot-portal-kit/vue'
    const Fleet = () => <portal-notice level="info">{useSubApp().basePath}</portal-notice>
    export const apps = [drawReact(Fleet)].map(draw => createSubApp({ className: 'fleet-app', draw }))
    export const others = [drawSolid, drawSvelte, drawVue]
    export const head = <PageHead title="Fleet" back={{ href: '/sub-app/fleet', text: 'Robots' }} />
    export const field = <FormField name="city" label="City" value="" problem={undefined} onChange={city => city.trim()} />
    // @ts-expect-error a page has a title
    export const headless = <PageHead lead="All robots" />
    // @ts-expect-error a number is asked for
    export const wrong = <portal-pager total="many" />`
  expect(await complaintsAbout('fleet-react.tsx', source)).toEqual([])
})

test('the components for React 18 type-check', async () => {
  const source = `import { PortalPager, PortalSidebar } from 'robot-portal-elements/react-18'
    export const menu = (
      <PortalSidebar className="menu" entries={[{ name: 'Robots' }]} onportal-menu-close={event => event.type.trim()} />
    )
    export const pager = <PortalPager total={57} onportal-page-change={({ detail }) => detail.page.toFixed()} />
    // @ts-expect-error a number is asked for
    export const wrong = <PortalPager total="many" />
    // @ts-expect-error an entry has a name
    export const nameless = <PortalSidebar entries={[{ address: '/robots' }]} />`
  expect(await complaintsAbout('react-18.tsx', source)).toEqual([])
})

test('the tags of the controls type-check, without a package that has them', async () => {
  const source = `import type {} from 'robot-portal-kit/controls/react'
    import type {} from 'robot-portal-kit/controls'
    export const kinds = (
      <sl-select label="Kind" name="kind" clearable maxOptionsVisible={3} onsl-change={({ target }) => target?.toString()}>
        <sl-option value="cleaning">Cleaning</sl-option>
      </sl-select>
    )
    export const chosen: string | string[] | undefined = document.querySelector('sl-select')?.value
    // @ts-expect-error a select has three sizes
    export const wrong = <sl-select size="huge" />
    // @ts-expect-error text fields stay native
    export const absent = <sl-input />`
  expect(await complaintsAbout('controls.tsx', source)).toEqual([])
  const others = `import type {} from 'robot-portal-kit/controls/svelte'
    import type {} from 'robot-portal-kit/controls/vue'
    import type { SvelteHTMLElements } from 'svelte/elements'
    import type { GlobalComponents } from 'vue'
    export const svelte: SvelteHTMLElements['sl-switch'] = { checked: true }
    export type Vue = GlobalComponents['sl-switch']
    // @ts-expect-error it is on or off
    export const wrong: SvelteHTMLElements['sl-switch'] = { checked: 'perhaps' }`
  expect(await complaintsAbout('controls.ts', others)).toEqual([])
})
