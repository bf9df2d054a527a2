import { randomUUID } from 'node:crypto'
import * as limits from '#contract/limits.ts'
import { Stop } from '../support/process.mjs'
import type { RobotCloud } from './robot-cloud.ts'

/** The model of the robots that the simulator registers, and the gateway that reports for them. */
const model = { model: 'Simulated', robotKind: 'delivery', serialForm: null } as const

const gatewayOf = (seed: string): string => `Simulator ${seed}`

export const fleetSerials = (seed: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `SIM-${seed}-${String(index + 1).padStart(5, '0')}`)

type Fleet = { seed: string; count: number; now: number }

/**
 * Brings robots into a portal by the calls that a factory and its robots make: a model, the robots of the first organisation, a
 * gateway with credentials, and a first report of each robot, which activates it. The same fleet again adds nothing.
 * @returns the serials of the fleet
 * @throws Stop where the portal has no organisation, or refuses a robot
 */
export const registerFleet = async (
  cloud: Pick<
    RobotCloud,
    'addModel' | 'registrationTenants' | 'register' | 'report' | 'gateway' | 'bindRobots' | 'reportAs'
  >,
  { seed, count, now }: Fleet
): Promise<ReadonlySet<string>> => {
  const [tenant] = await cloud.registrationTenants()
  if (tenant === undefined)
    throw new Stop('The portal has no organisation. Add one at Authority, Organisation management, and begin again.')
  await cloud.addModel(model)
  const serials = fleetSerials(seed, count)
  const gatewayId = await cloud.gateway(gatewayOf(seed))
  for (let from = 0; from < count; from += limits.registeredRobotsMax) {
    const part = serials.slice(from, from + limits.registeredRobotsMax)
    const outcomes = await cloud.register(
      part.map(serial => ({ serial, model: model.model, tenantId: tenant.tenantId }))
    )
    const refused = outcomes.find(({ code }) => code !== null)
    if (refused !== undefined) throw new Stop(`The portal refused ${refused.serial} with ${refused.code}.`)
    await cloud.bindRobots(gatewayId, part)
  }
  await cloud.reportAs(gatewayId)
  for (let from = 0; from < count; from += limits.robotEventsMax)
    await cloud.report(
      serials.slice(from, from + limits.robotEventsMax).map(serial => ({
        eventId: randomUUID(),
        serial,
        time: now,
        type: 'state',
        online: true,
        state: 'idle',
        battery: 100
      }))
    )
  return new Set(serials)
}
