import { type SoftwareKind, softwarePermissions } from '#contract/calls/ota/software.ts'
import { codes } from '#contract/codes.ts'
import { calls } from '#contract/index.ts'
import type { Clock } from '../../../clock.ts'
import type { Database } from '../../../database/open.ts'
import { forMember } from '../../../http/served.ts'
import { Refusal } from '../../../refusal.pure.ts'
import { type Member, refuseTenants } from '../../identity/index.ts'
import { makeMachineVersion, moveMachineVersion } from '../machine-versions.ts'
import { publishVersion } from '../software.ts'
import { findMachineVersion, findMachineVersions, findParts, findPublishedVersions } from '../sql/machine-versions.ts'
import { addSoftware, findOneSoftware, findSoftware, findVersions, setVersionState } from '../sql/software.ts'

/** @throws Refusal 610403 for the page of another kind */
const refuseKind = ({ perms }: Member, kind: SoftwareKind): void => {
  if (!perms.includes(softwarePermissions[kind])) throw new Refusal(codes.permissionMissing)
}

/** Software, its versions, and the sets that are made of them. */
export const otaSoftwareRoutes = ({ database, now }: { database: Database; now: Clock }) => {
  /** @throws Refusal 610603 and 610403 */
  const softwareFor = async (member: Member, softwareId: number) => {
    const software = await findOneSoftware(database, softwareId)
    if (software === undefined) throw new Refusal(codes.recordNotFound)
    refuseKind(member, software.kind)
    return software
  }

  return {
    softwareList: forMember(calls.softwareList, async ({ query: { kind, ...page } }, member) => {
      refuseKind(member, kind)
      return findSoftware(database, kind, page)
    }),

    softwareDetail: forMember(calls.softwareDetail, ({ query: { softwareId } }, member) =>
      softwareFor(member, softwareId)
    ),

    createSoftware: forMember(calls.createSoftware, async ({ body }, member) => {
      refuseTenants(member)
      const softwareId = await addSoftware(database, { ...body, createTime: now() })
      if (softwareId === undefined) throw new Refusal(codes.nameExists)
      return { softwareId }
    }),

    softwareVersionList: forMember(calls.softwareVersionList, async ({ query: { softwareId, ...page } }, member) => {
      await softwareFor(member, softwareId)
      return findVersions(database, softwareId, member.userId, page)
    }),

    addSoftwareVersion: forMember(calls.addSoftwareVersion, async ({ body }, member) => {
      refuseTenants(member)
      return publishVersion(database, { ...body, userId: member.userId, createTime: now() })
    }),

    setSoftwareVersionState: forMember(
      calls.setSoftwareVersionState,
      async ({ body: { versionId, state } }, member) => {
        refuseTenants(member)
        const isSet = await setVersionState(database, versionId, { state, now: now() })
        if (isSet === 'removed') throw new Refusal(codes.deletedAlready)
        if (!isSet) throw new Refusal(codes.recordNotFound)
        return null
      }
    ),

    machineVersionList: forMember(calls.machineVersionList, ({ query: { state, ...page } }) =>
      findMachineVersions(database, state, page)
    ),

    machineVersionDetail: forMember(calls.machineVersionDetail, async ({ query: { machineVersionId } }) => {
      const found = await findMachineVersion(database, machineVersionId)
      if (found === undefined) throw new Refusal(codes.recordNotFound)
      return { ...found, parts: await findParts(database, machineVersionId) }
    }),

    machinePartList: forMember(calls.machinePartList, ({ query }) => findPublishedVersions(database, query)),

    createMachineVersion: forMember(calls.createMachineVersion, async ({ body }, member) => {
      refuseTenants(member)
      return makeMachineVersion(database, { ...body, userId: member.userId, createTime: now() })
    }),

    setMachineVersionState: forMember(calls.setMachineVersionState, async ({ body }, member) => {
      refuseTenants(member)
      return moveMachineVersion(database, body)
    })
  }
}
