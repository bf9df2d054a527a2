import { $user, keep } from '@portal/session'
import { useState } from 'react'
import { keptTables } from '../../portal-table/kept-tables.ts'
import { useStore } from '../../shared/hooks/use-store.ts'
import { pageSizes } from '../decide/list-view.pure.ts'

/**
 * The rows of a page that the person chose for a list, kept on this device under the list's name.
 * @returns the size where there is a choice, and a function that keeps another one
 */
export const useKeptSize = (name: string | undefined): [number | undefined, (size: number) => void] => {
  // Another person has other choices.
  useStore($user)
  const [, redraw] = useState(0)
  const kept = name === undefined ? undefined : keptTables()[`${name} size`]
  return [
    pageSizes.find(size => size === kept),
    size => {
      if (name !== undefined) keep('tables', { ...keptTables(), [`${name} size`]: size })
      redraw(size)
    }
  ]
}
