import { useStore } from '@nanostores/react'
import { destinationsOf, entriesOf } from '@portal/elements'
import { $offered, $translateOr, $visibleMenu } from '@portal/session'
import { useMemo } from 'react'

/** A page of the menu that the person can open. */
export type Place = {
  menuId: number
  name: string
  address: string
  /** Names of the groups around it, outermost first. */
  way: string[]
  /** The icon of its application. */
  icon: string | null
  newTab: boolean
}

/** An application of the menu, with how many of its pages are there. */
export type Application = Place & { pages: number }

/** The pages and applications of the menu. Entries without a page here are left out. */
export const usePlaces = (): { pages: Place[]; applications: Application[] } => {
  const menu = useStore($visibleMenu)
  const offered = useStore($offered)
  const translateOr = useStore($translateOr)
  return useMemo(() => {
    const there = destinationsOf(entriesOf(menu, offered)).filter(({ entry }) => !entry.absent)
    const places = there.map(({ entry, address, way }) => ({
      menuId: entry.menuId,
      name: translateOr(entry.langKey, entry.name),
      address,
      way: way.map(({ langKey, name }) => translateOr(langKey, name)),
      icon: (way[0] ?? entry).icon,
      newTab: entry.newTab,
      isPage: entry.children.length === 0
    }))
    const pages = places.filter(({ isPage }) => isPage)
    const applications = places
      .filter(({ way }) => way.length === 0)
      .map(place => ({ ...place, pages: pages.filter(({ way }) => way[0] === place.name).length }))
    return { pages, applications }
  }, [menu, offered, translateOr])
}
