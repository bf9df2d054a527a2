import { expect } from '@playwright/test'
import type { NewCredentials } from '#contract/calls/robot-credentials/credentials.ts'
import type { UpgradePart } from '#contract/calls/robot-requests/robot-requests.ts'
import { calls } from '#contract/index.ts'
import type { TestCloud } from '../../../../cloud/testing.ts'
import { send } from '../client.ts'
import { announce, sendFile } from './software-files.ts'

/* A robot that is asked to fetch a file of software. */

const basic = ({ key, secret }: NewCredentials) => ({
  headers: { Authorization: `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}` }
})
/** The headers of a robot's own credentials. */
export type ReportedBy = ReturnType<typeof basic>

type Sender = { url: string; token: string; softwareId: number }

/** A robot that is asked for an upgrade to a set with this file. Its person may make credentials, too. */
export const askRobot = async (cloud: TestCloud, { softwareId, ...sender }: Sender, file: Buffer) => {
  const { token } = sender
  const { versionId } = await sendFile(sender, announce(softwareId, file), file)
  const isPublished = async () =>
    (await cloud.query(`select state from software_versions where version_id = ${versionId}`))[0]?.state
  await expect.poll(isPublished).toBe('published')
  const version = `V9.${Math.floor(Math.random() * 90_000)}`
  const set = { version, models: ['T9'], versionIds: [versionId], notes: '' }
  const { machineVersionId } = (await send(cloud.url, calls.createMachineVersion, { token, body: set })).data
  const release = { machineVersionId, state: 'released' as const }
  await send(cloud.url, calls.setMachineVersionState, { token, body: release })
  await cloud.query('delete from upgrades')
  await cloud.query('delete from robot_requests')
  await cloud.query(`update robots set online = true, state = 'idle' where model = 'T9'`)
  const [robot, other] = await cloud.query(
    `select robot_id, serial, store_id from robots where model = 'T9' and retire_time is null and store_id is not null
      order by robot_id`
  )
  const serial = String(robot?.serial)
  const asked = await send(cloud.url, calls.upgradeRobot, { token, body: { serial, machineVersionId } })
  expect(asked.code).toBe(610000)
  const credentialsOf = async (robotId: number) => {
    await cloud.query(`delete from reporter_credentials where robot_id = ${robotId}`)
    const body = { holder: 'robot' as const, holderId: robotId, seenTime: null, keepHours: 0 as const, note: '' }
    return basic((await send(cloud.url, calls.makeCredentials, { token, body })).data)
  }
  const credentials = await credentialsOf(Number(robot?.robot_id))
  const { list } = (await send(cloud.url, calls.robotRequests, { ...credentials, query: { size: 100 } })).data
  const [request] = list
  const [part] = request?.ask.kind === 'upgrade' ? request.ask.parts : []
  return {
    ...{ credentials, versionId, machineVersionId, requestId: request?.requestId ?? 0 },
    ...{ robotId: Number(robot?.robot_id), storeId: Number(robot?.store_id) },
    part: part as UpgradePart,
    others: await credentialsOf(Number(other?.robot_id))
  }
}

export const askForTicket = (
  cloud: TestCloud,
  credentials: ReportedBy,
  query: { requestId: number; versionId: number }
) => send(cloud.url, calls.robotSoftwareTicket, { ...credentials, query })
