import { changeLanguage } from '@portal/session'
import { sendKeys, sendMouse } from '@web/test-runner-commands'
import { assert } from 'chai'
import { elementsOnDemand, type PortalChart } from '#elements/index.ts'
import { drawingOf } from '#elements/portal-chart/drawing.pure.ts'
import { accessibilityFaults } from '../support/axe.ts'
import { clearPage, place, settled, until } from '../support/page.ts'
import { linkTokens } from './support/link-tokens.ts'
import { forget, signedIn } from './support/signed-in.ts'

const labels = [{ long: 'Monday', short: 'M' }, 'Tuesday', 'Wednesday']
const series = [
  { label: 'Tasks', values: [1_200, null, 3.25] },
  { label: 'Before', values: [1, 2, 3], isBefore: true }
]

const shown = async (html: string, properties: object = { labels, series }): Promise<PortalChart> => {
  const chart = place<PortalChart>(html)
  Object.assign(chart, properties)
  await until(() => chart.shadowRoot?.querySelector('.root'))
  return chart
}
const inside = (chart: PortalChart, selector: string) => chart.shadowRoot?.querySelector<HTMLElement>(selector)
const slider = (chart: PortalChart) => until(() => inside(chart, '[role=slider]'))
const readOf = (chart: PortalChart) => inside(chart, '[role=slider]')?.getAttribute('aria-valuetext')

/** Whether something was drawn on the canvas. */
const isDrawn = (chart: PortalChart): boolean => {
  const canvas = chart.shadowRoot?.querySelector('canvas')
  const pixels = canvas?.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
  return pixels?.some(it => it !== 0) ?? false
}

suite('<portal-chart>', () => {
  suiteSetup(linkTokens)
  setup(async () => {
    await signedIn()
    await elementsOnDemand['portal-chart']?.()
  })
  teardown(() => {
    clearPage()
    forget()
  })

  for (const kind of ['line', 'bars', '__proto__'])
    test(`draws as ${kind}, names its series, and has no fault for assistive technology`, async () => {
      const chart = await shown(`<portal-chart label="Tasks a day" kind="${kind}"></portal-chart>`)
      await until(() => isDrawn(chart))
      assert.equal(inside(chart, 'canvas')?.getAttribute('aria-label'), 'Tasks a day')
      assert.deepEqual(
        [...(chart.shadowRoot?.querySelectorAll('.key li') ?? [])].map(it => it.textContent),
        ['Tasks', 'Before']
      )
      assert.deepEqual(await accessibilityFaults(chart), [])
    })

  test('shows one figure alone as a dot in its key: it is no dashed line', async () => {
    const alone = [
      { label: 'Sold', values: [1, 2, 3] },
      { label: 'Year before', values: [null, null, 4], isBefore: true }
    ]
    const chart = await shown('<portal-chart label="Sales" kind="bars"></portal-chart>', { labels, series: alone })
    assert.deepEqual(
      [...(chart.shadowRoot?.querySelectorAll('.key li') ?? [])].map(it => it.className),
      ['series-1', 'before dot']
    )
  })

  test('reads its points by keys, as a slider', async () => {
    const chart = await shown('<portal-chart label="Tasks a day"></portal-chart>')
    const points = await slider(chart)
    assert.equal(points.getAttribute('aria-label'), 'Values of “Tasks a day”')
    assert.equal(readOf(chart), 'Wednesday: Tasks 3.3, Before 3')
    points.focus()
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => readOf(chart) === 'Tuesday: Tasks no data, Before 2')
    await sendKeys({ press: 'Home' })
    await until(() => readOf(chart) === 'Monday: Tasks 1,200, Before 1')
    await until(() => inside(chart, '.tip')?.textContent?.includes('1,200'))
    await sendKeys({ press: 'Escape' })
    await until(() => inside(chart, '.tip') === null)
  })

  test('says which point was pressed, where it is pressable', async () => {
    const chart = await shown('<portal-chart label="Tasks a day"></portal-chart>')
    const heard: number[] = []
    chart.addEventListener('portal-chart-press', ({ detail }) => heard.push(detail.index))
    const points = await slider(chart)
    points.focus()
    await sendKeys({ press: 'Enter' })
    assert.deepEqual(heard, [])
    chart.pressable = true
    await until(() => inside(chart, '.pressable'))
    await sendKeys({ press: 'ArrowLeft' })
    await until(() => readOf(chart)?.startsWith('Tuesday'))
    await sendKeys({ press: 'Enter' })
    assert.deepEqual(heard, [1])
    await until(() => isDrawn(chart))
    const { left, top, height } = points.getBoundingClientRect()
    const position: [number, number] = [Math.round(left + 60), Math.round(top + height / 2)]
    await sendMouse({ type: 'move', position })
    await until(() => inside(chart, '.tip'))
    await sendMouse({ type: 'click', position })
    assert.deepEqual(heard, [1, 0])
  })

  test('writes its figures and its texts in the language of the page, and as the page says', async () => {
    const chart = await shown('<portal-chart label="Charge"></portal-chart>', {
      labels: ['A'],
      series: [{ label: 'Battery', values: [0.5] }],
      number: { style: 'percent' }
    })
    await slider(chart)
    assert.equal(readOf(chart), 'A: Battery 50%')
    assert.isNull(inside(chart, '.key') ?? null)
    await changeLanguage('fr')
    await until(() => /^A: Battery 50\s%$/.test(readOf(chart) ?? ''))
    chart.number = { style: 'no style' as 'percent' }
    await until(() => readOf(chart) === 'A: Battery 0,5')
    await changeLanguage('en')
  })

  const hostile: [what: string, properties: object, value: string | undefined][] = [
    ['no lists', { labels: 'Monday', series: 7 }, undefined],
    ['no label', { labels: [], series }, undefined],
    ['no series', { labels, series: [] }, undefined],
    ['labels and series of nothing', { labels: [null], series: [null] }, ':  no data'],
    ['values of other types', { labels: ['A'], series: [{ label: {}, values: ['7'] }] }, 'A:  no data'],
    ['a figure without end', { labels: ['A'], series: [{ label: 'B', values: [Infinity] }] }, 'A: B no data'],
    ['markup', { labels: ['<b>A</b>'], series: [{ label: '<img>', values: [1] }] }, '<b>A</b>: <img> 1']
  ]
  for (const [what, properties, value] of hostile)
    test(`given ${what}, it shows what can be drawn`, async () => {
      const chart = await shown('<portal-chart label="Tasks"></portal-chart>', properties)
      await settled()
      await until(() => value === (readOf(chart) ?? undefined))
      if (value !== undefined) await until(() => isDrawn(chart))
    })

  test('takes no more points and series than can be told apart', () => {
    const many = Array.from({ length: 100_000 }, (_, index) => String(index))
    const drawn = drawingOf(
      'line',
      many,
      many.map(label => ({ label, values: [] })),
      String
    )
    assert.deepEqual([drawn?.labels.length, drawn?.series.length, drawn?.series[0]?.values.length], [1_000, 8, 1_000])
  })
})
