import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { scopeOf } from '../../identity/index.ts'
import { askOneRobot, findRequestsOf, findShownRequest, robotFor } from '../../robot-requests/index.ts'
import { askForDiagnosis } from '../diagnoses/ask-for-diagnosis.ts'
import { explain, resultsOf, showDiagnosis } from '../diagnoses/show-diagnosis.ts'
import { findMeanings } from '../sql/fault-codes.ts'

/** Robots that check themselves because somebody asked from afar. */
export const diagnosisRoutes = (services: CloudServices) => {
  const { database } = services
  return {
    diagnosisList: forMember(calls.diagnosisList, async ({ query: { robotId, ...page } }, member) => {
      const { tenantId: _, model: __, ...robot } = await robotFor(database, member, robotId)
      const { list, total } = await findRequestsOf(database, { ...page, robotId, kind: 'diagnose' })
      return { robot, list: list.map(showDiagnosis), total }
    }),

    diagnosisDetail: forMember(calls.diagnosisDetail, async ({ query: { requestId } }, member) => {
      const found = await findShownRequest(database, scopeOf(member), requestId, 'diagnose')
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      const results = resultsOf(found)
      const faultCodes = results.flatMap(({ faultCode }) => faultCode ?? [])
      return { ...showDiagnosis(found), results: explain(results, await findMeanings(database, faultCodes)) }
    }),

    startDiagnosis: forMember(calls.startDiagnosis, ({ body: { robotId, checks } }, member) =>
      askOneRobot(services, member, robotId, (transaction, robot, asking) =>
        askForDiagnosis(transaction, robot, checks, asking)
      )
    )
  }
}
