import { expect, test } from '../support/portal.ts'

const day = 86_400_000

for (const [what, shift] of [
  ['two days fast', 2 * day],
  ['two days slow', -2 * day]
] as const) {
  test(`sign-in works on a machine whose clock is ${what}`, async ({ page, visitor }) => {
    await page.clock.install({ time: Date.now() + shift })
    await page.goto('/login')
    await visitor.submitSignIn('customer@demo.example')
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  })
}

const zones: [zone: string, hours: string][] = [
  ['Asia/Shanghai', '8'],
  ['America/Los_Angeles', '-8|-7'],
  ['Asia/Kolkata', '5.5'],
  ['Pacific/Kiritimati', '14'],
  ['Asia/Kathmandu', '5.75'],
  ['America/St_Johns', '-3.5|-2.5']
]
for (const [zone, hours] of zones) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone })
    test(`every call says how many hours from UTC it comes, and the dashboard counts in Beijing's days`, async ({
      page,
      visitor
    }) => {
      const sent = new Set<string | undefined>()
      page.on('request', request => {
        if (request.url().includes('/api/')) sent.add(request.headers()['x-time-zone'])
      })
      await visitor.open('customer')
      // The cloud's clock stands at Thursday, 12 March, noon in Beijing.
      await expect(page.getByText('Thursday, March 12, 2026 · Beijing time (UTC+8)')).toBeVisible()
      await page.getByRole('button', { name: 'As a table: Robot tasks' }).click()
      await expect(page.locator('portal-table').getByRole('row').last()).toContainText(/Thu.*12/)
      await expect(page.locator('portal-table').getByRole('row').nth(1)).toContainText(/Fri.*6/)
      expect([...sent].every(it => new RegExp(`^(${hours})$`).test(it ?? ''))).toBe(true)
    })
  })
}

test('a notice goes after five seconds', async ({ page, complaints, visitor }) => {
  await page.clock.install()
  await visitor.open('customer', '/dashboard')
  await page.route(/tasknumandtrend/, route => route.abort())
  await page.clock.fastForward(60_000)
  await page.reload()
  await expect(page.locator('.notice')).toHaveText(/Network exception/)
  await page.clock.fastForward(5_000)
  await expect(page.locator('.notice')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  complaints.length = 0
})
