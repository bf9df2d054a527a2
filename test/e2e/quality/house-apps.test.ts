import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as named from '../../../contract/permissions.ts'
import type { Opened } from '../../../packages/kit/tools/check/browser/checked-page.ts'
import type { RuleId } from '../../../packages/kit/tools/check/rules/rules.pure.ts'
import { checkInPage } from '../../../packages/kit/tools/check/testing.ts'
import { root } from '../../../scripts/support/process.mjs'
import { openedFrom } from './support/check-app.ts'
import { writeReactModule } from './support/react-module.ts'

/*
 * The portal's own applications, as they are built, under the rules of the check that a browser decides. A list says which ones an
 * application breaks, so none breaks another one unseen. The page has neither the portal's elements nor its controls.
 */

test.describe.configure({ mode: 'default', timeout: 180_000 })

const permissions = Object.values(named).flatMap(it =>
  typeof it === 'string' ? [it] : Object.values(it).filter(one => typeof one === 'string')
)

/** Two addresses of each beside its own one, and the rules that it breaks there. */
const apps: readonly (readonly [prefix: string, pages: readonly string[], broken: readonly RuleId[]])[] = [
  ['auth', ['roles', 'roles/1'], []],
  ['deploy', ['remote-deployment', 'remote-deployment/1'], []],
  ['message', ['list/received', 'list/new'], []],
  ['operation', ['config-manage/appointment-record', 'config-manage/appointment-record/week'], []],
  ['ota', ['client/1', 'external-software'], []],
  ['platform', ['elevator/manage', 'elevator/manage/1'], []],
  ['resourceweb', ['scenes/list', 'scenes/list/1'], []],
  ['robot', ['list/1', 'running/records'], []],
  ['shop', ['center/goods/1', 'center/goods/1/edit'], []],
  // In the made data both periods are the same days, so two figures have the same name.
  ['statement', ['data/clean', 'data/fault'], ['accessibility']],
  ['store', ['new', 'map'], []],
  ['study', ['1'], []]
]

type Manifest = { files: Record<string, string>; facades: Record<string, string> }

let opened: Opened
let manifest: Manifest
test.beforeAll(async ({ browser }) => {
  const build = (path = ''): Promise<string> => readFile(join(root, 'build', path), 'utf8')
  manifest = JSON.parse(await build('manifest.json'))
  const react = join(await mkdtemp(join(tmpdir(), 'portal-react-')), 'react.mjs')
  const [system, facade] = [await build(manifest.files['/assets/react.js']), await build(manifest.facades.react)]
  await writeReactModule(react, { system, facade })
  const found = await openedFrom(browser, 'test/e2e/quality/support/house-session.ts')
  const names = ['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime']
  opened = { ...found, places: { ...found.places, modules: Object.fromEntries(names.map(name => [name, react])) } }
})

const builtOf = async (prefix: string) => {
  const folder = join(root, 'build/sub-apps', prefix)
  const name = manifest.files[`/sub-apps/${prefix}/${prefix}.mjs`]?.split('/').at(-1) ?? ''
  const names = (await readdir(folder)).filter(file => file.endsWith('.mjs'))
  const files = names.map(name => ({ name, size: 0, integrity: '', kind: 'module' as const }))
  const text = await readFile(join(folder, name), 'utf8')
  return {
    folder,
    name,
    text,
    kibibytes: 0,
    integrity: '',
    parts: new Map<string, string>(),
    list: { entry: name, files }
  }
}

for (const [prefix, pages, broken] of apps)
  test(`the application ${prefix} breaks no rule of quality but ${broken.join(', ') || 'none'}`, async () => {
    const project = { prefix, title: prefix, budget: 0, pages: [...pages], permissions, exempt: {}, folder: root }
    const findings = await checkInPage(opened, project, await builtOf(prefix))
    const wrong = findings.filter(({ level }) => level === 'wrong')
    const others = wrong.filter(({ rule }) => !broken.includes(rule))
    expect(others.map(({ rule, sentence }) => `${rule}: ${sentence}`)).toEqual([])
    expect([...new Set(wrong.map(({ rule }) => rule))].sort()).toEqual([...broken].sort())
  })
