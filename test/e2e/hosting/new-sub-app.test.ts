import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formPages } from '../support/form-pages.ts'
import { type NewProject, newProject, packedKit, passes, testedFrameworks } from '../support/new-project.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, sidebar } from '../support/portal.ts'
import { testAt } from '../support/site.ts'
import { openTeamHost, type TeamHost } from '../support/team-host.ts'

// The picture of a channel is not in the folder of this environment.
const test = testAt({ environment: { channels: [] } })

test.describe.configure({ mode: 'default', timeout: 240_000 })

let host: TeamHost
let kit: string
test.beforeAll(async ({ site }) => {
  test.setTimeout(240_000)
  kit = await packedKit()
  host = await openTeamHost(site.folder)
})
test.afterAll(() => host.close())

const asksAll = process.env.TEST_ALL !== undefined

/**
 * React's and Vue's projects are made and published by several-files.test.ts. Solid's and Lit's take the same way as the two
 * that are left: `npm test -- --all` makes all.
 */
const madeElsewhere: readonly string[] = asksAll ? [] : ['react', 'vue', 'solid', 'lit']

for (const framework of testedFrameworks.filter(name => !madeElsewhere.includes(name))) {
  test(`a new project in ${framework} passes its tests and its check, and opens in the portal when it is published`, async ({
    page,
    cloud,
    site,
    visitor
  }) => {
    const prefix = `fleet-${framework}`
    const project: NewProject = await newProject(kit, framework, prefix)
    try {
      await passes(project.script('test'))
      await passes(project.script('lint'))
      // The check is a part of it.
      const target = ['--portal', site.folder, '--at', host.origin, '--files', host.folder]
      const said = await passes(project.script('publish-module', ...target))
      expect(said).not.toContain('wrong ')
      // Nobody but the team knows whom to ask about it.
      expect(said).toContain('quality: bronze\n1 missing for silver:\n      owner:')
      for (const check of ['format', 'imports', 'size', 'texts', 'styles', 'leaks', 'accessibility'])
        expect(said).toContain(`ok     ${check}`)
      await expect
        .poll(
          async () => (await (await fetch(`${cloud.url}/release.json`)).json()).importMap.imports[`@portal/${prefix}`]
        )
        .toMatch(new RegExp(`^${host.origin}/${prefix}-.+\\.mjs$`))
      const facts = JSON.parse(await readFile(join(site.folder, 'environment.json'), 'utf8')).subApps[prefix]
      expect(facts).toMatchObject({ quality: 'bronze' })

      await visitor.open('operator', `/sub-app/${prefix}`)
      await expect(page.getByRole('heading', { name: 'Robots' })).toBeVisible()
      const first = page.locator('portal-list').getByRole('link').first()
      const name = await first.textContent()
      expect(await objectionsTo(page)).toEqual([])

      // The list writes the address. An application that draws itself anew then takes the field from under the person's hands.
      const search = page.locator('portal-list').getByRole('searchbox')
      await search.pressSequentially(name ?? '', { delay: 100 })
      await expect(page).toHaveURL(/[?&]text=/)
      await expect(search).toHaveValue(name ?? '')
      await expect(search).toBeFocused()

      await first.click()
      await expect(page.getByRole('heading', { name: name ?? '', exact: true })).toBeVisible()
      expect(await objectionsTo(page)).toEqual([])
      await page.goBack()
      await expect(page.getByRole('heading', { name: 'Robots' })).toBeVisible()
      await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()

      await passes(project.script('publish-module', '--back', '--portal', site.folder))
      await expect
        .poll(async () => Object.keys((await (await fetch(`${cloud.url}/release.json`)).json()).importMap.imports))
        .not.toContain(`@portal/${prefix}`)
    } finally {
      await project.remove()
    }
  })
}

