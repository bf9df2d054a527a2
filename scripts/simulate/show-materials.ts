import type { RequestReport, RobotRequest } from '#contract/calls/robot-requests/robot-requests.ts'
import type { RobotCloud } from './robot-cloud.ts'
import type { RobotMemory } from './robot-memory.ts'

/**
 * Fetches the files of the materials that a robot is about to show, as robots do. It leaves out each material whose file
 * differs from the announced one. A file that the robots have is not fetched again.
 */
export const withFiles = async (
  cloud: Pick<RobotCloud, 'materialSum'>,
  { files }: Pick<RobotMemory, 'files'>,
  { ask }: RobotRequest,
  report: RequestReport
): Promise<RequestReport> => {
  if (ask.kind !== 'showMaterials' || report.state !== 'done') return report
  const shown = new Set<number>()
  for (const { materialId, sha256, address } of ask.group?.materials ?? []) {
    const isThere = files.has(sha256) || (await cloud.materialSum(address)) === sha256
    if (!isThere) continue
    files.add(sha256)
    shown.add(materialId)
  }
  return { ...report, answer: { kind: 'showMaterials', materialIds: [...shown] } }
}
