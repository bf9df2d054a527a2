/**
 * The module with which a server draws header and sidebar into the page that it sends (decision 10): the components of
 * the browser, each called once, without React (decision 9).
 */
import type { OpenFrame } from '#contract/drawn-frame.ts'
import { show, showNobody, startTexts } from '#session/on-server.ts'
import { drawOnce } from './draw-once/draw-once.ts'
import { write } from './drawn.ts'
import { Header } from './portal-header/portal-header.tsx'
import { Sidebar } from './portal-sidebar/portal-sidebar.tsx'

export const openFrame: OpenFrame = async texts => {
  await startTexts(texts)
  return frame => {
    try {
      const key = show(frame)
      return {
        key,
        elements: {
          'portal-header': drawOnce(<Header portalName={frame.portalName} />)
            .map(write)
            .join(''),
          'portal-sidebar': drawOnce(<Sidebar />)
            .map(write)
            .join('')
        }
      }
    } finally {
      showNobody()
    }
  }
}
