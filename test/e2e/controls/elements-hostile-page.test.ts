import { expect, type Page, test } from '@playwright/test'
import { galleryStates } from '#elements/gallery/states.pure.ts'
import { openAnyPage } from '../support/any-page.ts'
import { differenceOf, pictureOf } from '../support/pictures.ts'

const hostile = `<style>
  * { all: revert !important; color: red !important }
  * { font: 40px serif !important; letter-spacing: 9px !important; text-transform: uppercase !important }
  * { visibility: hidden !important; direction: rtl; text-align: center !important; line-height: 3 !important }
  * { text-shadow: 3px 3px red !important; -webkit-text-fill-color: red !important; writing-mode: vertical-rl !important }
  * { -webkit-text-stroke: 2px red !important; text-emphasis: dot !important; pointer-events: none !important }
  html { font-size: 3px !important }
  header, nav, a, ul, button { display: none !important }
  :root { --portal: red }
</style>`

/** A box of one place and size on every page, in spite of the page's styles. The box itself is not under test. */
const body = (tag: string) => `<div style="all: initial !important; position: fixed !important; inset: 0 !important;
  display: block !important; visibility: visible !important; direction: ltr !important"><${tag}></${tag}></div>`

/**
 * A state with something to press, where the first one has nothing. A list without rows: the table has a picture of its own, and a
 * text between two pixels is drawn at either.
 */
const pressable: Record<string, number> = { 'portal-header': 1, 'portal-notice': 1, 'portal-list': 3 }

/** Opens a page that shows one element in one state, whole but for the parts that are drawn a moment later. */
const openWith = async (page: Page, tag: string, head: string): Promise<void> => {
  await openAnyPage(page, { head, body: body(tag) })
  await page.evaluate(
    ([name, state]) => {
      const element = document.querySelector(name)
      if (element === null) return
      for (const [key, value] of Object.entries(state?.attributes ?? {})) element.setAttribute(key, value)
      const rows = state?.asked
      const ask = async () => ({ list: rows, total: rows?.length })
      Object.assign(element, state?.properties, Array.isArray(rows) && { ask })
    },
    [tag, galleryStates[tag]?.[pressable[tag] ?? 0]] as const
  )
  await page.waitForFunction(name => {
    const root = document.querySelector(name)?.shadowRoot
    // A list of languages is filled a moment after the page has been drawn, and gets its width by that.
    const lists = [...(root?.querySelectorAll('select') ?? [])]
    // A chart is drawn when the page is idle.
    const charts = [...(root?.querySelectorAll('canvas') ?? [])]
    const isDrawn = (chart: HTMLCanvasElement) =>
      chart
        .getContext('2d')
        ?.getImageData(0, 0, chart.width, chart.height)
        .data.some(it => it !== 0) === true
    const isThere = root?.querySelector('a, button, select, canvas') != null
    return isThere && lists.every(({ length }) => length > 1) && charts.every(isDrawn)
  }, tag)
}

test.use({ viewport: { width: 1024, height: 600 }, locale: 'en-GB', timezoneId: 'UTC' })

for (const tag of Object.keys(galleryStates)) {
  test(`<${tag}> looks the same on a hostile page`, async ({ page, context }) => {
    const other = await context.newPage()
    await openWith(page, tag, '')
    await openWith(other, tag, hostile)
    // Both stay open and are looked at again: parts of an element are drawn a moment later, when the machine is idle.
    await expect(async () => {
      expect(await differenceOf(page, [await pictureOf(other), await pictureOf(page)])).toBeLessThanOrEqual(2)
    }).toPass()
  })
}

test('the elements change nothing of the page around them', async ({ page }) => {
  const markup =
    '<h1>Title</h1><p>Text <a href="/x">link</a></p><button>Press</button><input><select><option>1</option></select>'
  const looks = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('html, body, body > :not(portal-header):not(script), p > *')].map(element => {
        const style = getComputedStyle(element)
        // The tokens are there for styles that ask for them, and mean nothing by themselves.
        const names = [...style].filter(name => !name.startsWith('--'))
        return [element.localName, ...names.map(name => `${name}: ${style.getPropertyValue(name)}`)].join('; ')
      })
    )
  await openAnyPage(page, { body: `${markup}<portal-header></portal-header>` })
  await page.waitForFunction(() => document.querySelector('portal-header')?.shadowRoot?.querySelector('a') != null)
  const withElements = await looks()
  expect(
    await page.evaluate(() => [document.cookie, localStorage.length, document.querySelectorAll('head style').length])
  ).toEqual(['', 0, 0])
  await page.route('**/portal-elements.js', route =>
    route.fulfill({
      body: 'customElements.define("portal-header", class extends HTMLElement { constructor() { super(); this.style.cssText = "display: block; block-size: 56px" } })',
      contentType: 'text/javascript'
    })
  )
  await page.reload()
  expect(await looks()).toEqual(withElements)
})
