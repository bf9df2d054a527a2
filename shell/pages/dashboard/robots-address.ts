import { useStore } from '@nanostores/react'
import { $menu, $permissions, navigate, opensPath } from '@portal/session'
import type { RobotKind } from '#contract/calls/robots/robots.ts'
import { subAppPath } from '#contract/page/sub-apps/sub-apps.ts'
import { $wish } from './period/current-view.ts'

const listPath = `${subAppPath('robot')}/list`

type Chosen = {
  robotKind?: RobotKind | undefined
  storeId?: number | undefined
  text?: string | undefined
  withFault?: true
  /** Robots with tasks on these days. */
  days?: readonly string[]
}

/** The robots behind a figure: the list of the robot application, filtered. Its query is that application's own. */
export const robotsAddress = ({ robotKind, storeId, text, withFault, days = [] }: Chosen): string => {
  const query = new URLSearchParams()
  if (robotKind !== undefined) query.set('kind', robotKind)
  if (storeId !== undefined) query.set('store', String(storeId))
  if (text !== undefined) query.set('text', text)
  if (withFault) query.set('fault', 'true')
  const [from, to] = [days[0], days.at(-1)]
  if (from !== undefined && to !== undefined) {
    query.set('from', from)
    query.set('to', to)
  }
  const written = query.toString()
  return written === '' ? listPath : `${listPath}?${written}`
}

/** Whether the person's menu opens the list of robots. */
export const useMayOpenRobots = (): boolean => {
  const menu = useStore($menu)
  const held = useStore($permissions)
  return menu.state === 'ready' && opensPath(menu.items, held, listPath)
}

/** The robots of one day beside the usual: why tasks fell, or rose. */
const ofDayAddress = (day: string, { robotKind, storeId }: Pick<Chosen, 'robotKind' | 'storeId'>): string => {
  const query = new URLSearchParams({ day })
  if (robotKind !== undefined) query.set('kind', robotKind)
  if (storeId !== undefined) query.set('store', String(storeId))
  return `${listPath}/of-day?${query}`
}

/** Opens the robots behind a day of a chart. Undefined for a person who may not open the list of robots. */
export const useOpenDay = (days: readonly string[] | undefined): ((index: number) => void) | undefined => {
  if (!useMayOpenRobots()) return undefined
  return index => {
    const day = days?.[index]
    if (day !== undefined) navigate(ofDayAddress(day, $wish.get()))
  }
}
