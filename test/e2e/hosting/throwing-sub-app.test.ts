import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundleScript } from '../support/bundle-script.ts'
import { expect } from '../support/portal.ts'
import { testAt } from '../support/site.ts'

/**
 * What a person and the team see after an error that the application did not catch:
 * - `stopped`: the framework gave up. The panel is there, and the version counts a failure.
 * - `reported`: the framework goes on with what it drew before. The error is reported.
 */
type Outcome = 'not started' | 'stopped' | 'reported'
type Row = [file: string, firstDraw: Outcome, laterDraw: Outcome, effect: Outcome, event: Outcome, promise: Outcome]

const moments = ['first draw', 'later draw', 'effect', 'event', 'promise'] as const

/** React removes all that it drew after an error in a component or an effect. The others throw, and leave the page. */
const rows: Row[] = [
  ['react.tsx', 'not started', 'stopped', 'stopped', 'reported', 'reported'],
  ['react-alone.tsx', 'stopped', 'stopped', 'stopped', 'reported', 'reported'],
  ['preact.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['vue.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['svelte.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['solid.ts', 'not started', 'reported', 'reported', 'reported', 'reported'],
  ['lit.ts', 'not started', 'reported', 'reported', 'reported', 'reported']
]

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

for (const [file, ...outcomes] of rows) {
  for (const [place, moment] of moments.entries()) {
    const outcome = outcomes[place] ?? 'reported'
    test(`${file} that throws at ${moment} is ${outcome}, and never a blank page in silence`, async ({
      page,
      complaints,
      cloud,
      visitor
    }) => {
      script = await bundleScript(`test/e2e/modules/throwing/${file}`, ['@portal/session'])
      await cloud.query('delete from usage_events')
      await visitor.open('operator', '/account')
      await page.evaluate(to => history.pushState(null, '', to), `/sub-app/robot?at=${encodeURIComponent(moment)}`)
      if (moment !== 'first draw') await page.getByRole('button', { name: 'Go on' }).click()

      const reports = () =>
        cloud.query(
          `select 1 from usage_events where event = 'jsError' and properties ->> 'errMsg' like '%thrown at ${moment}'`
        )
      const failures = () =>
        cloud.query("select 1 from usage_events where event = 'moduleLoad' and properties ->> 'milliseconds' is null")
      if (outcome === 'reported') {
        await expect.poll(reports).toHaveLength(1)
        await expect(page.getByRole('heading', { name: 'Drawn' })).toBeVisible()
        expect(await failures()).toHaveLength(0)
      } else {
        await expect(page.getByRole('main').getByRole('alert')).toContainText(panelTexts[outcome])
        await expect.poll(failures).toHaveLength(1)
        expect((await reports()).length).toBeGreaterThan(0)
        await page.evaluate(() => history.replaceState(null, '', '/sub-app/robot'))
        await page.getByRole('button', { name: 'Try again' }).click()
        await expect(page.getByRole('heading', { name: 'Drawn' })).toBeVisible()
      }
      complaints.length = 0
    })
  }
}
