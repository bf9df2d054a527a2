import { useSubApp, useTexts } from 'robot-portal-kit/solid'
import { createEffect } from 'solid-js'
import { PageHead } from './page-head.tsx'
import { listOfRobots } from './robot-columns.ts'
import { textsIn } from './texts.ts'

/** The list of robots. */
export const RobotList = () => {
  const { api, basePath } = useSubApp()
  const text = useTexts(textsIn)
  const list = document.createElement('portal-list')
  createEffect(() => Object.assign(list, listOfRobots(api, text(), basePath)))
  return (
    <>
      <PageHead title={text()('title')} lead={text()('lead')} />
      {list}
    </>
  )
}
