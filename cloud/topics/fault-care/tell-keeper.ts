import type { Database } from '../../database/open.ts'
import { faultText } from '../../texts/faults.ts'
import { inEveryLanguage } from '../../texts/translated.ts'
import { tellUsers } from '../messages/index.ts'

type Fault = { faultCode: string; robotName: string; serial: string; storeName: string | null }

/** Tells somebody that another person gave them a fault to look after. */
export const tellKeeper = (
  transaction: Database,
  userId: number,
  { faultCode, robotName, serial, storeName }: Fault,
  now: number
): Promise<void> => {
  const facts = { name: robotName, serial, code: faultCode }
  return tellUsers(transaction, [userId], {
    ...inEveryLanguage(language => ({
      title: faultText(language, 'givenTitle'),
      content:
        storeName === null
          ? faultText(language, 'given', facts)
          : faultText(language, 'givenInStore', { ...facts, store: storeName })
    })),
    url: '/sub-app/robot/error-events?care=mine',
    createTime: now
  })
}
