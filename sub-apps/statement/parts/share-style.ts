import type { CSSProperties } from 'react'

/** Gives the style sheet a share, from 0 to 1: the height of a bar, or how dark a cell is. */
export const shareStyle = (share: number) => ({ '--share': share }) as CSSProperties
