import { createLoader } from 'robot-portal-kit'
import { head, type Surroundings } from './draw.ts'
import { pageNumber } from './page-of.ts'
import { fillTable } from './robot-table.ts'
import { askRobots, type RobotPage } from './robots.ts'

/** The list of robots, a page at a time. */
export const drawList = ({ context, text, search, signal }: Surroundings): Node[] => {
  const { api, basePath } = context
  const table = document.createElement('portal-table')
  const { load, end } = createLoader<RobotPage>(loaded => fillTable(table, loaded, text, basePath))
  const ask = (): void => void load(() => askRobots(api, pageNumber(search)))
  table.addEventListener('portal-table-retry', ask, { signal })
  signal.addEventListener('abort', end)
  ask()
  return [head(text('title'), text('lead')), table]
}
