import type { Store } from '#contract/calls/stores/stores.ts'

/*
 * Pure: where stores stand on a map, what part of the world it shows, and which of them stand too close together. Units are
 * tenths of a degree; x goes east and y goes south from where equator and prime meridian meet.
 */

export type MapPoint = { x: number; y: number; store: Store }
/** A part of the world, twice as wide as high. */
export type MapView = { x: number; y: number; width: number }
export type Cluster = { x: number; y: number; stores: Store[] }

export const world: MapView = { x: -1_800, y: -900, width: 3_600 }

/** The least width of a view: a town. */
const widthMin = 10

export const pointsOf = (stores: readonly Store[]): MapPoint[] =>
  stores.flatMap(store =>
    store.position === null ? [] : [{ x: store.position.longitude * 10, y: store.position.latitude * -10, store }]
  )

const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/** A view around a place that stays within the world. */
const around = (x: number, y: number, wanted: number): MapView => {
  const width = within(Math.round(wanted), widthMin, world.width)
  return {
    x: within(Math.round(x - width / 2), world.x, world.x + world.width - width),
    y: within(Math.round(y - width / 4), world.y, world.y + (world.width - width) / 2),
    width
  }
}

/** The part of the world that shows these points with some space around them; the world where there are none. */
export const viewOf = (points: readonly Omit<MapPoint, 'store'>[]): MapView => {
  if (points.length === 0) return world
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return around((west + east) / 2, (north + south) / 2, Math.max(east - west, (south - north) * 2) * 1.4)
}

const viewForm = /^(-?\d{1,4}),(-?\d{1,4}),(\d{1,4})$/

/** The view that an address asks for; undefined where it asks for none. */
export const readView = (search: string): MapView | undefined => {
  const [, x, y, width] = viewForm.exec(new URLSearchParams(search).get('view') ?? '') ?? []
  return x === undefined
    ? undefined
    : around(Number(x) + Number(width) / 2, Number(y) + Number(width) / 4, Number(width))
}

/** The query of an address with a view. Without a view, the map shows all its stores. */
export const writeView = (query: string, view: MapView | undefined): string => {
  const wanted = new URLSearchParams(query)
  if (view !== undefined) wanted.set('view', `${view.x},${view.y},${view.width}`)
  return wanted.size === 0 ? '' : `?${wanted}`
}

/**
 * Stores that stand closer together than a distance are drawn as one. The place of a cluster is that of its first store, so
 * that the order of the stores alone decides.
 */
export const clustersOf = (points: readonly MapPoint[], distance: number): Cluster[] => {
  const clusters: Cluster[] = []
  for (const { x, y, store } of points) {
    const near = clusters.find(it => Math.hypot(it.x - x, it.y - y) < distance)
    if (near === undefined) clusters.push({ x, y, stores: [store] })
    else near.stores.push(store)
  }
  return clusters
}

export const robotStates = ['online', 'some', 'offline', 'none'] as const
/** How the activated robots of some stores are: all online, some, none of them, or there are none. */
export type RobotsState = (typeof robotStates)[number]

export const stateOf = (stores: readonly Pick<Store, 'onlineCount' | 'offlineCount'>[]): RobotsState => {
  const offline = stores.reduce((sum, { offlineCount }) => sum + offlineCount, 0)
  const online = stores.reduce((sum, { onlineCount }) => sum + onlineCount, 0)
  if (online + offline === 0) return 'none'
  if (online === 0) return 'offline'
  return offline > 0 ? 'some' : 'online'
}
