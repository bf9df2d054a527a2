import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { environmentFolder } from '../../../cloud/index.ts'
import { startTestCloud } from '../../../cloud/testing.ts'
import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test } from '../support/portal.ts'
import { deliverySettings } from '../support/site.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const { integrity } = JSON.parse(readFileSync(`${root}build/manifest.json`, 'utf8')) as {
  integrity: Record<string, string>
}

const hashOf = async (address: string) => {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer())
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`
}

const pageOf = async (url: string) => {
  const html = await (await fetch(`${url}/login`, { headers: { Accept: 'text/html' } })).text()
  const config = JSON.parse(/id="portal-config">(.*?)<\/script>/.exec(html)?.[1] ?? '')
  return { config, rest: html.replace(/(id="portal-config">).*?(<\/script>)/, '$1$2') }
}

test('one build serves two environments: the files are the same, and the pages differ by what the environments say', async ({
  cloud
}) => {
  test.setTimeout(120_000)
  const japan = await startTestCloud({
    ...deliverySettings,
    portal: { build: `${root}build`, environment: environmentFolder(root, 'japan') },
    taskDays: 1
  })
  for (const [address, hash] of Object.entries(integrity)) {
    expect([await hashOf(cloud.url + address), await hashOf(japan.url + address)]).toEqual([hash, hash])
  }
  const [here, there] = [await pageOf(cloud.url), await pageOf(japan.url)]
  expect([here.config.environment.name, there.config.environment.name]).toEqual(['local', 'japan'])
  expect(there.config.environment.clientType).toBe('jaClient')
  expect(there.rest).not.toContain('data-library')
  const developers = /<meta name="importmap-type"[^>]*>\s*<script data-library[^>]*>.*?<\/script>/
  expect(here.rest).toMatch(developers)
  expect(here.rest.replace(developers, '')).toBe(there.rest)
  await japan.close()
})

test('a module that was tampered with never runs, and is reported with its name', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  const reports: string[] = []
  page.on('request', request => {
    if (request.postData()?.includes('jsError')) reports.push(request.postData() ?? '')
  })
  await hostModule(page, cloud.url, { file: 'well.js' }, { integrity: 'wrong' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'Its files are not the ones that were released.'
  )
  await expect(page.getByRole('heading', { name: 'Well' })).toHaveCount(0)
  await expect.poll(() => reports.join()).toContain('@portal/robot')
  complaints.length = 0
})

test('a map that can not be asked again, and an entry that leads nowhere, cost that one module alone', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'well.js', status: 404 })
  await page.route(/\/(importmap|release)\.json$/, route => route.abort())
  await visitor.open('customer', '/sub-app/robot')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Its files could not be loaded.')
  for (const address of ['/dashboard', '/account', '/secure']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  }
  await expect(sidebar(page)).toBeVisible()
  complaints.length = 0
})
