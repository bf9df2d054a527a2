import type { ReactNode } from 'react'

/** The way up from a page, above its heading. */
export type Back = { href: string; text: string }

/** Puts a page's heading where the portal sees it, and the way up above it. */
export type Heading = (text: string, back?: Back) => ReactNode
