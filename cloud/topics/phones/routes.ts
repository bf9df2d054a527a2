import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { forDevices, forMember } from '../../http/served.ts'
import { Refusal } from '../../refusal.pure.ts'
import type { CloudServices } from '../../services.ts'
import { findElevatorRobots } from '../elevators/index.ts'
import { scopeOf } from '../identity/index.ts'
import { countChange } from '../rates/index.ts'
import { findStore } from '../stores/index.ts'
import { createPhone, removePhone, updatePhone } from './change-phone.ts'
import { cancelPhoneCall, startPhoneCall, takePhoneReport } from './phone-call.ts'
import { findOpenCalls, findPhoneCall, findPhoneCalls } from './sql/phone-calls.ts'
import { findVoice, putVoice } from './sql/phone-voices.ts'
import { findKnownPhones, findPhone, findPhones } from './sql/phones.ts'
import { usualVoice } from './usual-voice.ts'

/** Phones, the calls of robots to them, and the words that robots say in these calls. */
export const platformPhoneRoutes = (services: CloudServices) => {
  const { database, now } = services
  return {
    phoneList: forMember(calls.phoneList, ({ query }, member) => findPhones(database, scopeOf(member), query)),

    phoneDetail: forMember(calls.phoneDetail, async ({ query: { phoneId } }, member) => {
      const found = await findPhone(database, scopeOf(member), phoneId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    createPhone: forMember(calls.createPhone, async ({ body }, member) => {
      await countChange(services, 'platform', member.userId)
      return { phoneId: await createPhone(database, scopeOf(member), body) }
    }),

    updatePhone: forMember(calls.updatePhone, async ({ body: { version, ...wish } }, member) => {
      await countChange(services, 'platform', member.userId)
      await updatePhone(database, scopeOf(member), wish, editOf(member, { version, ...wish }, now()))
      return null
    }),

    deletePhone: forMember(calls.deletePhone, async ({ body: { phoneId } }, member) => {
      await countChange(services, 'platform', member.userId)
      await removePhone(database, scopeOf(member), phoneId)
      return null
    }),

    phoneCallList: forMember(calls.phoneCallList, ({ query }, member) =>
      findPhoneCalls(database, scopeOf(member), query)
    ),

    phoneCallDetail: forMember(calls.phoneCallDetail, async ({ query: { phoneCallId } }, member) => {
      const found = await findPhoneCall(database, scopeOf(member), phoneCallId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return found
    }),

    phoneRobots: forMember(calls.phoneRobots, async ({ query: { phoneId } }, member) => {
      const phone = await findPhone(database, scopeOf(member), phoneId)
      if (phone === undefined) throw new Refusal(codes.recordNotFound)
      return findElevatorRobots(database, phone.storeId)
    }),

    startPhoneCall: forMember(calls.startPhoneCall, async ({ body }, member) => {
      const { userId } = member
      await countChange(services, 'platform', userId)
      return { phoneCallId: await startPhoneCall(database, body, { scope: scopeOf(member), userId, now: now() }) }
    }),

    cancelPhoneCall: forMember(calls.cancelPhoneCall, async ({ body: { phoneCallId } }, member) => {
      await countChange(services, 'platform', member.userId)
      await cancelPhoneCall(database, phoneCallId, { scope: scopeOf(member), now: now() })
      return null
    }),

    voiceDetail: forMember(calls.voiceDetail, async ({ query: { storeId } }, member) => {
      const store = await findStore(database, scopeOf(member), storeId)
      if (store === undefined) throw new Refusal(codes.storeNotFound)
      const voice = (await findVoice(database, storeId)) ?? { ...usualVoice, updateTime: null, version: 0 }
      return { ...voice, storeId, storeName: store.name }
    }),

    saveVoice: forMember(calls.saveVoice, async ({ body: { version, ...voice } }, member) => {
      await countChange(services, 'platform', member.userId)
      const store = await findStore(database, scopeOf(member), voice.storeId)
      if (store === undefined) throw new Refusal(codes.storeNotFound)
      await putVoice(database, voice, editOf(member, { version, ...voice }, now()))
      return null
    }),

    knownPhones: forDevices(calls.knownPhones, ({ query }, scope) => findKnownPhones(database, scope, query)),

    openPhoneCalls: forDevices(calls.openPhoneCalls, ({ query }, scope) => findOpenCalls(database, scope, query)),

    reportPhones: forDevices(calls.reportPhones, async ({ body: { reports } }, scope) => {
      let accepted = 0
      for (const report of reports) if (await takePhoneReport(database, scope, report, now())) accepted += 1
      return { accepted }
    })
  }
}
