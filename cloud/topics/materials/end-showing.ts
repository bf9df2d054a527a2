import type { EndHandler } from '../robot-requests/index.ts'
import { countShown } from './count-shown.pure.ts'
import { dropLeavingRobot, putShown } from './sql/group-robots.ts'

/** Keeps a robot's answer about the materials that it shows. A robot that confirms to show nothing leaves its group. */
export const endShowing: EndHandler = async (transaction, { requestId, ask }, end, now) => {
  if (ask.kind !== 'showMaterials' || end.state !== 'answered' || end.answer.kind !== 'showMaterials') return
  const { group } = ask
  if (group === null) await dropLeavingRobot(transaction, requestId)
  else {
    const asked = group.materials.map(({ materialId }) => materialId)
    const shownCount = countShown(asked, end.answer.materialIds)
    await putShown(transaction, requestId, { shownVersion: group.version, shownCount, answerTime: now })
  }
}
