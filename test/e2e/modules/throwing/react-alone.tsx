/** An application of React that was there before the portal: it has no kit, and draws after its mount is over. */
import { createRoot, type Root } from 'react-dom/client'
import { Page } from './react.tsx'

let root: Root

export const bootstrap = async (): Promise<void> => undefined

export const mount = async ({ domElement }: { domElement: HTMLElement }): Promise<void> => {
  root = createRoot(domElement)
  root.render(<Page />)
}

export const unmount = async (): Promise<void> => root.unmount()
