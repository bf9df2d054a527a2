import { calls } from '#contract/index.ts'
import { expect, sidebar, test } from '../support/portal.ts'

type Envelope = {
  cm: Record<string, unknown>
  et: { event: string; properties: Record<string, unknown> }[]
}

test('a visit tells which pages are seen and which controls are pressed, with browser and network', async ({
  page,
  visitor
}) => {
  const envelopes: Envelope[] = []
  page.on('request', request => {
    if (request.url().endsWith(calls.recordEvents.path)) envelopes.push(request.postDataJSON())
  })
  const told = (event: string) =>
    envelopes.flatMap(({ et }) => et.filter(it => it.event === event).map(({ properties }) => properties))
  await visitor.open('customer')
  await expect.poll(() => told('pageView')).toHaveLength(1)
  await sidebar(page).getByRole('button', { name: 'Robots' }).click()
  await sidebar(page).getByRole('link', { name: 'Robot list', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Robot list' })).toBeVisible()
  await page.locator('portal-header a.brand').click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await sidebar(page).getByRole('button', { name: 'Collapse menu' }).click()

  const home = { name: 'Dashboard', path: '/dashboard' }
  const list = { name: 'Robots › Robot list', path: '/sub-app/robot/list' }
  const view = (to: typeof home, from: typeof home | undefined) => ({
    to: to.path,
    toPathName: to.name,
    from: from?.path ?? '',
    fromPathName: from?.name ?? ''
  })
  const click = (page: [code: string, name: string], control: [code: string, name: string]) => ({
    pageCode: page[0],
    pageName: page[1],
    moduleCode: control[0],
    moduleName: control[1]
  })
  await expect
    .poll(() => told('pageClick'))
    .toEqual([
      click(['sidebar', 'Sidebar'], ['group', 'Open or close a group']),
      click(['sidebar', 'Sidebar'], ['entry', 'Menu entry']),
      click(['header', 'Header'], ['logo', 'Logo']),
      click(['sidebar', 'Sidebar'], ['collapse', 'Collapse or expand'])
    ])
  expect(told('pageView')).toEqual([view(home, undefined), view(list, home), view(home, list)])
  for (const { cm } of envelopes) {
    expect(cm.browserType).toMatch(/Chrom\w* \d+$/)
    expect(cm.networkType).not.toBe('')
  }
})
