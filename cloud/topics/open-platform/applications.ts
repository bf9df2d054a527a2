import type { CallRequest } from '#contract/call.ts'
import type { OpenCredentials } from '#contract/calls/open-platform/applications.ts'
import { codes } from '#contract/codes.ts'
import { beijingDay } from '#contract/days/beijing.ts'
import type { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { minute } from '../../clock.ts'
import type { Database } from '../../database/open.ts'
import { editOf } from '../../database/rows/save-edit.ts'
import { takenAs } from '../../database/rows/taken-as.ts'
import { Refusal } from '../../refusal.pure.ts'
import { type Member, newKey, newSecret, scopeOf } from '../identity/index.ts'
import {
  type ApplicationChange,
  addApplication,
  changeApplication,
  findApplication,
  putSecret
} from './sql/applications.ts'

/** The limits of a new application, until the robot maker's people set others. */
const firstLimits = { perMinute: 60, perDay: 10_000 }

type Created = CallRequest<typeof calls.createOpenApplication>['body']

/** @throws Refusal 610603 for a customer that is not approved or not this member's, 610602, 610605 */
export const createApplication = async (
  database: Database,
  member: Member,
  wish: Created,
  now: number
): Promise<OpenCredentials> => {
  const key = newKey()
  const { secret, secretHash } = newSecret()
  const row = { ...wish, ...firstLimits, key, secretHash, secretTime: now, createTime: now }
  const added = await database.transaction(transaction =>
    addApplication(transaction, scopeOf(member), row, limits.openApplicationsMax)
  )
  if (added === 'noCustomer') throw new Refusal(codes.recordNotFound)
  if (added === 'taken') throw nameTaken()
  if (added === 'tooMany')
    throw new Refusal(codes.createFailed, {
      data: [{ field: 'customerId', reason: `at most ${limits.openApplicationsMax} applications` }]
    })
  return { ...added, key, secret }
}

const nameTaken = () =>
  new Refusal(codes.recordExists, { data: [{ field: 'name', reason: 'is another application’s' }] })

/** @throws Refusal 610603 for an application that is not there or not for this member */
export const applicationFor = async (database: Database, member: Member, applicationId: number, now: number) => {
  const moment = { now, today: beijingDay(now) }
  const found = await findApplication(database, scopeOf(member), applicationId, moment)
  if (found === undefined) throw new Refusal(codes.recordNotFound)
  return found
}

type Change = ApplicationChange & { applicationId: number; version?: number | undefined }

/** @throws Refusal 610603, 610602 for a name that the customer uses, and as `saveEdit` */
export const updateApplication = async (
  database: Database,
  member: Member,
  { applicationId, version, ...change }: Change,
  now: number
): Promise<null> => {
  await applicationFor(database, member, applicationId, now)
  const edit = editOf(member, { version, ...change }, now)
  const saved = await takenAs(nameTaken, () => changeApplication(database, applicationId, change, edit))
  if (saved === undefined) throw new Refusal(codes.recordNotFound)
  return null
}

/** Makes a new secret. The old one counts for so many hours more. @throws Refusal 610603 */
export const rotateSecret = async (
  database: Database,
  member: Member,
  { applicationId, keepHours }: CallRequest<typeof calls.rotateOpenSecret>['body'],
  now: number
): Promise<OpenCredentials> => {
  await applicationFor(database, member, applicationId, now)
  const { secret, secretHash } = newSecret()
  const previousUntil = keepHours === 0 ? null : now + keepHours * 60 * minute
  const key = await putSecret(database, applicationId, { secretHash, secretTime: now, previousUntil })
  if (key === undefined) throw new Refusal(codes.recordNotFound)
  return { applicationId, key, secret }
}
