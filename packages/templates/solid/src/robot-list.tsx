import { useSubApp, useTexts } from 'robot-portal-kit/solid'
import { createEffect, onCleanup } from 'solid-js'
import { PageHead } from './page-head.tsx'
import { fillTable } from './robot-table.ts'
import { askRobots } from './robots.ts'
import { textsIn } from './texts.ts'
import { useLoaded } from './use-loaded.ts'

/** The list of robots, a page at a time. */
export const RobotList = (props: { pageNo: number }) => {
  const { api, basePath } = useSubApp()
  const text = useTexts(textsIn)
  const [loaded, load] = useLoaded(
    () => props.pageNo,
    pageNo => askRobots(api, pageNo)
  )
  const table = document.createElement('portal-table')
  createEffect(() => fillTable(table, loaded(), text(), basePath))
  table.addEventListener('portal-table-retry', load)
  onCleanup(() => table.removeEventListener('portal-table-retry', load))
  return (
    <>
      <PageHead title={text()('title')} lead={text()('lead')} />
      {table}
    </>
  )
}
