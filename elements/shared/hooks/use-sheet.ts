import { type RefObject, useLayoutEffect } from 'react'
import { sheetOf } from '../../define/style-sheets.ts'

/** Adopts the style sheet of a part into its shadow root, before the part is painted. */
export const useSheet = (inside: RefObject<Element | null>, source: string): void => {
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const sheet = sheetOf(source)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }, [inside, source])
}
