import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import type { Database } from '../../../database/open.ts'
import { faultCare, robotFaults } from '../../../database/schema.ts'

/** Ends a fault that somebody closed before the robot reported it again: what comes now is a new one. */
export const endClosedFault = async (
  transaction: Database,
  robotId: number,
  faultCode: string,
  reportedTime: number
): Promise<void> => {
  const closed = transaction
    .select({ faultId: faultCare.faultId })
    .from(faultCare)
    .where(and(eq(faultCare.faultId, robotFaults.faultId), lt(faultCare.closeTime, reportedTime)))
  await transaction
    .update(robotFaults)
    .set({
      endTime: sql`(select ${faultCare.closeTime} from ${faultCare} where ${eq(faultCare.faultId, robotFaults.faultId)})`
    })
    .where(
      and(
        eq(robotFaults.robotId, robotId),
        eq(robotFaults.faultCode, faultCode),
        isNull(robotFaults.endTime),
        sql`exists ${closed}`
      )
    )
}
