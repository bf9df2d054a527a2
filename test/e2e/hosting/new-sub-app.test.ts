import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

for (const framework of testedFrameworks) {
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
      const said = await passes(project.script('check'))
      expect(said).not.toContain('wrong ')
      for (const check of ['format', 'imports', 'size', 'texts', 'styles', 'leaks', 'accessibility'])
        expect(said).toContain(`ok    ${check}`)

      const target = ['--portal', site.folder, '--at', host.origin, '--files', host.folder]
      await passes(project.script('publish-module', ...target))
      await expect
        .poll(
          async () => (await (await fetch(`${cloud.url}/release.json`)).json()).importMap.imports[`@portal/${prefix}`]
        )
        .toMatch(new RegExp(`^${host.origin}/${prefix}-.+\\.mjs$`))

      await visitor.open('operator', `/sub-app/${prefix}`)
      await expect(page.getByRole('heading', { name: 'Robots' })).toBeVisible()
      const first = page.locator('portal-table').getByRole('link').first()
      const name = await first.textContent()
      expect(await objectionsTo(page)).toEqual([])
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

const careless = `const kept = []
  export const bootstrap = async () => {}
  export const mount = async ({ domElement }) => {
    const style = document.createElement('style')
    style.textContent = 'button { color: red } .fleet-app h1 { margin: 0 }'
    document.head.append(style)
    globalThis.fleetState = 1
    addEventListener('resize', () => domElement)
    domElement.innerHTML = '<div class="fleet-app"><h1>Fleet</h1><img src="data:,"></div>'
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
