import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  boxHeight,
  lastTop,
  scrollTopOf,
  topAfterKey,
  topAt,
  topFor,
  topWithin,
  type View,
  visibleLines
} from './line-window.pure.ts'
import { LogRow } from './log-row.tsx'
import { useLines } from './use-lines.ts'

/** Of the text size: `--line` of the class `text-lines`. */
const lineRems = 1.25

type LogLinesProps = {
  requestId: number
  label: string
  /** How many lines there are by now. */
  lines: number
  /** The line that somebody jumped to. Another object jumps again, also to the same line. */
  current: { line: number } | undefined
  /** The text of the search. It is marked. */
  searched: string
  /** New lines show by themselves. */
  following: boolean
  onFollowing: (following: boolean) => void
}

/** A log, of which only the lines in view are drawn. A line has one height, so the place of each is known. */
export const LogLines = ({ requestId, label, lines, current, searched, following, onFollowing }: LogLinesProps) => {
  const { store, error } = useLines(requestId)
  const box = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState({ height: 0, lineHeight: 20 })
  const [wantedTop, setTop] = useState(1)
  const view: View = { lines, ...size }
  const top = following ? lastTop(view) : topWithin(wantedTop, view)
  const bottom = Math.min(lines, top + visibleLines(view))

  useLayoutEffect(() => {
    const measure = (): void => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
      setSize({ height: box.current?.clientHeight ?? 0, lineHeight: lineRems * rem })
    }
    const observer = new ResizeObserver(measure)
    if (box.current !== null) observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  // The view is not measured before the first jump.
  const isMeasured = size.height > 0
  const latest = useRef(view)
  latest.current = view
  useEffect(() => {
    if (current !== undefined && isMeasured) setTop(topFor(current.line, latest.current))
  }, [current, isMeasured])
  useEffect(() => {
    const screen = bottom - top + 1
    if (isMeasured) store.want({ from: Math.max(1, top - screen), to: Math.min(lines, bottom + screen) })
  }, [store, top, bottom, lines, isMeasured])

  // The place that was set here. A scroll bar at another place was moved by the person.
  const place = useRef(0)
  useLayoutEffect(() => {
    const element = box.current
    if (element === null) return
    if (topAt(element.scrollTop, latest.current) !== top) element.scrollTop = scrollTopOf(top, latest.current)
    place.current = element.scrollTop
  }, [top])
  const move = (next: number): void => {
    setTop(next)
    onFollowing(next >= lastTop(view))
  }
  const scrolled = (scrollTop: number): void => {
    if (scrollTop === place.current) return
    place.current = scrollTop
    const next = topAt(scrollTop, view)
    if (next !== top) move(next)
  }
  const rows = Array.from({ length: Math.max(0, bottom - top + 1) }, (_, index) => top + index)
  return (
    <>
      {error !== undefined && (
        <portal-notice error={error} onportal-notice-retry={() => store.want({ from: top, to: bottom })} />
      )}
      <section
        ref={box}
        className="text-lines card"
        // The box is reached by keys, and then scrolled.
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: { scrollTop } }) => scrolled(scrollTop)}
        onKeyDown={event => {
          const next = topAfterKey(event.key, top, view)
          if (next === undefined || event.altKey || event.metaKey) return
          event.preventDefault()
          move(next)
        }}
      >
        <div style={{ blockSize: `${boxHeight(view)}px` }}>
          <ol>
            {rows.map(line => (
              <LogRow
                key={line}
                line={line}
                of={lines}
                known={store.lineAt(line)}
                searched={searched}
                isCurrent={line === current?.line}
              />
            ))}
          </ol>
        </div>
      </section>
    </>
  )
}
