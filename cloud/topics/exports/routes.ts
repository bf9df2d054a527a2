import { exportFilePath } from '#contract/calls/exports/exports.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { day } from '../../clock.ts'
import { languageOf } from '../../http/request/origin.ts'
import { forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { periodOrRefuse } from '../figures/index.ts'
import { newToken, readingScopeOf, tokenHash } from '../identity/index.ts'
import { refuseForeignStore } from '../stores/index.ts'
import { exportWork } from './keep-exporting.ts'
import { isKept, maySee, ticketMs } from './rules.ts'
import { cancelExport, findExports, findOwnExport, putExportTicket } from './sql/exports.ts'
import { startExport } from './start.ts'

/** Files of many rows. */
export const exportRoutes = ({ database, now, rules, announce, begin }: CloudServices) => ({
  exportList: forMember(calls.exportList, ({ query }, { userId }) =>
    findExports(database, userId, now() - (limits.exportDays + 1) * day, query)
  ),

  startExport: forMember(calls.startExport, async ({ body }, member, origin) => {
    const time = now()
    periodOrRefuse(body, time)
    await refuseForeignStore(database, readingScopeOf(member), body.storeId)
    const given = { member, language: languageOf(origin), now: time, rate: rules.exports }
    const started = await startExport(database, body, given)
    announce.toUsers([member.userId], 'exports_changed')
    begin(exportWork)
    return started
  }),

  cancelExport: forMember(calls.cancelExport, async ({ body: { exportId } }, { userId }) => {
    const cancelled = await database.transaction(transaction => cancelExport(transaction, userId, exportId))
    if (!cancelled) throw new Refusal(codes.recordNotFound)
    announce.toUsers([userId], 'exports_changed')
    return null
  }),

  exportTicket: forMember(calls.exportTicket, async ({ body: { exportId } }, member) => {
    const job = await findOwnExport(database, member.userId, exportId)
    if (job?.state === 'failed') throw new Refusal(codes.exportFailed)
    if (job === undefined || !isKept(job, now()) || !maySee(job, member)) throw new Refusal(codes.recordNotFound)
    const ticket = newToken()
    await putExportTicket(database, exportId, {
      ticketHash: tokenHash(ticket),
      ticketExpireTime: now() + ticketMs
    })
    return { path: `${exportFilePath}?ticket=${ticket}` }
  })
})
