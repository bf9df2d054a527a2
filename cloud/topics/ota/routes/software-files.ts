import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import { otaPermissions } from '#contract/permissions.ts'
import { forMember, forReporter, forUpload } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import type { CloudServices } from '../../../services.ts'
import { refuseTenants } from '../../identity/index.ts'
import { beginFile } from '../files/begin-file.ts'
import { giveTicket } from '../files/give-ticket.ts'
import { softwareCheckWork } from '../files/keep-checking.ts'
import { dropFile, finishFile, takeSoftwarePart } from '../files/take-file.ts'
import { keyRisk } from '../keys/key-risk.pure.ts'
import { keysOf, replaceKey } from '../keys/signing-key.ts'
import { findOwnFile, softwareFileParts } from '../sql/software-files.ts'
import { findPrivateKey } from '../sql/software-keys.ts'

type Services = Pick<CloudServices, 'database' | 'now' | 'rules' | 'begin' | 'mode'>

/** Files of versions in parts, tickets for robots, and the keys that sign. */
export const otaFileRoutes = ({ database, now, rules, begin, mode }: Services) => {
  const given = () => ({ passphrase: rules.software.keyPassphrase, now: now() })
  return {
    beginSoftwareFile: forMember(calls.beginSoftwareFile, async ({ body }, member) => {
      refuseTenants(member)
      return beginFile(database, body, { userId: member.userId, now: now(), rules: rules.software })
    }),

    softwareFileDetail: forMember(calls.softwareFileDetail, async ({ query: { versionId } }, { userId }) => {
      const file = await findOwnFile(database, userId, versionId)
      if (file === undefined) throw new Refusal(codes.recordNotFound)
      const parts = await softwareFileParts.find(database, versionId)
      return { ...file, parts: parts.map(({ part }) => part) }
    }),

    sendSoftwarePart: forUpload(calls.sendSoftwarePart, async ({ body }, { bytes }, { userId }) => {
      await takeSoftwarePart(database, { ...body, content: bytes }, userId)
      return null
    }),

    finishSoftwareFile: forMember(calls.finishSoftwareFile, async ({ body: { versionId } }, { userId }) => {
      const finished = await finishFile(database, { versionId, userId }, given())
      if (finished.state === 'checking') begin(softwareCheckWork)
      return finished
    }),

    cancelSoftwareFile: forMember(calls.cancelSoftwareFile, async ({ body: { versionId } }, { userId }) => {
      await dropFile(database, { versionId, userId })
      return null
    }),

    robotSoftwareTicket: forReporter(calls.robotSoftwareTicket, ({ query }, { robots }) =>
      giveTicket(database, robots, query, now())
    ),

    softwareKeys: forMember(calls.softwareKeys, async (_input, { perms }) => {
      const keys = await keysOf(database, given())
      if (!perms.includes(otaPermissions.editSoftware)) return { ...keys, risk: null }
      return { ...keys, risk: keyRisk({ ...given(), mode, privateKey: await findPrivateKey(database) }) }
    }),

    robotSoftwareKeys: forReporter(calls.robotSoftwareKeys, () => keysOf(database, given())),

    replaceSoftwareKey: forMember(calls.replaceSoftwareKey, async ({ body: { keyId } }, member) => {
      refuseTenants(member)
      return replaceKey(database, keyId, given())
    })
  }
}
