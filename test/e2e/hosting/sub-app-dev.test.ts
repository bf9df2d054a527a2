import { open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Framework } from '../../../scripts/new-sub-app/command.ts'
import { startDev } from '../support/dev-server.ts'
import { newProject, packedKit, testedFrameworks } from '../support/new-project.ts'
import { expect, keepToken, sidebar, test } from '../support/portal.ts'

test.describe.configure({ mode: 'default', timeout: 240_000 })

let kit: string
test.beforeAll(async () => {
  test.setTimeout(240_000)
  kit = await packedKit()
})

/** A text that stands in each framework's list, and the file that has it. */
const edited: readonly [Framework, file: string, before: string, after: string][] = [
  ['vanilla', 'src/robot-list.ts', "head(text('title'), text('lead'))", "head('All of them', text('lead'))"],
  ['lit', 'src/views.ts', "head(text('title'), text('lead'))", "head('All of them', text('lead'))"],
  ['react', 'src/robot-list.tsx', "title={text('title')}", 'title="All of them"'],
  ['solid', 'src/robot-list.tsx', "title={text()('title')}", 'title="All of them"'],
  ['svelte', 'src/robot-list.svelte', "title={$text('title')}", 'title="All of them"'],
  ['vue', 'src/robot-list.vue', `:title="text('title')"`, 'title="All of them"'],
  ['angular', 'src/robot-list.ts', `[title]="text()('title')"`, 'title="All of them"']
]

/** Saves as an editor that empties the file before it writes. For 8 ms the developer's server can read the empty file. */
const saveInPlace = async (path: string, text: string): Promise<void> => {
  const file = await open(path, 'w')
  try {
    await wait(8)
    await file.writeFile(text)
  } finally {
    await file.close()
  }
}

for (const [framework, file, before, after] of edited.filter(([name]) => testedFrameworks.includes(name))) {
  test(`npm run dev shows a project in ${framework} in a portal that does not know it, and takes a change in without loading the page`, async ({
    page,
    context,
    cloud,
    visitor
  }) => {
    const project = await newProject(kit, framework, 'yard')
    const { address, dev } = await startDev(project, '--portal', cloud.url)
    try {
      await keepToken(context, address, await visitor.tokenOf('customer'))
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Robots' })).toBeVisible()
      await expect(page.locator('portal-list').getByRole('link').first()).toBeVisible()
      await expect(sidebar(page).getByRole('link', { name: 'Fleet' })).toBeVisible()
      await page.evaluate(() => Object.assign(globalThis, { stillHere: true }))
      const path = join(project.folder, file)
      const source = await readFile(path, 'utf8')
      expect(source).toContain(before)
      await saveInPlace(path, source.replace(before, after))
      await expect(page.getByRole('heading', { name: 'All of them' })).toBeVisible()
      expect(await page.evaluate(() => 'stillHere' in globalThis)).toBe(true)

      await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
      await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await sidebar(page).getByRole('link', { name: 'Fleet' }).click()
      await expect(page.getByRole('heading', { name: 'All of them' })).toBeVisible()
    } finally {
      // A page that is open would miss its server.
      await page.goto('about:blank')
      dev.kill()
      await project.remove()
    }
  })
}
