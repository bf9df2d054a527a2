import { useEffect, useRef } from 'react'

/** The heading of a screen that came in another's place: readers of the screen go on from there. */
export const ScreenTitle = ({ children }: { children: string }) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
