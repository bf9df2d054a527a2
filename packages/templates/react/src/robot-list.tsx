import { PageHead, useSubApp, useTexts } from 'robot-portal-kit/react'
import { listOfRobots } from './robot-columns.ts'
import { textsIn } from './texts.ts'

/** The list of robots. */
export const RobotList = () => {
  const { api, basePath } = useSubApp()
  const text = useTexts(textsIn)
  const fill = (list: HTMLElement | null): void => {
    if (list !== null) Object.assign(list, listOfRobots(api, text, basePath))
  }
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <portal-list ref={fill} />
    </>
  )
}
