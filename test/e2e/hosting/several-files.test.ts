import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { newProject, packedKit, passes } from '../support/new-project.ts'
import { expect, sidebar } from '../support/portal.ts'
import { testAt } from '../support/site.ts'
import { openTeamHost, type TeamHost } from '../support/team-host.ts'
import { writeViteProject } from '../support/vite-project.ts'

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

for (const framework of ['react', 'vue'] as const) {
  test(`a project in ${framework} with styles, a font, an image, a worker and later parts runs in the portal`, async ({
    page,
    complaints,
    cloud,
    site,
    visitor
  }) => {
    const prefix = `parts-${framework}`
    const project = await newProject(kit, framework, prefix)
    await writeViteProject(project.folder, framework, prefix)
    await passes(project.script('publish-module', '--portal', site.folder, '--at', host.origin, '--files', host.folder))
    await project.remove()
    const mapped = async (): Promise<string | undefined> =>
      (await (await fetch(`${cloud.url}/release.json`)).json()).importMap.imports[`@portal/${prefix}`]
    await expect.poll(mapped).toMatch(new RegExp(`^${host.origin}/[0-9a-f]{16}/${prefix}-.+\\.mjs$`))

    const later = page.getByText('Later', { exact: true })
    await visitor.open('operator', `/sub-app/${prefix}`)
    for (const time of ['the first', 'another']) {
      const heading = page.getByRole('heading', { name: 'Fleet' })
      await expect(heading, time).toHaveCSS('color', 'rgb(1, 2, 3)')
      await expect(page.getByRole('img', { name: 'Dot' })).toHaveCSS('border-top-width', '3px')
      await expect(page.getByRole('img', { name: 'Dot' })).toHaveJSProperty('naturalWidth', 8)
      await expect(page.getByText('The worker says 6.')).toBeVisible()
      await expect(later, time).toHaveCSS('color', 'rgb(4, 5, 6)')
      const fonts = await page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`))
      expect(fonts).toContain('Lettering loaded')
      await page.getByRole('button', { name: 'Ask' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'said' })).toHaveText('said 5')
      const sheets = await page.evaluate(() => document.adoptedStyleSheets.length)
      await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBeLessThan(sheets)
      await page.goBack()
    }
    expect(complaints).toEqual([])

    const folder = join(host.folder, (await mapped())?.split('/').at(-2) ?? '')
    const part = (await readdir(folder)).find(name => /^said-.+\.mjs$/.test(name)) ?? ''
    await writeFile(join(folder, part), `${await readFile(join(folder, part), 'utf8')};document.title = 'Changed'`)
    await page.reload()
    await expect(later).toBeVisible()
    await page.getByRole('button', { name: 'Ask' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'refused' })).toBeVisible()
    await expect(page).not.toHaveTitle('Changed')
    complaints.length = 0
  })
}
