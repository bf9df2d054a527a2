import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from '../../../scripts/support/process.mjs'
import { type NewProject, newProject, packedKit, testedFrameworks } from '../support/new-project.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, sidebar } from '../support/portal.ts'
import { testAt } from '../support/site.ts'

// The picture of a channel is not in the folder of this environment.
const test = testAt({ environment: { channels: [] } })

test.describe.configure({ mode: 'default', timeout: 240_000 })

/** The teams' host: published modules lie in its folder. */
let server: Server
let origin: string
let published: string
let kit: string
test.beforeAll(async ({ site }) => {
  test.setTimeout(240_000)
  kit = await packedKit()
  published = join(site.folder, 'published')
  server = createServer(async (request, response) => {
    const file = await readFile(join(published, request.url ?? '')).catch(() => undefined)
    const headers = { 'Content-Type': 'text/javascript', 'Access-Control-Allow-Origin': '*' }
    response.writeHead(file === undefined ? 404 : 200, headers).end(file)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  // The folder of the environment stands for the one of a portal: `npm run importmap` works there.
  const importmap = `node ${join(root, 'scripts/importmap.ts')}`
  await writeFile(join(site.folder, 'package.json'), JSON.stringify({ scripts: { importmap } }))
  await cp(join(root, 'build/manifest.json'), join(site.folder, 'build/manifest.json'))
})
test.afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
})

/** Passes where a command ended well; else its output is the message. */
const passes = async (finished: Promise<{ code: number; output: string }>): Promise<string> => {
  const { code, output } = await finished
  expect(code, output).toBe(0)
  return output
}

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

      const target = ['--portal', site.folder, '--at', origin, '--files', published]
      await passes(project.script('publish-module', ...target))
      await expect
        .poll(
          async () => (await (await fetch(`${cloud.url}/release.json`)).json()).importMap.imports[`@portal/${prefix}`]
        )
        .toMatch(new RegExp(`^${origin}/${prefix}-.+\\.mjs$`))

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
    await mkdir(join(project.folder, 'dist'))
    await writeFile(join(project.folder, 'dist/careless-1.mjs'), careless)
    const target = ['--portal', site.folder, '--at', origin, '--files', published]
    const { code, output } = await project.script('publish-module', ...target)
    expect(code).toBe(1)
    expect(output).toContain('`button` matches elements outside it.')
    expect(output).not.toContain('`.fleet-app h1`')
    expect(output).toContain('It makes the globals fleetState.')
    expect(output).toContain('1 nodes stay in the page after leaving /sub-app/careless.')
    expect(output).toContain('18 listeners are left after 20 mounts.')
    expect(output).toContain('image-alt: <img src="data:,">')
    expect(await readFile(join(published, 'careless-1.mjs')).catch(() => undefined)).toBeUndefined()
  } finally {
    await project.remove()
  }
})
