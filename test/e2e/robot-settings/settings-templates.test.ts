import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { conflictOn } from '../support/dialog.ts'
import { expect, test } from '../support/portal.ts'

test('of a template of settings that two people change, each setting is taken from either', async ({
  page,
  visitor,
  cloud
}) => {
  const token = await visitor.tokenOf('operator')
  const values = [{ key: 'speed' as const, value: 60 }]
  const body = { name: 'Two people', robotKind: 'delivery' as const, values }
  const { templateId } = (await send(cloud.url, calls.createSettingsTemplate, { token, body })).data
  await visitor.open('operator', `/sub-app/robot/settings-template/${templateId}/edit`)
  await page.getByLabel('Name', { exact: true }).fill('Mine')
  await page.getByRole('checkbox', { name: 'Speed' }).uncheck()
  await page.getByRole('checkbox', { name: 'Volume' }).check()
  const theirs = { templateId, name: 'Theirs', values: [{ key: 'speed' as const, value: 80 }] }
  await send(cloud.url, calls.updateSettingsTemplate, { token, body: theirs })
  await page.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  const { chosenOf, take, save } = conflictOn(page)
  await expect(chosenOf('Name')).toHaveText('YoursMine')
  await expect(chosenOf('Speed')).toHaveText('Yoursempty')
  await take('Speed', 'Theirs')
  await save()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
  const { data } = await send(cloud.url, calls.settingsTemplate, { token, query: { templateId } })
  expect(data).toMatchObject({ name: 'Mine', values: [{ key: 'speed', value: 80 }, { key: 'volume' }] })
})
