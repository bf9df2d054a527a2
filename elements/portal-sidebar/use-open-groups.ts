import { useState } from 'react'
import { groupsAround } from '../shared/menu-entries.pure.ts'

/**
 * The open groups: those that the person opened, and those that contain the current entry. The latter open again when
 * another entry becomes current.
 */
export const useOpenGroups = (
  current: string | undefined
): [isOpen: (id: string) => boolean, toggle: (id: string) => void] => {
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(groupsAround(current)))
  const [seen, setSeen] = useState(current)
  if (current !== seen) {
    setSeen(current)
    setOpen(new Set([...open, ...groupsAround(current)]))
  }
  const toggle = (id: string): void => {
    const next = new Set(open)
    if (!next.delete(id)) next.add(id)
    setOpen(next)
  }
  return [id => open.has(id), toggle]
}
