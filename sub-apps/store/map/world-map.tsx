import { $format } from '@portal/session'
import { useRef } from 'react'
import type { Store } from '#contract/calls/stores/stores.ts'
import { useStore } from '#kit/adapters/react.ts'
import { useText } from '../texts.ts'
import { clustersOf, type MapView, pointsOf, stateOf, viewOf } from './map-view.pure.ts'
import { Mark } from './mark.tsx'
import { useOutline } from './use-outline.ts'
import { useWidth } from './use-width.ts'

/** Pixels between the middles of two marks that do not touch. */
const apart = 28

/** Each thirtieth degree. */
const lines = [-60, -30, 0, 30, 60].map(y => `M-1800 ${y * 10}H1800`)
const meridians = Array.from({ length: 13 }, (_, index) => `M${index * 300 - 1_800} -900V900`)

type WorldMapProps = {
  stores: readonly Store[]
  view: MapView
  storeAddress: (store: Store) => string
  viewAddress: (view: MapView) => string
}

/** Stores on the outlines of the continents. A mark of one store leads to the store, one of several closer to them. */
export const WorldMap = ({ stores, view, storeAddress, viewAddress }: WorldMapProps) => {
  const text = useText()
  const format = useStore($format)
  const map = useRef<SVGSVGElement>(null)
  const outline = useOutline()
  const pixel = view.width / useWidth(map)
  const points = pointsOf(stores)
  return (
    // biome-ignore lint/a11y/useSemanticElements: an SVG has no fieldset
    <svg
      ref={map}
      className="map"
      viewBox={`${view.x} ${view.y} ${view.width} ${view.width / 2}`}
      role="group"
      aria-label={text('map.title')}
    >
      <g fill="none" stroke="var(--portal-border)" strokeWidth={pixel} aria-hidden="true">
        <path d={[...lines, ...meridians].join('')} />
        <path d={outline} fill="var(--portal-track)" />
      </g>
      {clustersOf(points, apart * pixel).map(cluster => {
        const [first] = cluster.stores
        const isOne = cluster.stores.length === 1
        const state = stateOf(cluster.stores)
        const said = text(`map.state.${state}`)
        return (
          first && (
            <Mark
              key={first.storeId}
              x={cluster.x}
              y={cluster.y}
              state={state}
              count={isOne ? '' : format.number(cluster.stores.length)}
              name={
                isOne
                  ? text('map.store', { store: first.name, state: said })
                  : text('map.cluster', {
                      count: cluster.stores.length,
                      city: first.city,
                      state: said
                    })
              }
              href={isOne ? storeAddress(first) : viewAddress(viewOf(pointsOf(cluster.stores)))}
              pixel={pixel}
            />
          )
        )
      })}
    </svg>
  )
}
