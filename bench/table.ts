/**
 * `npm run bench -- load table`: scrolls a `<portal-table>` of 10,000 rows from its first row to its last and measures
 * each frame. Also measures how soon the first dialog of a page is open after the click. It needs a build.
 */
import type { Browser, Page } from '@playwright/test'
import { galleryStates } from '#elements/gallery/states.pure.ts'
import { countOf, median, type State, say, withPortal } from './support/portal.ts'

const rows = 10_000
const scrollMs = 5_000

const slower = async (page: Page, rate: number): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate })
}

const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  Number.NaN

/** The time of each frame while the table scrolls, in ms. A display shows 60 frames a second when none takes 16.7 ms. */
const scroll = async (browser: Browser, url: string, rate: number): Promise<number[]> => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  try {
    const state = galleryStates['portal-table']?.findIndex(it => it.name === 'Ten thousand rows')
    await page.goto(`${url}/gallery/state.html?element=portal-table&state=${state}`)
    await page.locator('portal-table tbody tr').nth(5).waitFor()
    await slower(page, rate)
    const { frames, last } = await page.evaluate(async duration => {
      const root = document.querySelector('portal-table')?.shadowRoot
      const box = root?.querySelector('.box')
      if (root == null || box == null) throw new Error('The table has no box that scrolls.')
      const whole = box.scrollHeight - box.clientHeight
      const times: number[] = []
      const began = performance.now()
      let before = began
      for (let now = began; now < began + duration; ) {
        now = await new Promise<number>(resolve => requestAnimationFrame(resolve))
        times.push(now - before)
        before = now
        box.scrollTop = (whole * (now - began)) / duration
      }
      box.scrollTop = whole
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      return { frames: times.slice(1), last: root.querySelector('tbody tr:last-of-type')?.textContent ?? '' }
    }, scrollMs)
    if (!last.includes(`Robot ${rows}`)) throw new Error(`The last row is not drawn at the end, but: ${last}`)
    return frames
  } finally {
    await page.close()
  }
}

/** From the click to the frame in which the first dialog of the page is open, in ms. */
const openDialog = async (browser: Browser, url: string, state: State, rate: number): Promise<number> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, storageState: state })
  try {
    const page = await context.newPage()
    await slower(page, rate)
    await page.goto(`${url}/account`)
    const button = page.getByRole('button', { name: 'Change' }).first()
    await button.waitFor()
    // The files of the dialogs come when the page is idle.
    await page.waitForTimeout(4_000 * Math.sqrt(rate))
    return await button.evaluate(
      element =>
        new Promise<number>(resolve => {
          const began = performance.now()
          const look = (): void => {
            const isOpen = [...document.querySelectorAll('portal-dialog')].some(
              it => it.shadowRoot?.querySelector('dialog')?.open === true
            )
            requestAnimationFrame(() => (isOpen ? resolve(performance.now() - began) : look()))
          }
          ;(element as HTMLElement).click()
          look()
        })
    )
  } finally {
    await context.close()
  }
}

const run = (): Promise<void> => {
  const rounds = countOf('load table', 5)
  return withPortal(async ({ url, browser, state }) => {
    say(`${rounds} rounds, ms`)
    say(`| processor | frames p50 | p95 | longest | first dialog, median | at most |`)
    say('| --- | --- | --- | --- | --- | --- |')
    for (const rate of [1, 4]) {
      const frames: number[] = []
      const dialogs: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        frames.push(...(await scroll(browser, url, rate)))
        dialogs.push(await openDialog(browser, url, state, rate))
      }
      const figures = [
        share(frames, 0.5),
        share(frames, 0.95),
        Math.max(...frames),
        median(dialogs),
        Math.max(...dialogs)
      ]
      const name = rate === 1 ? 'as it is' : `${rate} times slower`
      say(`| ${[name, ...figures.map(it => it.toFixed(1))].join(' | ')} |`)
    }
  })
}

await run()
process.exit()
