import type { ReactNode } from 'react'

/** The link from a page to its parent, above its heading. */
export type Back = { href: string; text: string }

/** Puts a page's heading where the portal finds it, with the link to the parent above it. */
export type Heading = (text: string, back?: Back) => ReactNode
