import { hostModule } from '../support/host-module.ts'
import { expect, sidebar, test } from '../support/portal.ts'

const notReleased = 'Its files are not the ones that were released.'

test('a native ES module opens from the same import map, is left and opened again, and is fetched once', async ({
  page,
  cloud,
  visitor
}) => {
  const module = await hostModule(page, cloud.url, { file: 'native.mjs' }, { integrity: 'right' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Native below /sub-app/robot' })).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Dashboard' }).click()
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Native below /sub-app/robot' })).toBeVisible()
  expect(module.requests()).toBe(1)
})

test('a native ES module whose bytes are not those of the import map never runs', async ({
  page,
  complaints,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'native.mjs' }, { integrity: 'wrong' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('main').getByRole('alert')).toContainText(notReleased)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(notReleased)
  await expect(page.getByRole('heading', { name: /Native/ })).toHaveCount(0)
  complaints.length = 0
})

for (const [what, answer] of [
  ['is not there', { file: 'native.mjs', status: 404 }],
  ["is a gateway's page", { file: 'broken/sign-in-page.html' }],
  ['throws where it is evaluated', { file: 'broken/native-throws.mjs' }]
] as const) {
  test(`a native ES module that ${what} shows the panel, and retry loads it afresh`, async ({
    page,
    complaints,
    cloud,
    visitor
  }) => {
    const module = await hostModule(page, cloud.url, { file: 'native.mjs' })
    module.answerWith(answer)
    await visitor.open('customer', '/sub-app/robot')
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Its files could not be loaded.')
    module.answerWith({ file: 'native.mjs' })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'Native below /sub-app/robot' })).toBeVisible()
    complaints.length = 0
  })
}

test("a native ES module imports session and React by name, and they are the portal's own", async ({
  page,
  cloud,
  visitor
}) => {
  await hostModule(page, cloud.url, { file: 'native-shares.mjs' }, { integrity: 'right' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'The same session' })).toBeVisible()
  await page.getByRole('button', { name: 'Counted 0' }).click()
  await expect(page.getByRole('button', { name: 'Counted 1' })).toBeVisible()
})
