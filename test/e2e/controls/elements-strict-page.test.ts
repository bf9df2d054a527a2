import { expect, test } from '@playwright/test'
import { galleryStates } from '#elements/gallery/states.pure.ts'
import { openAnyPage } from '../support/any-page.ts'
import { followPolicyReports } from '../support/policy-reports.ts'

const strict = `<meta http-equiv="Content-Security-Policy"
  content="script-src 'self'; require-trusted-types-for 'script'; trusted-types 'none'">`

for (const tag of Object.keys(galleryStates))
  test(`<${tag}> is drawn on a page that takes no text as HTML and no policy`, async ({ page }) => {
    const reports = await followPolicyReports(page)
    const errors: string[] = []
    page.on('pageerror', error => errors.push(String(error)))
    await openAnyPage(page, { head: strict, body: `<${tag}></${tag}>` })
    for (const { attributes = {}, properties = {}, asked } of galleryStates[tag] ?? []) {
      await page.evaluate(
        ([name, attributes, properties, rows]) => {
          const element = document.createElement(name)
          for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value))
          const ask = async () => ({ list: rows, total: rows?.length })
          Object.assign(element, properties, rows && { ask })
          document.querySelector(name)?.replaceWith(element)
        },
        // Functions can't be handed to a page.
        [
          tag,
          attributes,
          JSON.parse(JSON.stringify(properties ?? {})),
          Array.isArray(asked) ? asked : undefined
        ] as const
      )
      await page.waitForFunction(name => document.querySelector(name)?.shadowRoot?.querySelector('*') != null, tag)
      for (const button of (await page.getByRole('button').all()).slice(0, 3))
        await button.click({ timeout: 500 }).catch(() => undefined)
    }
    expect(reports).toEqual([])
    expect(errors).toEqual([])
  })

test('a chart fetches what draws it from beside the module, and is drawn', async ({ page }) => {
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  await openAnyPage(page, { head: strict, body: '<portal-chart label="Tasks"></portal-chart>' })
  await page.waitForFunction(() => document.querySelector('portal-chart')?.shadowRoot?.querySelector('.root') != null)
  expect(fetched).not.toContain('/portal-chart-drawing.js')
  await page.evaluate(() =>
    Object.assign(document.querySelector('portal-chart') ?? {}, {
      labels: ['Monday', 'Tuesday'],
      series: [{ label: 'Tasks', values: [1, 2] }]
    })
  )
  await page.waitForFunction(() => {
    const canvas = document.querySelector('portal-chart')?.shadowRoot?.querySelector('canvas')
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
    return pixels?.some(it => it !== 0) === true
  })
  expect(fetched).toContain('/portal-chart-drawing.js')
})
