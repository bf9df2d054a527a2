import { calls } from '#contract/index.ts'
import { send } from '../../cloud/support/client.ts'
import { givePermissions } from '../../cloud/support/give-permissions.ts'
import { inDialog } from '../support/dialog.ts'
import { objectionsTo } from '../support/objections.ts'
import { addressOf, expect, test } from '../support/portal.ts'

/* Who looks after a fault, as two people see it. */

test('a person takes a fault, writes a note and closes it, and a second person sees it live', async ({
  page,
  visitor,
  cloud
}) => {
  await givePermissions(cloud, 'tenant', ['robot:errorEvents', 'robot:errorEvents:care'])
  await cloud.query('delete from robot_faults')
  await cloud.query(`insert into robot_faults (robot_id, fault_code, start_time)
    select min(robot_id), 'E-101', '2026-02-01T01:00:00Z' from robots
    where tenant_id = (select tenant_id from users where email = 'tenant@demo.example')`)
  const [fault] = await cloud.query('select fault_id from robot_faults')
  const faultId = Number(fault?.fault_id)

  await visitor.open('operator', '/sub-app/robot/list')
  await expect(page.getByRole('status').filter({ hasText: 'Nobody looks after 1 fault' })).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).press('Enter')
  await expect.poll(() => addressOf(page)).toContain('care=nobody')
  const row = page.locator('portal-list tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('Nobody')
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Who looks after it' }).click()
  const dialog = inDialog(page)
  await expect(dialog.getByText('Looked after by:')).toBeVisible()
  expect(await objectionsTo(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Acknowledge' }).press('Enter')
  await expect(dialog).toContainText('Olivia Hart acknowledged it.')

  // The open story follows the acts of another person.
  const token = await visitor.tokenOf('tenant')
  await send(cloud.url, calls.noteFault, { token, body: { faultId, note: 'A wheel is loose.' } })
  await expect(dialog).toContainText('A wheel is loose.')

  await dialog.getByLabel('What do you do?').selectOption('Close the fault')
  await dialog.getByRole('button', { name: 'Close the fault' }).press('Enter')
  await expect(dialog.getByLabel('Note')).toHaveAccessibleDescription(/so that others know why/)
  await dialog.getByLabel('Note').fill('The wheel is tight.')
  await dialog.getByRole('button', { name: 'Close the fault' }).press('Enter')
  await expect(dialog).toContainText('Olivia Hart closed it.')
  await expect(dialog).toContainText('The wheel is tight.')
  await page.keyboard.press('Escape')
  await expect(row).toHaveCount(0)
  const told = await send(cloud.url, calls.faultStory, { token, query: { faultId } })
  expect(told.data).toMatchObject({
    unattended: false,
    acts: [{ act: 'acknowledged' }, { act: 'noted' }, { act: 'closed' }]
  })
})
