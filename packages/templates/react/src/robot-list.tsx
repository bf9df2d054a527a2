import { PageHead, useLoaded, useSubApp, useTexts } from 'robot-portal-kit/react'
import { fillTable } from './robot-table.ts'
import { askRobots } from './robots.ts'
import { textsIn } from './texts.ts'

/** The list of robots, a page at a time. */
export const RobotList = ({ pageNo }: { pageNo: number }) => {
  const { api, basePath } = useSubApp()
  const text = useTexts(textsIn)
  const [loaded, load] = useLoaded(String(pageNo), () => askRobots(api, pageNo))
  const fill = (table: HTMLElement | null): void => {
    if (table !== null) fillTable(table, loaded, text, basePath)
  }
  return (
    <>
      <PageHead title={text('title')} lead={text('lead')} />
      <portal-table ref={fill} onportal-table-retry={load} />
    </>
  )
}
