import { head, type Surroundings } from './draw.ts'
import { listOfRobots } from './robot-columns.ts'

/** The list of robots. */
export const drawList = ({ context: { api, basePath }, text }: Surroundings): Node[] => {
  const list = Object.assign(document.createElement('portal-list'), listOfRobots(api, text, basePath))
  return [head(text('title'), text('lead')), list]
}
