import { request } from '@portal/session'
import { settingsTemplates } from '#contract/calls/robot-settings/settings-templates.ts'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { storeList } from '#contract/calls/stores/stores.ts'
import * as limits from '#contract/limits.ts'

export type Choices = { list: { value: string; name: string }[]; total: number }

const first = (text: string) => ({ size: limits.pageSizeMax, ...(text === '' ? {} : { text }) })

/** Organisations by name, as many as a choice shows. The chosen one is always among them. */
export const tenantsAmong =
  (tenants: readonly { tenantId: number; name: string }[], chosen: string) =>
  async (text: string): Promise<Choices> => {
    const all = tenants.map(({ tenantId, name }) => ({ value: String(tenantId), name }))
    const found = all.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
    const first = found.slice(0, limits.pageSizeMax)
    const missing = all.filter(({ value }) => value === chosen && !first.some(it => it.value === chosen))
    return { list: [...missing, ...first], total: found.length + missing.length }
  }

/** The stores that the person acts in by name, as many as a choice shows. */
export const storesFor = async (text: string): Promise<Choices> => {
  const { list, total } = await request(storeList, { query: { ...first(text), own: true } }, { quiet: true })
  return { list: list.map(({ storeId, name, city }) => ({ value: String(storeId), name: `${name} · ${city}` })), total }
}

/** The templates of settings by name, as many as a choice shows; of one kind of robots, or of all. */
export const templatesFor = async (text: string, robotKind?: RobotKind): Promise<Choices> => {
  const query = { ...first(text), robotKind }
  const { list, total } = await request(settingsTemplates, { query }, { quiet: true })
  return { list: list.map(({ templateId, name }) => ({ value: String(templateId), name })), total }
}
