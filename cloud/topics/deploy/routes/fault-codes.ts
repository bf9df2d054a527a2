import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../../database/rows/save-edit.ts'
import { forMember, forUpload } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { countChange } from '../../rates/index.ts'
import { importFaultCodes } from '../import-fault-codes.ts'
import { addFaultCode, changeFaultCode, deleteFaultCode, findFaultCode, findFaultCodes } from '../sql/fault-codes.ts'

/** @throws Refusal 610603 where the code was not there */
const refuseUnknown = (isThere: boolean): null => {
  if (!isThere) throw new Refusal(codes.recordNotFound)
  return null
}

/** The catalogue of fault codes, which all tenants share. */
export const faultCodeRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    faultCodeList: forMember(calls.faultCodeList, ({ query }) => findFaultCodes(database, query)),

    faultCodeDetail: forMember(calls.faultCodeDetail, async ({ query: { faultCode } }) => {
      const found = await findFaultCode(database, faultCode)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    createFaultCode: forMember(calls.createFaultCode, async ({ body }, { userId }) => {
      await countChange(services, 'deploy', userId)
      if (!(await addFaultCode(database, body, now()))) throw new Refusal(codes.recordExists)
      return null
    }),

    updateFaultCode: forMember(calls.updateFaultCode, async ({ body }, member) => {
      await countChange(services, 'deploy', member.userId)
      const saved = await changeFaultCode(database, body, editOf(member, body, now()))
      return refuseUnknown(saved !== undefined)
    }),

    deleteFaultCode: forMember(calls.deleteFaultCode, async ({ body: { faultCode } }, { userId }) => {
      await countChange(services, 'deploy', userId)
      return refuseUnknown(await deleteFaultCode(database, faultCode))
    }),

    importFaultCodes: forUpload(calls.importFaultCodes, async ({ body: { mode, coding } }, file, { userId }) => {
      await countChange(services, 'deploy', userId)
      return importFaultCodes(database, { file, mode, coding, userId, now: now() })
    })
  }
}
