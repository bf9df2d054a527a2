/** The entry point of the robot application's search: robots in the command palette, by serial and by name. */
import type { ExtensionProps, Found } from '@portal/session'
import { robotList } from '#contract/calls/robots/robots.ts'

/** Robots that the palette shows at once. */
const robotsMax = 5

/** The robots whose serial, name or store holds the text. Each leads to its own page. */
export const search = async (text: string, { api, basePath }: ExtensionProps): Promise<Found[]> => {
  const { list } = await api.request(robotList, { query: { text, size: robotsMax } }, { quiet: true })
  return list.map(({ robotId, name, serial }) => ({
    name,
    detail: serial,
    address: `${basePath}/list/${robotId}`
  }))
}
