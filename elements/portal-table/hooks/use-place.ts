import { navigate } from '@portal/session'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Place, readPlace, writePlace } from '../decide/address.pure.ts'
import { useOwnRoute } from './use-own-route.ts'

type PlaceProps = {
  addressKey: string | undefined
  /** The place that the page asks for. The table follows each change of it. */
  sort: string
  page: number
  onChange: ((place: Place) => void) | undefined
}

/** Goes to another place, as a new step of the browser's history or in place of the last one. */
type Go = (wanted: Place, how?: 'push' | 'replace') => void

/**
 * The page and the sorting of the table. The address keeps both where the page wants that.
 * @returns the place, and a function that goes to another one
 */
export const usePlace = ({ addressKey, sort, page, onChange }: PlaceProps): [Place, Go] => {
  const own = useOwnPlace(sort, page)
  const route = useOwnRoute()
  const [place, setOwn] = addressKey === undefined ? own : [readPlace(route.search, addressKey), own[1]]

  // Back and Forward change the address too, and the page has to know of it.
  const told = useRef({ sort, page })
  useEffect(() => {
    if (told.current.sort === place.sort && told.current.page === place.page) return
    told.current = { sort: place.sort, page: place.page }
    onChange?.({ sort: place.sort, page: place.page })
  }, [place.sort, place.page, onChange])

  const latest = useRef({ route, setOwn })
  latest.current = { route, setOwn }
  const go = useCallback<Go>(
    (wanted, how = 'push') => {
      const { pathname, search, hash } = latest.current.route
      if (addressKey === undefined) latest.current.setOwn(wanted)
      else navigate(pathname + writePlace(search, addressKey, wanted) + hash, how)
    },
    [addressKey]
  )
  return [place, go]
}

/** The place of a table without an address: the person's last choice, or the page's setting if that came later. */
const useOwnPlace = (sort: string, page: number): [Place, (wanted: Place) => void] => {
  const [place, setPlace] = useState({ sort, page, given: { sort, page } })
  if (place.given.sort === sort && place.given.page === page)
    return [place, wanted => setPlace({ ...wanted, given: { sort, page } })]
  const next = { sort, page, given: { sort, page } }
  setPlace(next)
  return [next, wanted => setPlace({ ...wanted, given: { sort, page } })]
}
