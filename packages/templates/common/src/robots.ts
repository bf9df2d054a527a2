import type { SubAppProps } from 'robot-portal-kit'
import { type Robot, robotList } from 'robot-portal-kit/calls/robots'
import { pageSizeMax } from 'robot-portal-kit/limits'

/** One robot, or undefined. The cloud searches for a part of the serial number, so others may be in its answer. */
export const askRobot = async (api: SubAppProps['api'], serial: string): Promise<Robot | undefined> => {
  const { list } = await api.request(robotList, { query: { text: serial, size: pageSizeMax } })
  return list.find(robot => robot.serial === serial)
}
