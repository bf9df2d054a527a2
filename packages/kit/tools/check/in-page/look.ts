/** A mounted application as it stands on the page, and the page around it. */
export type Look = {
  /** The texts of its visible h1. */
  headings: string[]
  text: string
  /** Whether something says that it waits. */
  waits: boolean
  /** An element of the portal that asks the cloud and tells of failures itself. */
  hasList: boolean
  /** The portal's notice, which has a sentence of its own for an error. */
  hasNotice: boolean
  title: string
  cookies: string
  keys: string[]
  pathname: string
  /** Addresses of links on this origin. */
  links: string[]
  /** Elements that an animation moves. */
  moving: string[]
  /** Elements with a fixed place. */
  fixed: string[]
}

const waitSigns = '[role="status"], [role="progressbar"], [aria-busy="true"], progress, portal-list, portal-table'
const lists = 'portal-list, portal-table'

export const lookAt = (inside: HTMLElement): Look => {
  const visible = [...inside.querySelectorAll<HTMLElement>('*')].filter(isSeen)
  const styles = visible.map(element => [nameOf(element), getComputedStyle(element)] as const)
  return {
    headings: visible.filter(({ localName }) => localName === 'h1').flatMap(it => it.innerText.trim() || []),
    text: inside.innerText.trim(),
    waits: visible.some(element => element.matches(waitSigns)),
    hasList: visible.some(element => element.matches(lists)),
    hasNotice: inside.querySelector('portal-notice') !== null,
    title: document.title,
    cookies: document.cookie,
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    pathname: location.pathname,
    links: [...inside.querySelectorAll('a[href]')]
      .map(link => new URL(link.getAttribute('href') ?? '', location.href))
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map(({ pathname }) => pathname),
    moving: document.getAnimations().flatMap(({ effect, playState }) => {
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return playState === 'running' && target !== null && inside.contains(target) ? [nameOf(target)] : []
    }),
    fixed: styles.filter(([, { position }]) => position === 'fixed').map(([name]) => name)
  }
}

export const isSeen = (element: Element): boolean =>
  element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })

/** An element as a developer finds it. */
export const nameOf = (element: Element): string => element.outerHTML.replace(/>[\s\S]*/, '>').slice(0, 120)
