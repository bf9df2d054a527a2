import { hostModule } from '../support/host-module.ts'
import { followPolicyReports } from '../support/policy-reports.ts'
import { expect, test } from '../support/portal.ts'

const refused: [what: string, error: string][] = [
  ['an image with a handler', 'TypeError'],
  ['HTML beside its own', 'TypeError'],
  ['a document of a text', 'TypeError'],
  ['a frame of a text', 'TypeError'],
  ['the address of a script', 'TypeError'],
  ['the text of a script', 'TypeError'],
  ['a handler by its attribute', 'TypeError'],
  ['a function of a text', 'EvalError'],
  ["the portal's policy for an address elsewhere", 'TypeError']
]

for (const [what, error] of refused)
  test(`a sub-application that makes code of a text is refused ${what}`, async ({
    page,
    cloud,
    complaints,
    visitor
  }) => {
    await page.addInitScript(way => Object.assign(globalThis, { hostileWay: way }), what)
    await hostModule(page, cloud.url, { file: 'hostile/texts.js' })
    await visitor.open('customer', '/sub-app/robot')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Refused: ${error}`)
    expect(await page.evaluate(() => 'wasRun' in globalThis)).toBe(false)
    complaints.length = 0
  })

test('a sub-application makes HTML by a policy of its own name, and by no other', async ({
  page,
  cloud,
  complaints,
  visitor
}) => {
  const reports = await followPolicyReports(page)
  await hostModule(page, cloud.url, { file: 'unsaved.js' })
  await visitor.open('customer', '/sub-app/robot')
  await expect(page.getByRole('heading', { name: 'Form' })).toBeVisible()
  expect(reports).toEqual([])
  const made = await page.evaluate(() => {
    const create = (name: string): string => {
      try {
        trustedTypes?.createPolicy(name, { createHTML: (html: string) => html })
        return 'made'
      } catch (cause) {
        return (cause as Error).name
      }
    }
    return ['portal-robot', 'portal-anybody', 'anything'].map(create)
  })
  expect(made).toEqual(['made', 'TypeError', 'TypeError'])
  complaints.length = 0
})
