import { sandboxPage } from '#contract/page/sandbox-page.ts'
import type { Surface } from './serve-guest.ts'

/** Nobody scrolls further than this. A page that grows with its own height stops here. */
const heightMax = 20_000

/**
 * The page of a sandboxed sub-application within the portal's page. The portal takes the name of the page from the
 * heading. A person whom the portal leads to the heading goes on into the page with the next Tab.
 */
export const createSurface = (name: string): { element: HTMLElement; frame: HTMLIFrameElement; surface: Surface } => {
  const element = document.createElement('div')
  const heading = document.createElement('h1')
  heading.className = 'unseen'
  heading.tabIndex = -1
  const frame = document.createElement('iframe')
  frame.className = 'sandbox'
  // Without `allow-same-origin` its origin is nobody's: no cookie, no storage, no access to this page.
  frame.setAttribute('sandbox', 'allow-scripts allow-forms')
  frame.setAttribute('allow', '')
  frame.referrerPolicy = 'no-referrer'
  frame.title = name
  frame.src = sandboxPage
  element.append(heading, frame)
  return {
    element,
    frame,
    surface: {
      setTitle: text => {
        heading.textContent = text
        frame.title = text === '' ? name : text
      },
      setHeight: height => {
        frame.style.blockSize = `${Math.min(Math.ceil(height), heightMax)}px`
      },
      // A press elsewhere, as on the link that led here, is none of its own.
      isUsed: () => document.activeElement === frame && (navigator.userActivation?.isActive ?? false),
      press: key => {
        if (document.activeElement !== frame) return
        const keys = key === 'Escape' ? { key: 'Escape' } : { key: 'k', ctrlKey: true }
        frame.dispatchEvent(new KeyboardEvent('keydown', { ...keys, bubbles: true, composed: true, cancelable: true }))
      }
    }
  }
}
