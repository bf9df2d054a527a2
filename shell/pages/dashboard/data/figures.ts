/** The data of the row of figures. It is asked for before the cards below it are loaded. */
import { request } from '@portal/session'
import { mileageTrend, robotStates } from '#contract/calls/figures/home.ts'
import { taskCountAndTrend } from '#contract/calls/figures/tasks.ts'
import { $cloudDay, type Wish } from '../period/current-view.ts'
import type { DayRow } from './by-day.ts'
import { ownData, type Why } from './own-data.ts'
import { bothPeriods } from './periods.ts'

/** Tasks of the period. Its last day tells what day the cloud has. */
export const tasks = ownData(async (wish: Wish, options) => {
  const { period, robotKind, storeId, days } = wish
  const span = period.kind === 'last' ? { days: period.days } : { from: period.from, to: period.to }
  const data = await request(taskCountAndTrend, { body: { ...span, robotKind, storeId } }, options)
  if (period.kind === 'last') $cloudDay.set(data.trend.at(-1)?.day ?? $cloudDay.get())
  return { ...data, days }
})

/** Kilometres of the period and of the one before, by day and kind. */
export const mileage = ownData((wish: Wish, options) =>
  bothPeriods(wish, async query =>
    (await request(mileageTrend, { query }, options)).map(
      ({ km, ...row }): DayRow<typeof row.robotKind> => ({ ...row, value: km })
    )
  )
)

/** The robots of the view as they are now. */
export const robots = ownData(({ robotKind, storeId }: Wish, options) =>
  request(robotStates, { query: { robotKind, storeId } }, options)
)

/** Loads the row of figures, all at the same time. */
export const loadFigures = (wish: Wish, why?: Why): void => {
  void tasks.load(wish, why)
  void mileage.load(wish, why)
  void robots.load(wish, why)
}
