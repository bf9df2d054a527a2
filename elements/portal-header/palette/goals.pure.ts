import type { MessageKey } from '@portal/session'
import { destinationsOf, type MenuEntry } from '../../shared/menu-entries.pure.ts'
import { bestFirst } from '../../shared/search-text.pure.ts'
import type { OwnPage } from '../own-pages.ts'

/** A page that the palette can open. */
export type Goal = {
  id: string
  name: string
  /** Names of the groups that contain the entry, outermost first. */
  way: string[]
  address: string
  newTab: boolean
  /** Whether the page is missing in this environment. */
  absent: boolean
  /** Whether it belongs to a sub-application. Such links keep the sub-application's query. */
  menuId?: number
}

/** Names in the current language. */
type Names = { page: (key: MessageKey) => string; entry: (entry: MenuEntry) => string }

/** All pages that the person may open: the dashboard, the own pages, then all menu entries that are not groups. */
export const goalsOf = (
  home: string,
  entries: readonly MenuEntry[],
  ownPages: readonly OwnPage[],
  names: Names
): Goal[] => [
  ownGoal('dashboard', names.page('sidebar.dashboard'), home),
  ...ownPages.map(({ address, name }) => ownGoal(address, names.page(name), address)),
  ...destinationsOf(entries)
    .filter(({ entry }) => entry.children.length === 0)
    .map(({ entry, address, way }) => ({
      id: entry.id,
      name: names.entry(entry),
      way: way.map(names.entry),
      address,
      newTab: entry.newTab,
      absent: entry.absent,
      menuId: entry.menuId
    }))
]

const ownGoal = (id: string, name: string, address: string): Goal => ({
  id,
  name,
  way: [],
  address,
  newTab: false,
  absent: false
})

/** The palette's list: the latest pages, and the rest. */
export type Listed = { recent: Goal[]; others: Goal[] }

/**
 * Without a query, the latest pages are listed first, separately. With a query, names that begin with it come before
 * names that contain it. Among equal matches, the latest pages come first. An entry without a page comes last, and is
 * never among the latest pages.
 * @param recent menu ids, the latest first
 */
export const listGoals = (goals: readonly Goal[], recent: readonly number[], typed: string): Listed => {
  const opened = recent.flatMap(menuId => goals.find(goal => goal.menuId === menuId && !goal.absent) ?? [])
  const others = goals.filter(goal => !opened.includes(goal))
  if (typed.trim() === '') return { recent: opened, others: presentFirst(others) }
  return { recent: [], others: presentFirst(bestFirst([...opened, ...others], ({ name }) => name, typed)) }
}

const presentFirst = (goals: readonly Goal[]): Goal[] => [
  ...goals.filter(({ absent }) => !absent),
  ...goals.filter(({ absent }) => absent)
]
