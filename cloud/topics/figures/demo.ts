import { beijingDay } from '#contract/days/beijing.ts'
import { day, monthAfter } from '../../clock.ts'
import { modelsOf } from '../../demo/organisation.ts'
import { randomFrom } from '../../random.pure.ts'

export type DemoSales = { month: string; model: string; count: number }

const salesMonths = 13

/** The first days of the last thirteen months in Beijing, this one included, the oldest first. */
const lastMonths = (now: number): string[] =>
  Array.from({ length: salesMonths }, (_, index) => monthAfter(beijingDay(now), index + 1 - salesMonths))

/** How many robots of each model were sold in each month; of the running month, as much as is over. */
export const productSales = (seed: string, now: number): DemoSales[] => {
  const models = [...new Set(Object.values(modelsOf).flat())]
  const monthsToNow = lastMonths(now)
  return monthsToNow.flatMap((month, index) =>
    models.map(model => {
      const whole = Math.round(randomFrom(seed, 'sales', model, month).between(6, 40) * (0.7 + index * 0.04))
      const isRunning = index === monthsToNow.length - 1
      const over = isRunning ? Math.min((now - Date.parse(month)) / (30 * day), 1) : 1
      return { month, model, count: Math.max(Math.round(whole * over), 0) }
    })
  )
}
