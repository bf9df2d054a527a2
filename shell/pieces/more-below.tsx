import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { Click } from '#contract/page/clicks.ts'
import { useInfiniteScroll } from './use-infinite-scroll.ts'

/** The state of the rest of a growing list. */
export type More = 'some' | 'loading' | 'failed' | 'none'

type MoreBelowProps = {
  more: More
  /** Number of shown items. */
  shown: number
  load: () => Promise<void>
  click: Click
  texts: Record<'load' | 'loading' | 'failed' | 'count', ReactNode>
}

/**
 * The end of a growing list. More is loaded when the person scrolls near it, or presses its button by keyboard. After a
 * failure only the button tries again.
 */
export const MoreBelow = ({ more, shown, load, click, texts }: MoreBelowProps) => {
  const end = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const hadFocus = useRef(false)
  useInfiniteScroll(end, load, more === 'some', shown)

  // The button disappears with the last item. The focus moves here.
  useLayoutEffect(() => {
    if (more === 'none' && hadFocus.current) status.current?.focus()
  }, [more])

  return (
    <div ref={end} className="more-below">
      <p ref={status} role="status" tabIndex={-1} className={more === 'failed' ? 'refusal' : 'quiet'}>
        {more === 'loading' ? texts.loading : more === 'failed' ? texts.failed : texts.count}
      </p>
      {more !== 'none' && (
        <button
          data-click={click}
          type="button"
          className="button"
          aria-disabled={more === 'loading'}
          onFocus={() => {
            hadFocus.current = true
          }}
          onBlur={() => {
            hadFocus.current = false
          }}
          onClick={() => void load()}
        >
          {texts.load}
        </button>
      )}
    </div>
  )
}
