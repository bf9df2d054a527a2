import type { PackageSaying } from '#contract/calls/resource-packages/package-robots.ts'
import { calls } from '#contract/index.ts'
import { send, signIn } from '../../cloud/support/client.ts'
import { packageOf } from '../../cloud/support/files/archive.ts'
import { addPackage } from '../../cloud/support/packages.ts'
import { objectionsTo } from '../support/objections.ts'
import { expect, test } from '../support/portal.ts'

/* A package in force, and the robots that take it while a person looks on. */

test('a person sees which robots took a package, and gives it once more to one that could not', async ({
  page,
  visitor,
  cloud,
  complaints
}) => {
  const owner = await visitor.tokenOf('packs')
  const { packageId, versionId } = await addPackage(cloud.url, owner, packageOf(), { name: 'Morning voices' })
  await send(cloud.url, calls.publishPackageVersion, { token: owner, body: { versionId } })
  const [robot] = await cloud.query(`select serial from robots where robot_kind = 'delivery' and
    tenant_id = (select tenant_id from users where email = 'packs@demo.example') order by name limit 1`)
  const serial = String(robot?.serial)
  const token = await signIn(cloud, 'robot')
  const say = async (...said: PackageSaying[]) =>
    (await send(cloud.url, calls.syncPackages, { token, body: { robots: [{ serial, said }] } })).data.take

  await visitor.open('packs', `/sub-app/resourceweb/packages/new/${packageId}`)
  const row = page.getByRole('row').filter({ hasText: serial })
  await expect(row).toContainText('Waiting')
  expect(await objectionsTo(page)).toEqual([])
  expect((await say()).map(it => it.packageId)).toContain(packageId)
  await say({ packageId, versionId, state: 'failed', failure: 'space' })
  await expect(row).toContainText('Failed')
  await expect(row).toContainText('The robot has no space left.')

  // The network is away: the person reads so, and the next try works.
  const retry = page.getByRole('button', { name: 'Try failed robots again' })
  await page.route(`**${calls.retryPackage.path}`, route => route.abort(), { times: 1 })
  await retry.press('Enter')
  await expect(page.getByText('Network exception.')).toBeVisible()
  complaints.length = 0
  await expect(row).toContainText('Failed')
  await expect(retry).toHaveAttribute('aria-disabled', 'false')
  await retry.press('Enter')
  await expect(row).toContainText('Waiting')
  await expect(retry).toHaveAttribute('aria-disabled', 'false')
  await retry.press('Enter')
  await expect(page.getByText('Each of these robots has the package or waits for it.')).toBeVisible()
  await say({ packageId, versionId, state: 'taken' })
  await expect(row).toContainText('Installed')
  await expect(row).toContainText('1.0.0')

  await page.getByRole('combobox', { name: 'State' }).last().selectOption('Installed')
  await expect(page).toHaveURL(/robot=taken/)
  await expect(page.getByRole('row').filter({ hasText: 'Waiting' })).toHaveCount(0)
  await page.reload()
  await expect(row).toContainText('Installed')
})
