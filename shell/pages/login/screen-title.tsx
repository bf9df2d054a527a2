import { useEffect, useRef } from 'react'
import type { Click } from '#contract/page/clicks.ts'
import { BackLink } from '../../pieces/back-link.tsx'
import { useTranslate } from '../../pieces/use-translate.ts'

type ScreenTitleProps = {
  /** Where the sign-in form is; nothing where a button leads there. */
  back?: { href: string; click: Click }
  children: string
}

/** The heading of a screen that came in another's place: the page starts at its top, and readers go on from here. */
export const ScreenTitle = ({ back, children }: ScreenTitleProps) => {
  const translate = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The screen before it may have been a long form that was sent from its end.
    scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      {back !== undefined && (
        <BackLink href={back.href} click={back.click}>
          {translate('register.toLogin')}
        </BackLink>
      )}
      <h1 ref={heading} tabIndex={-1}>
        {children}
      </h1>
    </>
  )
}
