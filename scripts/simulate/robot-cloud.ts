import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Call, CallData, CallInput } from '#contract/call.ts'
import type { RobotRun, RunReport } from '#contract/calls/cleaning/cleaning.ts'
import type { RobotMapping, WantedMapping } from '#contract/calls/deploy/mapping-features.ts'
import type { Measured } from '#contract/calls/deploy/measures.ts'
import type { DeviceReport, KnownDevice, OpenDeviceUpgrade } from '#contract/calls/device-upgrades/device-reports.ts'
import type { ElevatorReport, ReportedElevator } from '#contract/calls/elevators/elevator-reports.ts'
import type { DispatchReport } from '#contract/calls/hospital-dispatch/hospital-dispatch.ts'
import type { SoftwareKey } from '#contract/calls/ota/software-keys.ts'
import type { KnownPhone, OpenPhoneCall, PhoneReport } from '#contract/calls/phones/phone-calls.ts'
import type { SayingRobot, syncPackages } from '#contract/calls/resource-packages/package-robots.ts'
import type { NewCredentials } from '#contract/calls/robot-credentials/credentials.ts'
import type { NewRobot, RegistrationOutcome } from '#contract/calls/robot-registry/register.ts'
import type { RobotEvent } from '#contract/calls/robot-reports/report.ts'
import type { RequestReport, RobotRequest } from '#contract/calls/robot-requests/robot-requests.ts'
import type { Robot } from '#contract/calls/robots/robots.ts'
import type { SceneOfRobot } from '#contract/calls/scenes/robot-places.ts'
import type { KnownWatch, OpenWatchTask, WatchReport, WatchTaskReport } from '#contract/calls/watches/watch-tasks.ts'
import { type Code, codes } from '#contract/codes.ts'
import { isForReporters } from '#contract/for-reporters.ts'
import { calls } from '#contract/index.ts'
import * as limits from '#contract/limits.ts'
import { type Answer, makeCall, NoAnswer } from '../../conformance/index.ts'
import { Stop } from '../support/process.mjs'

/** The cloud can't answer at the moment; the same may be asked again later. */
export class CloudAway extends Error {
  override name = 'CloudAway'
}

const retryCodes: readonly number[] = [
  codes.serviceUnavailable,
  codes.unknownException,
  codes.accessTooFrequent,
  codes.accountLocked
]

/** @throws CloudAway where asking again can help, Stop where it can't */
const dataOf = <C extends Call>({ path, data: schema }: C, { status, envelope }: Answer): CallData<C> => {
  if (envelope === undefined) {
    if (status >= 500) throw new CloudAway(`HTTP ${status}`)
    throw new Stop(`${path} answered HTTP ${status} and no envelope: that is no cloud which keeps the contract.`)
  }
  if (retryCodes.includes(envelope.code)) throw new CloudAway(`${envelope.code} ${envelope.msg ?? ''}`)
  if (envelope.code !== codes.success) {
    const fields = envelope.data === null ? '' : ` ${JSON.stringify(envelope.data)}`
    throw new Stop(`${path} answered ${envelope.code} ${envelope.msg ?? ''}${fields}`)
  }
  return v.parse(schema, envelope.data) as CallData<C>
}

/** A file as it was fetched: how long it is, and its SHA-256 in hexadecimal. */
export type FetchedFile = { size: number; sha256: string }

type TicketCall = typeof calls.robotMaterialTicket | typeof calls.robotPackageTicket | typeof calls.robotSoftwareTicket
export type ToldPackages = CallData<typeof syncPackages>

type Input = Parameters<typeof makeCall>[2]
type Paged = { pageNo: number; size: number }
type NewModel = CallInput<typeof calls.createRobotModel>['body']
type Access = { url: string; account: string; password: string }

