import { once } from 'node:events'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { bundleScript } from '../support/bundle-script.ts'
import { newProject, packedKit, testedFrameworks } from '../support/new-project.ts'
import { expect, root } from '../support/portal.ts'
import { testAt } from '../support/site.ts'

/**
 * The application did not catch an error. A person and the team see:
 * - `not started`: mount failed. The panel is there, and the version counts a failure.
 * - `stopped`: the framework gave up after mount. So it is as before.
 * - `reported`: the framework goes on with what it drew before. The error is reported.
 */
type Outcome = 'not started' | 'stopped' | 'reported'
type Row = [file: string, firstDraw: Outcome, laterDraw: Outcome, effect: Outcome, event: Outcome, promise: Outcome]

const moments = ['first draw', 'later draw', 'effect', 'event', 'promise'] as const

/**
 * React removes all that it drew after an error in a component or an effect. Angular tells of an error, and goes on with half
 * a page. The others throw, and leave what they drew.
 */
const rows: Row[] = [
  ['react.tsx', 'not started', 'stopped', 'stopped', 'reported', 'reported'],
  ['react-alone.tsx', 'stopped', 'stopped', 'stopped', 'reported', 'reported'],
  ['preact.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['vue.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['svelte.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['solid.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['lit.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['angular', 'not started', 'reported', 'reported', 'reported', 'reported']
]

const folder = 'test/e2e/modules/throwing'

/** Its compiler is no package of this repository, so a new project makes the script. */
const angularScript = async (): Promise<string> => {
  const project = await newProject(await packedKit(), 'angular', 'throwing')
  try {
    for (const [from, to] of [
      ['angular.txt', 'app.ts'],
      ['throw-at.ts', 'throw-at.ts']
    ] as const)
      await copyFile(join(root, folder, from), join(project.folder, 'src', to))
    const { code, output } = await project.script('build')
    expect(code, output).toBe(0)
    const built = (await readdir(join(project.folder, 'dist'))).find(it => it.endsWith('.mjs')) ?? ''
    return await readFile(join(project.folder, 'dist', built), 'utf8')
  } finally {
    await project.remove()
  }
}

const scripts = new Map<string, Promise<string>>()

const scriptOf = (file: string): Promise<string> => {
  const made =
    scripts.get(file) ?? (file === 'angular' ? angularScript() : bundleScript(`${folder}/${file}`, ['@portal/session']))
  scripts.set(file, made)
  return made
}

const panelTexts = {
  'not started': 'It stopped with an error while starting.',
  stopped: 'It stopped with an error while it was open.'
}

/** The module that the import map's one address has now. */
let script = ''

const test = testAt(async () => {
  const server = createServer((_request, response) => {
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Content-Type': 'text/javascript',
      'Cache-Control': 'no-store'
    }
    response.writeHead(200, headers).end(script)
  })
  server.listen(0, '127.0.0.1').unref()
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { environment: { moduleOrigins: [origin], channels: [] }, imports: { '@portal/robot': `${origin}/robot.mjs` } }
})

for (const [file, ...outcomes] of rows.filter(([name]) => name !== 'angular' || testedFrameworks.includes(name))) {
  for (const [place, moment] of moments.entries()) {
    const outcome = outcomes[place] ?? 'reported'
    test(`an application of ${file} that throws at ${moment} is ${outcome}, and never a blank page in silence`, async ({
      page,
      complaints,
      cloud,
      visitor
    }) => {
      // The kit is packed, and Angular's packages are installed.
      if (file === 'angular') test.setTimeout(480_000)
      script = await scriptOf(file)
      await cloud.query('delete from usage_events')
      await cloud.query('delete from module_loads')
      await visitor.open('operator', '/account')
      await page.evaluate(to => history.pushState(null, '', to), `/sub-app/robot?at=${encodeURIComponent(moment)}`)
      if (moment !== 'first draw') await page.getByRole('button', { name: 'Go on' }).click()

      const reports = () =>
        cloud.query(
          `select 1 from usage_events where event = 'jsError' and properties ->> 'errMsg' like '%thrown at ${moment}'`
        )
      const failures = () => cloud.query('select 1 from module_loads where failures > 0')
      if (outcome === 'reported') {
        await expect.poll(reports).toHaveLength(1)
        await expect(page.getByRole('heading', { name: 'Drawn' })).toBeVisible()
        expect(await failures()).toHaveLength(0)
      } else {
        await expect(page.getByRole('main').getByRole('alert')).toContainText(panelTexts[outcome])
        await expect.poll(failures).toHaveLength(1)
        await expect.poll(async () => (await reports()).length).toBeGreaterThan(0)
        await page.evaluate(() => history.replaceState(null, '', '/sub-app/robot'))
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: 'Drawn' })).toBeVisible()
      }
      complaints.length = 0
    })
  }
}
