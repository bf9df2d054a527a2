import type { OutsideCallName } from '#contract/calls/open-platform/outside.ts'
import type { OpenScope } from '#contract/calls/open-platform/scopes.ts'
import { codes } from '#contract/codes.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { sentCredentials } from '../../identity/credentials/sent-credentials.pure.ts'
import { isSecretOf } from '../../identity/index.ts'
import { countRequest, findCredentials, isDaySpent } from '../sql/admission.ts'
import { refusedWith } from '../validate.pure.ts'
import { secondsLeft, windowsAt } from './windows.ts'

/** An application whose request was let in, and whose robots it sees. */
export type Admitted = { applicationId: number; tenantId: number }

/**
 * Lets a request of an outside client in, and counts it. A header that can be no key and secret costs nothing; a wrong
 * secret costs one look by an index and two SHA-256; none of the refused requests writes anything.
 * @throws Refusal 610596 without a header, 610401 for wrong credentials and for every session's token, 610403 without the
 *   scope and for a call that is off, 610520 for one request too many, with the seconds to wait
 */
export const admitApplication = async (
  { database, now }: { database: Database; now: Clock },
  { name, scope }: { name: OutsideCallName; scope: OpenScope },
  authorization: string | undefined
): Promise<Admitted> => {
  if (authorization === undefined) throw new Refusal(codes.tokenMissing)
  const sent = sentCredentials(authorization)
  if (sent === undefined) throw new Refusal(codes.tokenInvalid)
  const found = await findCredentials(database, sent.key, name)
  const time = now()
  const isRight = isSecretOf(found, sent.secret, time)
  if (found === undefined || !isRight) throw new Refusal(codes.tokenInvalid)
  const refusal = refusedWith(found, scope)
  if (refusal !== undefined) throw new Refusal(refusal)
  const { applicationId, tenantId } = found
  const windows = windowsAt(time)
  if (!(await countRequest(database, applicationId, windows, found))) {
    const spent = (await isDaySpent(database, applicationId, windows, found)) ? 'day' : 'minute'
    throw new Refusal(codes.accessTooFrequent, { data: { retryAfter: secondsLeft(time, spent) } })
  }
  return { applicationId, tenantId }
}