/** The cloud as robots see it. A token that ended is replaced by signing in again. Reports go by a gateway's credentials once there are some. */
export const openRobotCloud = ({ url, account, password }: Access) => {
  let token: string | undefined
  let credentials: NewCredentials | undefined

  const send = async (call: Call, input: Input): Promise<Answer> => {
    try {
      return await makeCall(url, call, input)
    } catch (error) {
      if (error instanceof NoAnswer) throw new CloudAway(error.message)
      throw error
    }
  }

  const signIn = async (): Promise<string> => {
    const call = account.includes('@') ? calls.signInByEmail : calls.signInByCellphone
    const body = account.includes('@') ? { email: account, password } : { cellphone: account, password }
    const data = dataOf(call, await send(call, { body }))
    token = data.token
    return data.token
  }

  const answerFor = async (call: Call, input: Input): Promise<Answer> => {
    if (credentials !== undefined && isForReporters(call)) return send(call, { ...input, credentials })
    const answer = await send(call, { ...input, token: token ?? (await signIn()) })
    return answer.envelope?.code === codes.tokenInvalid ? send(call, { ...input, token: await signIn() }) : answer
  }

  const asRobot = async <C extends Call>(call: C, input: Input): Promise<CallData<C>> =>
    dataOf(call, await answerFor(call, input))

  /** All pages of a list. */
  const all = async <Item>(
    ask: (query: Paged) => Promise<{ list: Item[]; total: number }>,
    size: number = limits.pageSizeMax
  ): Promise<Item[]> => {
    const items: Item[] = []
    for (let pageNo = 1; ; pageNo += 1) {
      const { list, total } = await ask({ pageNo, size })
      items.push(...list)
      if (list.length === 0 || items.length >= total) return items
    }
  }

  /** Sends reports, as many at once as a call takes. */
  const inParts = async <Report>(
    reports: readonly Report[],
    report: (part: readonly Report[]) => Promise<unknown>,
    size: number = limits.runReportsMax
  ) => {
    for (let from = 0; from < reports.length; from += size) await report(reports.slice(from, from + size))
  }

  const idIn = (address: string, name: string): number => Number(new URL(address, url).searchParams.get(name))

  /**
   * Fetches a file by a ticket, and holds no more of it than the network brings at once.
   * @returns its length, and its SHA-256 in hexadecimal; undefined for a file that is gone, which the cloud says by these codes
   */
  const fetchFile = async (
    call: TicketCall,
    query: Readonly<Record<string, number>>,
    ...gone: readonly Code[]
  ): Promise<FetchedFile | undefined> => {
    const answer = await answerFor(call, { query })
    if (gone.some(code => answer.envelope?.code === code)) return undefined
    const { path } = dataOf(call, answer)
    const hash = createHash('sha256')
    let size = 0
    try {
      const { status, headers, body } = await fetch(url + path)
      // The robots of a store share a bound of the bandwidth.
      if (status === 429) throw new CloudAway(`busy, try again after ${headers.get('retry-after')} s`)
      for await (const bytes of body ?? []) {
        hash.update(bytes)
        size += bytes.length
      }
    } catch (error) {
      throw new CloudAway(String(error))
    }
    return { size, sha256: hash.digest('hex') }
  }

  const sumOf = async (...asked: Parameters<typeof fetchFile>): Promise<string | undefined> =>
    (await fetchFile(...asked))?.sha256

  return {
    /** All robots that this account reports for. */
    robots: (): Promise<Robot[]> => all(query => asRobot(calls.robotList, { query: { ...query, own: true } })),
    /** Adds a model of robots, unless it is there. */
    addModel: async (body: NewModel): Promise<void> => {
      const answer = await answerFor(calls.createRobotModel, { body })
      if (answer.envelope?.code !== codes.recordExists) dataOf(calls.createRobotModel, answer)
    },
    registrationTenants: () => asRobot(calls.registrationTenants, {}),
    register: (robots: readonly NewRobot[]): Promise<RegistrationOutcome[]> =>
      asRobot(calls.registerRobots, { body: { robots } }),
    /** Adds a gateway, or finds the one with this name. */
    gateway: async (name: string): Promise<number> => {
      const body = { name, reportsDevices: true }
      const answer = await answerFor(calls.createGateway, { body })
      if (answer.envelope?.code !== codes.recordExists) return dataOf(calls.createGateway, answer).gatewayId
      const found = await all(query => asRobot(calls.gatewayList, { query: { ...query, text: name } }))
      const [own] = found.filter(it => it.name === name)
      if (own === undefined) throw new Stop(`The gateway ${name} is there, and this account does not see it.`)
      return own.gatewayId
    },
    bindRobots: (gatewayId: number, serials: readonly string[]) =>
      asRobot(calls.bindGatewayRobots, { body: { gatewayId, serials, bound: true } }),
    /** From now on, reports go by new credentials of a gateway. */
    reportAs: async (gatewayId: number): Promise<void> => {
      const query = { holder: 'gateway', holderId: gatewayId }
      const known = await asRobot(calls.credentialsDetail, { query })
      credentials = await asRobot(calls.makeCredentials, { body: { ...query, seenTime: known?.secretTime ?? null } })
    },
    robotScenes: (): Promise<SceneOfRobot[]> =>
      all(query => asRobot(calls.robotScenes, { query }), limits.robotScenesMax),
    cleaningRuns: (): Promise<RobotRun[]> => all(query => asRobot(calls.cleaningRuns, { query })),
    reportCleaning: (reports: readonly RunReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportCleaning, { body: { reports: part } })),
    dispatchRuns: () => all(query => asRobot(calls.dispatchRuns, { query })),
    reportDispatch: (reports: readonly DispatchReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportDispatch, { body: { reports: part } })),
    reportMeasures: (measures: readonly Measured[]): Promise<void> =>
      inParts(measures, part => asRobot(calls.reportMeasures, { body: { measures: part } }), limits.measuresMax),
    requests: (): Promise<RobotRequest[]> => all(query => asRobot(calls.robotRequests, { query })),
    reportRequests: (reports: readonly RequestReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportRequests, { body: { reports: part } })),
    /** Whether the request still takes parts. */
    sendLogPart: async (body: { requestId: number; part: number }, text: string): Promise<boolean> => {
      const answer = await answerFor(calls.sendLogPart, { body, file: Buffer.from(text) })
      if (answer.envelope?.code === codes.recordNotFound) return false
      dataOf(calls.sendLogPart, answer)
      return true
    },
    /** Fetches the file of a material. */
    materialSum: (address: string): Promise<string | undefined> => {
      const materialId = idIn(address, 'materialId')
      return sumOf(calls.robotMaterialTicket, { materialId }, codes.materialNotFound)
    },
    /** Fetches the file of a package. */
    packageSum: (address: string): Promise<string | undefined> => {
      const versionId = idIn(address, 'versionId')
      return sumOf(calls.robotPackageTicket, { versionId }, codes.recordNotFound)
    },
    /** Fetches one file of an upgrade. */
    softwareFile: (query: { requestId: number; versionId: number }): Promise<FetchedFile | undefined> =>
      fetchFile(calls.robotSoftwareTicket, query, codes.recordNotFound, codes.deletedAlready),
    /** The keys that signatures of software are of. */
    softwareKeys: async (): Promise<SoftwareKey[]> => (await asRobot(calls.robotSoftwareKeys, {})).list,
    /** Says what became of packages; gives the packages to take and to drop. */
    syncPackages: (robots: readonly SayingRobot[]): Promise<ToldPackages> =>
      asRobot(calls.syncPackages, { body: { robots } }),
    /** Says which configurations for maps the robots have; gives those that changed. */
    syncMappings: async (robots: readonly RobotMapping[]): Promise<WantedMapping[]> =>
      (await asRobot(calls.syncMappings, { body: { robots } })).list,
    elevators: (): Promise<ReportedElevator[]> => all(query => asRobot(calls.reportedElevators, { query })),
    reportElevators: (reports: readonly ElevatorReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportElevators, { body: { reports: part } })),
    watches: (): Promise<KnownWatch[]> => all(query => asRobot(calls.knownWatches, { query })),
    reportWatches: (reports: readonly WatchReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportWatches, { body: { reports: part } })),
    watchTasks: (): Promise<OpenWatchTask[]> => all(query => asRobot(calls.openWatchTasks, { query })),
    reportWatchTasks: (reports: readonly WatchTaskReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportWatchTasks, { body: { reports: part } })),
    devices: (): Promise<KnownDevice[]> => all(query => asRobot(calls.knownDevices, { query })),
    deviceUpgrades: (): Promise<OpenDeviceUpgrade[]> => all(query => asRobot(calls.openDeviceUpgrades, { query })),
    reportDevices: (reports: readonly DeviceReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportDevices, { body: { reports: part } })),
    phones: (): Promise<KnownPhone[]> => all(query => asRobot(calls.knownPhones, { query })),
    phoneCalls: (): Promise<OpenPhoneCall[]> => all(query => asRobot(calls.openPhoneCalls, { query })),
    reportPhones: (reports: readonly PhoneReport[]): Promise<void> =>
      inParts(reports, part => asRobot(calls.reportPhones, { body: { reports: part } })),
    /** How many of the events were new to the cloud. */
    report: async (events: readonly RobotEvent[]): Promise<number> =>
      (await asRobot(calls.reportRobotEvents, { body: { events } })).accepted,
    signOut: async (): Promise<void> => {
      if (token !== undefined) await send(calls.signOut, { body: { token } })
    }
  }
}
export type RobotCloud = ReturnType<typeof openRobotCloud>
