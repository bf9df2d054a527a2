import { navigate } from '@portal/session'
import type { MouseEvent } from 'react'
import type { RobotsState } from './map-view.pure.ts'

/** Colour and shape of a state: the shape tells the states apart for people who do not see the colour. */
const looks: Record<RobotsState, { color: string; draw: (r: number) => string }> = {
  online: {
    color: 'var(--portal-success)',
    draw: r => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  },
  some: { color: 'var(--portal-warning)', draw: r => `M${-r} ${-r}h${2 * r}v${2 * r}h${-2 * r}z` },
  offline: { color: 'var(--portal-danger)', draw: r => `M0 ${-1.3 * r}L${1.3 * r} 0L0 ${1.3 * r}L${-1.3 * r} 0z` },
  none: { color: 'var(--portal-muted)', draw: r => `M0 ${-1.2 * r}L${1.2 * r} ${r}H${-1.2 * r}z` }
}

/** The sign of a state, so large to each side of its middle. */
export const StateSign = ({ state, size, line }: { state: RobotsState; size: number; line: number }) => (
  <path d={looks[state].draw(size)} fill="var(--portal-surface)" stroke={looks[state].color} strokeWidth={line} />
)

type MarkProps = {
  x: number
  y: number
  state: RobotsState
  /** Empty for one store. */
  count: string
  /** Screen readers speak the name, and the pointer shows it. */
  name: string
  href: string
  /** Map units for one pixel. */
  pixel: number
}

/** One store on the map, or several that stand too close together. */
export const Mark = ({ x, y, state, count, name, href, pixel }: MarkProps) => {
  const follow = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    // The portal follows links of HTML. The address of a link in an SVG is no text.
    event.preventDefault()
    navigate(href)
  }
  return (
    <a href={href} aria-label={name} onClick={follow}>
      <g transform={`translate(${x} ${y})`}>
        <title>{name}</title>
        <circle r={14 * pixel} fill="transparent" />
        <StateSign state={state} size={(count === '' ? 7 : 11) * pixel} line={3 * pixel} />
        {count !== '' && (
          <text textAnchor="middle" dominantBaseline="central" fontSize={12 * pixel} fill="var(--portal-text)">
            {count}
          </text>
        )}
      </g>
    </a>
  )
}
