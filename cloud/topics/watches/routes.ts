import { codes } from '#contract/codes.ts'
import { dayAfter, startOfDay } from '#contract/days/beijing.ts'
import { calls } from '#contract/index.ts'
import { minute } from '../../clock.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forDevices, forMember, forReporter } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { takeReports } from '../robots/index.ts'
import { createWatch, removeWatch, updateWatch } from './change-watch.ts'
import { findKnownWatches } from './sql/known-watches.ts'
import { findOpenWatchTasks, findWatchTasks } from './sql/watch-tasks.ts'
import { findWatch, findWatches } from './sql/watches.ts'
import { takeWatchReport, takeWatchTaskReport } from './watch-reports.ts'

/** A watch that was heard in so many milliseconds is online. */
const onlineMs = 10 * minute

/** Watches, the calls that come from them, and the outcomes of these calls. */
export const platformWatchRoutes = (services: CloudServices) => {
  const { database, now } = services
  const heard = () => ({ onlineSince: now() - onlineMs })
  return {
    watchList: forMember(calls.watchList, ({ query }, member) =>
      findWatches(database, scopeOf(member), query, heard())
    ),

    watchDetail: forMember(calls.watchDetail, async ({ query: { watchId } }, member) => {
      const found = await findWatch(database, scopeOf(member), watchId, heard())
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    createWatch: forMember(calls.createWatch, async ({ body }, member) => {
      await countChange(services, 'platform', member.userId)
      return { watchId: await createWatch(database, scopeOf(member), body) }
    }),

    updateWatch: forMember(calls.updateWatch, async ({ body: { version, ...wish } }, member) => {
      await countChange(services, 'platform', member.userId)
      await updateWatch(database, scopeOf(member), wish, editOf(member, { version, ...wish }, now()))
      return null
    }),

    deleteWatch: forMember(calls.deleteWatch, async ({ body: { watchId } }, member) => {
      await countChange(services, 'platform', member.userId)
      await removeWatch(database, scopeOf(member), watchId)
      return null
    }),

    watchTaskList: forMember(calls.watchTaskList, ({ query: { day, ...asked } }, member) =>
      findWatchTasks(database, scopeOf(member), {
        ...asked,
        between: day === undefined ? undefined : { from: startOfDay(day), until: startOfDay(dayAfter(day, 1)) }
      })
    ),

    knownWatches: forDevices(calls.knownWatches, ({ query }, scope) => findKnownWatches(database, scope, query)),

    reportWatches: forDevices(calls.reportWatches, async ({ body: { reports } }, scope) => {
      let accepted = 0
      for (const report of reports) if (await takeWatchReport(database, scope, report, now())) accepted += 1
      return { accepted }
    }),

    openWatchTasks: forReporter(calls.openWatchTasks, ({ query }, { robots }) =>
      findOpenWatchTasks(database, robots, query)
    ),

    reportWatchTasks: forReporter(calls.reportWatchTasks, async ({ body: { reports } }, { robots }) => ({
      accepted: await takeReports(services, robots, reports, report =>
        takeWatchTaskReport(database, robots, report, now())
      )
    }))
  }
}
