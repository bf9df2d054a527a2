import { verify } from 'node:crypto'
import { signedText } from '#contract/calls/ota/signed-text.ts'
import type { SoftwareKey } from '#contract/calls/ota/software-keys.ts'
import type { RobotFailure } from '#contract/calls/robot-requests/request-states.ts'
import type { RequestReport, RobotRequest, UpgradePart } from '#contract/calls/robot-requests/robot-requests.ts'
import type { FetchedFile, RobotCloud } from './robot-cloud.ts'
import type { RobotMemory } from './robot-memory.ts'

/** Why a robot does not take a part of an upgrade; undefined where it takes it. `fetched` is undefined for a file that is gone. */
export const whyNotTaken = (
  part: UpgradePart,
  fetched: FetchedFile | undefined,
  keys: readonly Pick<SoftwareKey, 'keyId' | 'publicKey'>[]
): RobotFailure | undefined => {
  if (fetched === undefined) return 'network'
  if (fetched.size !== part.size || fetched.sha256 !== part.sha256) return 'checksum'
  const { keyId, value } = part.file?.signature ?? { keyId: '', value: '' }
  const key = keys.find(it => it.keyId === keyId)
  if (key === undefined) return 'refused'
  const isSigned = verify(null, Buffer.from(signedText(part)), key.publicKey, Buffer.from(value, 'base64'))
  return isSigned ? undefined : 'refused'
}

type Cloud = Pick<RobotCloud, 'softwareFile' | 'softwareKeys'>

/**
 * Fetches the files of an upgrade before a robot says that it is done, and checks them. A file that the robots have is not
 * fetched again. A part without a file is on the robot already.
 */
export const withUpgrade = async (
  cloud: Cloud,
  { files }: Pick<RobotMemory, 'files'>,
  { requestId, ask }: RobotRequest,
  report: RequestReport
): Promise<RequestReport> => {
  if (ask.kind !== 'upgrade' || report.state !== 'done') return report
  const sent = ask.parts.filter(({ file }) => file)
  const keys = sent.length === 0 ? [] : await cloud.softwareKeys()
  for (const part of sent) {
    const { size, sha256 } = part
    const versionId = part.file?.versionId ?? 0
    const fetched = files.has(sha256) ? { size, sha256 } : await cloud.softwareFile({ requestId, versionId })
    const failure = whyNotTaken(part, fetched, keys)
    if (failure !== undefined) return { requestId, state: 'failed', failure }
    files.add(sha256)
  }
  return report
}
