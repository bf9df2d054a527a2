import { request } from '@portal/session'
import { settingsTemplates } from '#contract/calls/robot-settings/settings-templates.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'

export type Choices = { list: { value: string; name: string }[]; total: number }

const first = (text: string) => ({ query: { size: limits.pageSizeMax, ...(text === '' ? {} : { text }) } })

/** The stores by name, as many as a choice shows. */
export const storesFor = async (text: string): Promise<Choices> => {
  const { list, total } = await request(storeList, first(text), { quiet: true })
  return { list: list.map(({ storeId, name, city }) => ({ value: String(storeId), name: `${name} · ${city}` })), total }
}

/** The templates of settings by name, as many as a choice shows; of one kind of robots, or of all. */
export const templatesFor = async (text: string, robotKind?: RobotKind): Promise<Choices> => {
  const query = { ...first(text).query, robotKind }
  const { list, total } = await request(settingsTemplates, { query }, { quiet: true })
  return { list: list.map(({ templateId, name }) => ({ value: String(templateId), name })), total }
}
