import { useStore } from '@nanostores/react'
import { $menu, $permissions, opensPath } from '@portal/session'
import type { RobotKind } from '#contract/calls/robots.ts'
import { subAppPath } from '#contract/page/sub-apps.ts'

const listPath = `${subAppPath('robot')}/list`

type Chosen = { robotKind?: RobotKind | undefined; storeId?: number | undefined; text?: string | undefined }

/** The robots behind a figure: the list of the robot application, filtered. Its query is that application's own. */
export const robotsAddress = ({ robotKind, storeId, text }: Chosen): string => {
  const query = new URLSearchParams()
  if (robotKind !== undefined) query.set('kind', robotKind)
  if (storeId !== undefined) query.set('store', String(storeId))
  if (text !== undefined) query.set('text', text)
  const written = query.toString()
  return written === '' ? listPath : `${listPath}?${written}`
}

/** Whether the person's menu opens the list of robots. */
export const useMayOpenRobots = (): boolean => {
  const menu = useStore($menu)
  const held = useStore($permissions)
  return menu.state === 'ready' && opensPath(menu.items, held, listPath)
}
