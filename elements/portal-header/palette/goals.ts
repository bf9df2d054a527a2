import { type MessageKey, paths } from '@portal/session'
import { destinationsOf, type MenuEntry } from '../../shared/menu-entries.ts'
import { bestFirst } from '../../shared/search-text.ts'
import type { OwnPage } from '../own-pages.ts'

/** Something to go to. */
export type Goal = {
  id: string
  name: string
  /** Names of the groups around it, outermost first. */
  way: string[]
  address: string
  newTab: boolean
  /** There is no page behind it yet. */
  absent: boolean
  /** Whether it is one of a sub-application, whose links carry its query. */
  menuId?: number
}

/** How things are called in the language that is read. */
type Names = { page: (key: MessageKey) => string; entry: (entry: MenuEntry) => string }

/** Everything that the person may open: the portal's own pages, then every entry of the menu that is no group. */
export const goalsOf = (entries: readonly MenuEntry[], ownPages: readonly OwnPage[], names: Names): Goal[] => [
  ownGoal('dashboard', names.page('sidebar.dashboard'), paths.dashboard),
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

/** What the palette lists: what was opened last, and the rest. */
export type Listed = { recent: Goal[]; others: Goal[] }

/**
 * While nothing is typed, what was opened last comes first, apart from the rest. What is typed finds names that begin
 * with it before names that have it inside, and of names that fit as well those that were opened last. An entry without
 * a page comes last, and is never among those opened last.
 * @param recent menu ids, the last opened first
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
