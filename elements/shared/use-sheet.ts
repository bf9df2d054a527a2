import { type RefObject, useLayoutEffect } from 'react'
import { sheetOf } from '../define/style-sheets.ts'

/** Brings a part's style sheet into the shadow root that it is drawn in, before it is painted there. */
export const useSheet = (inside: RefObject<Element | null>, source: string): void => {
  useLayoutEffect(() => {
    const root = inside.current?.getRootNode()
    if (!(root instanceof ShadowRoot)) return
    const sheet = sheetOf(source)
    if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet)
  }, [inside, source])
}
