import { glob, mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { subApps } from '../../../contract/page/sub-apps/sub-app-facts.ts'
import * as named from '../../../contract/permissions.ts'
import type { Opened } from '../../../packages/kit/tools/check/browser/checked-page.ts'
import {
  checkInPage,
  checkProject,
  type Finding,
  judge,
  projectFacts,
  untranslated
} from '../../../packages/kit/tools/check/testing.ts'
import { root } from '../../../scripts/support/process.mjs'
import { openedFrom } from './support/check-app.ts'
import { writeReactModule } from './support/react-module.ts'

/*
 * The portal's own applications, as they are built, under the rules of the check that a browser or the folder decides. Size, texts
 * and imports have checks of their own for the whole portal. The page has neither the portal's elements nor its controls.
 */

test.describe.configure({ mode: 'default', timeout: 180_000 })

const permissions = Object.values(named).flatMap(it =>
  typeof it === 'string' ? [it] : Object.values(it).filter(one => typeof one === 'string')
)

const prefixes = (await readdir(join(root, 'sub-apps'), { withFileTypes: true }))
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

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

/** The quality that an application of the portal claims in its package.json. */
const houseFacts = v.object({
  robotPortal: v.pick(projectFacts, ['owner', 'quality', 'pages', 'exempt'])
})

const untranslatedIn = async (folder: string): Promise<Finding[]> => {
  const found: Finding[] = []
  for await (const messages of glob('**/messages', { cwd: folder })) {
    const files = (await readdir(join(folder, messages))).filter(name => name.endsWith('.json'))
    const texts = files.map(async name => [
      basename(name, '.json'),
      JSON.parse(await readFile(join(folder, messages, name), 'utf8'))
    ])
    for (const sentence of untranslated(Object.fromEntries(await Promise.all(texts))))
      found.push({ rule: 'translated', level: 'wrong', sentence })
  }
  return found
}

for (const prefix of prefixes)
  test(`the application ${prefix} has the level gold, which it claims`, async () => {
    const folder = join(root, 'sub-apps', prefix)
    const text = await readFile(join(folder, 'package.json'), 'utf8')
    const { robotPortal } = v.parse(houseFacts, JSON.parse(text))
    const project = { prefix, title: prefix, budget: 0, permissions, folder, ...robotPortal }
    const built = await builtOf(prefix)
    const findings = [
      ...(await checkProject(project, built)),
      ...(await untranslatedIn(folder)),
      ...(await checkInPage(opened, { ...project, folder: root }, built))
    ]
    const { level, outcomes } = judge(findings, project)
    const wrong = findings.filter(({ rule, level }) => level === 'wrong' && outcomes.get(rule) === 'wrong')
    expect(wrong.map(({ rule, sentence }) => `${rule}: ${sentence}`)).toEqual([])
    expect([robotPortal.quality, level]).toEqual(['gold', 'gold'])
  })

for (const file of ['environment.json', 'environments/japan/environment.json'])
  test(`${file} says the level of each application, for the release console`, async () => {
    const said = v.parse(v.object({ subApps }), JSON.parse(await readFile(join(root, file), 'utf8')))
    expect(prefixes.map(prefix => [prefix, said.subApps[prefix]?.quality])).toEqual(
      prefixes.map(prefix => [prefix, 'gold'])
    )
  })
