import type { ReactNode } from 'react'

/** Puts a page's heading where the portal sees it. */
export type Heading = (text: string) => ReactNode
