/** The data of the cards below the figures. */
import { request } from '@portal/session'
import { deploymentTimes, monthlySales, taskTrend } from '#contract/calls/figures/home.ts'
import { closeNotice, playingNotices } from '#contract/calls/messages/notices.ts'
import type { Wish } from '../period/current-view.ts'
import { addMonths, monthsUpTo } from '../period/months.ts'
import { ownData } from './own-data.ts'
import { bothPeriods } from './periods.ts'
import { salesMonths, salesOf } from './sales.ts'

/** Tasks of the period and of the one before, by day and kind. */
export const taskRows = ownData((wish: Wish, options) =>
  bothPeriods(wish, async query =>
    (await request(taskTrend, { query }, options)).map(({ count, ...row }) => ({ ...row, value: count }))
  )
)

/** Robots sold in twelve months, and in the twelve months before: one answer has both. */
export const sales = ownData(async (today: string, options) => {
  const months = monthsUpTo(today, salesMonths)
  const to = months.at(-1) ?? ''
  const rows = await request(monthlySales, { query: { to, months: 2 * salesMonths } }, options)
  return salesOf(
    rows,
    months,
    months.map(month => addMonths(month, -salesMonths))
  )
})

/** How many robots a page of the deployed ones has. */
export const deploymentSize = 5

type DeploymentPage = Pick<Wish, 'robotKind' | 'storeId'> & { pageNo: number }

let page: DeploymentPage = { robotKind: undefined, storeId: undefined, pageNo: 1 }

/**
 * A page of the deployed robots; without a number the one that is shown, so that news do not turn it. Other filters
 * begin with the first page.
 */
export const deploymentPage = ({ robotKind, storeId }: Wish, pageNo?: number): DeploymentPage => {
  const isSame = page.robotKind === robotKind && page.storeId === storeId
  const wanted = pageNo ?? (isSame ? page.pageNo : 1)
  if (!isSame || wanted !== page.pageNo) page = { robotKind, storeId, pageNo: wanted }
  return page
}

/** A page of the robots that were deployed, newest first. */
export const deployments = ownData(async ({ pageNo, robotKind, storeId }: DeploymentPage, options) => ({
  pageNo,
  rows: await request(deploymentTimes, { query: { pageNo, size: deploymentSize, robotKind, storeId } }, options)
}))

/** The announcements that play now, the most urgent first, without those that the person closed. */
export const notices = ownData((_wish: number, options) => request(playingNotices, {}, options))

/** Closes an announcement for good, on every device. */
export const close = async (noticeId: number): Promise<void> => {
  await request(closeNotice, { body: { noticeId } })
  notices.change(all => all.filter(notice => notice.noticeId !== noticeId))
}
