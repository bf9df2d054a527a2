import type { SubAppProps } from 'robot-portal-kit'
import { type Robot, robotList } from 'robot-portal-kit/calls/robots'
import { pageSize, pageSizeMax } from 'robot-portal-kit/limits'

type Api = SubAppProps['api']

/** One page of the list, and how many robots there are. */
export type RobotPage = { list: Robot[]; total: number }

export const askRobots = (api: Api, pageNo: number): Promise<RobotPage> =>
  api.request(robotList, { query: { pageNo, size: pageSize } })

/** One robot, or undefined. The cloud searches for a part of the serial number, so others may be in its answer. */
export const askRobot = async (api: Api, serial: string): Promise<Robot | undefined> => {
  const { list } = await api.request(robotList, { query: { text: serial, size: pageSizeMax } })
  return list.find(robot => robot.serial === serial)
}
