import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { countHere, countOrRefuse } from '../rates/index.ts'
import { put, takeBack } from './change.ts'
import { defaultLimits } from './compare-versions.pure.ts'
import { pastReleases, releasedModules, writtenRelease } from './list.ts'
import { noteReports } from './note-reports.ts'
import { findReleaseLimits, putReleaseLimits } from './sql/releases.ts'

/** Each version that is put in is fetched: nobody lets this cloud ask another server all the time. */
const putRate = { count: 30, windowMs: minute }

const limitsOf = async (database: Database) => (await findReleaseLimits(database)) ?? { ...defaultLimits, version: 0 }

/** Ten addresses of the longest kind. */
const reportBytesMax = 64 * 1_024

export const releaseRoutes = ({ database, now, rules, releases }: CloudServices) => {
  const countAddress = countHere(rules.tracking.address, now)
  return {
    releaseList: forMember(calls.releaseList, async () => ({
      modules: await releasedModules(database, releases),
      limits: await limitsOf(database)
    })),

    reportModules: forMember(
      calls.reportModules,
      async ({ body: { reports } }, { userId, sessionId }, { networkAddress }) => {
        countAddress.one(networkAddress)
        const time = now()
        await countOrRefuse(database, `module reports of ${sessionId}`, rules.tracking.session, time)
        await countOrRefuse(database, `module reports of user ${userId}`, rules.tracking.user, time)
        const modules = await noteReports(database, releases, reports, { userId, time })
        if (modules.length > 0) releases.reported(modules)
        return null
      },
      { bodyLimit: reportBytesMax }
    ),

    releaseHistory: forMember(calls.releaseHistory, ({ query }) => pastReleases(database, query)),

    putRelease: forMember(calls.putRelease, async ({ body }, { userId }) => {
      await countOrRefuse(database, `releases of user ${userId}`, putRate, now())
      const releaseId = await put(database, releases, body, { userId, time: now() })
      releases.changed()
      const release = await writtenRelease(database, releaseId)
      if (release === undefined) throw new Refusal(codes.recordNotFound)
      return release
    }),

    takeReleaseBack: forMember(calls.takeReleaseBack, async ({ body: { releaseId } }, { userId }) => {
      await takeBack(database, releaseId, { userId, time: now() })
      releases.changed()
      return null
    }),

    setReleaseLimits: forMember(calls.setReleaseLimits, async ({ body: { version, ...limits } }, member) => {
      await putReleaseLimits(database, limits, editOf(member, { version, ...limits }, now()))
      return null
    })
  }
}