test('without a browser, the check says in one sentence what to install', async () => {
  const project = await newProject(kit, 'vanilla', 'no-browser')
  try {
    await passes(project.script('build'))
    const { code, output } = await project.command('check', { CHROMIUM: '/no/such/browser' })
    expect(code).toBe(1)
    expect(output.trim()).toBe(
      'No browser starts for the check: install Google Chrome, or name a Chromium by CHROMIUM=<path of the program>.'
    )
  } finally {
    await project.remove()
  }
})

const formTest = `import { createStore } from 'robot-portal-kit/calls/stores'
  import { createFakeShell } from 'robot-portal-kit/testing'
  import { expect, test } from 'vitest'
  import * as app from './index.ts'

  test('a form shows its problem, and the sentence of a refusal', async () => {
    const shell = createFakeShell({ basePath: '/sub-app/fleet' })
    shell.cloud.refuse(createStore, 610602)
    await shell.mount(app)
    const { domElement } = shell.props
    const send = () => domElement.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
    send()
    await expect.poll(() => domElement.textContent).toContain('Enter a name.')
    const field = domElement.querySelector<HTMLInputElement>('[name=name]')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Marina')
    field?.dispatchEvent(new Event('input', { bubbles: true }))
    expect(shell.spies.unsaved.calls.at(-1)).toEqual([true, 'page'])
    send()
    await expect.poll(() => domElement.querySelector('[role=alert]')?.textContent).toBe('SENTENCE')
    await shell.unmount(app)
  })`

for (const { framework, file, code } of asksAll ? formPages : formPages.filter(it => it.framework === 'react'))
  test(`a form of the kit in ${framework} works in the tests and in the check of a project, with the sentences of the portal`, async () => {
    const project = await newProject(kit, framework, 'fleet')
    try {
      // Vite prepares packages in the first run. An entry of the kit that is new in the second one must not break it.
      if (framework === 'react') await passes(project.script('test'))
      await writeFile(join(project.folder, `src/${file}`), code)
      const sentence = JSON.parse(await readFile('session/messages/codes/en.json', 'utf8'))['code.610602']
      await writeFile(join(project.folder, 'src/app.test.ts'), formTest.replace('SENTENCE', sentence))
      await passes(project.script('test'))
      await passes(project.script('build'))
      const { output } = await project.command('check', {})
      expect(output).toContain('ok     leaks')
      expect(output).toContain('ok     imports')
      expect(output).not.toContain('wrong  lifecycles')
    } finally {
      await project.remove()
    }
  })

const careless = `const kept = []
  export const bootstrap = async () => {}
  export const mount = async ({ domElement }) => {
    const style = document.createElement('style')
    style.textContent = 'button { color: red } .fleet-app h1 { margin: 0 }'
    document.head.append(style)
    globalThis.fleetState = 1
    addEventListener('resize', () => domElement)
    const box = Object.assign(document.createElement('div'), { className: 'fleet-app' })
    box.append(Object.assign(document.createElement('h1'), { textContent: 'Fleet' }))
    box.append(Object.assign(new Image(), { src: 'data:,' }))
    domElement.append(box)
    kept.push(domElement.firstChild)
  }
  export const unmount = async ({ domElement }) => domElement.replaceChildren()`

test('the check tells what a careless application does, and nothing of it is published', async ({ site }) => {
  const project = await newProject(kit, 'vanilla', 'careless')
  try {
    await writeFile(join(project.folder, 'src/index.ts'), careless)
    const target = ['--portal', site.folder, '--at', host.origin, '--files', host.folder]
    const { code, output } = await project.script('publish-module', ...target)
    expect(code).toBe(1)
    expect(output).toContain('`button` matches elements outside it.')
    expect(output).not.toContain('`.fleet-app h1`')
    expect(output).toContain('It makes the globals fleetState.')
    expect(output).toContain('1 nodes stay in the page after leaving /sub-app/careless.')
    expect(output).toContain('18 listeners are left after 20 mounts.')
    expect(output).toContain('image-alt: <img src="data:,">')
    expect((await readdir(host.folder)).filter(name => name.startsWith('careless'))).toEqual([])
  } finally {
    await project.remove()
  }
})
