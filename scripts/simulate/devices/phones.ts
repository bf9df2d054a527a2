import type { KnownPhone, OpenPhoneCall, PhoneReport } from '#contract/calls/phones/phone-calls.ts'
import { type Random, randomFrom } from '../../../cloud/random.pure.ts'
import type { RobotCloud } from '../robot-cloud.ts'

/** The shares of phones that report in a second, and of calls of which something is heard. */
const reportShare = 0.1
const heardShare = 0.25

/**
 * The report of a phone: people speak now and then, and a network breaks. The next report ends the state that the last one
 * began.
 */
export const nextPhoneReport = ({ serial, state }: KnownPhone, random: Random): PhoneReport => {
  const fate = random.next()
  const isReady = state !== 'online' || fate > 0.06
  return { kind: 'phone', serial, state: isReady ? 'online' : fate > 0.01 ? 'busy' : 'offline' }
}

/** The report about a call: most people answer. */
export const nextCallReport = ({ phoneCallId, state }: OpenPhoneCall, random: Random): PhoneReport => {
  if (state === 'answered') return { kind: 'call', phoneCallId, state: 'ended' }
  const fate = random.next()
  return { kind: 'call', phoneCallId, state: fate < 0.7 ? 'answered' : fate < 0.9 ? 'noAnswer' : 'busy' }
}

/** One second of the phones, and of the calls that ring there. */
export const reportPhones = (cloud: RobotCloud, seed: string): (() => Promise<void>) => {
  const random = randomFrom(seed, 'phones')
  return async () => {
    const phones = (await cloud.phones()).filter(() => random.chance(reportShare))
    const calls = (await cloud.phoneCalls()).filter(() => random.chance(heardShare))
    await cloud.reportPhones([
      ...phones.map(phone => nextPhoneReport(phone, random)),
      ...calls.map(call => nextCallReport(call, random))
    ])
  }
}
