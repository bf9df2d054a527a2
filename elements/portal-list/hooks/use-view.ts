import { navigate } from '@portal/session'
import { useCallback, useMemo, useRef } from 'react'
import type { ListView } from '#contract/page/list.ts'
import { useOwnRoute } from '../../portal-table/hooks/use-own-route.ts'
import { historyOf, type ListRules, readView, writeView } from '../decide/list-view.pure.ts'

/**
 * The view of the list, as the address keeps it: Reload, Back and a shared link show the same list.
 * @returns the view, and a function that shows another one
 */
export const useView = (rules: ListRules): [view: ListView, show: (wanted: ListView) => void] => {
  const route = useOwnRoute()
  const view = useMemo(() => readView(route.search, rules), [route.search, rules])
  const latest = useRef({ route, view, rules })
  latest.current = { route, view, rules }
  const show = useCallback((wanted: ListView): void => {
    const { route, view, rules } = latest.current
    const search = writeView(route.search, wanted, rules)
    if (search !== writeView(route.search, view, rules))
      navigate(route.pathname + search + route.hash, historyOf(view, wanted))
  }, [])
  return [view, show]
}
