/** The probe's findings, in milliseconds since the navigation began. */
export type Seen = {
  /** The frame after the last entry of the sidebar was visible has been drawn. */
  ready: number
  firstPaint: number
  /** Sum of the time beyond 50 ms of each task. */
  blocking: number
  /** Cumulative layout shift. */
  shift: number
  /** React draws the sidebar; absent where no element of the portal is on the page. */
  takenOver: number | undefined
  /** All cards within the window have been drawn with their content; absent where a page has no cards. */
  cards: number | undefined
}

declare global {
  var probe: { seen: Seen; ready: Promise<void>; cards: Promise<void> } | undefined
}

/**
 * Runs in the page before any script of it; it can use nothing from outside itself.
 * @param entry selector of one entry of the sidebar, sought in the document and in open shadow roots
 * @param named a text that each entry must hold to count
 */
export const startProbe = ({ entry, count, named }: { entry: string; count: number; named?: string }): void => {
  const seen: Seen = { ready: 0, firstPaint: 0, blocking: 0, shift: 0, takenOver: undefined, cards: undefined }
  const roots: (Document | ShadowRoot)[] = [document]
  /** Within a frame: once it has been drawn. */
  const afterFrame = (act: () => void): void => {
    const channel = new MessageChannel()
    channel.port1.onmessage = act
    channel.port2.postMessage(0)
  }
  const ready = new Promise<void>(resolve => {
    let looking = false
    // A page can bring shadow roots in its HTML.
    const findRoots = (): void => {
      for (const { shadowRoot } of document.body?.children ?? [])
        if (shadowRoot !== null && !roots.includes(shadowRoot)) follow(shadowRoot)
    }
    const follow = (root: ShadowRoot): void => {
      roots.push(root)
      watch(root)
    }
    const isThere = (): boolean => {
      const all = roots.flatMap(root => [...root.querySelectorAll(entry)])
      const entries = named === undefined ? all : all.filter(({ textContent }) => textContent.includes(named))
      return entries.length >= count && entries.at(-1)?.checkVisibility() === true
    }
    // With the frame that is about to be drawn: to ask earlier would make the browser lay out a page that is half there.
    const look = (): void => {
      findRoots()
      if (looking) return
      looking = true
      requestAnimationFrame(() => {
        if (isThere())
          afterFrame(() => {
            seen.ready = performance.now()
            resolve()
          })
        else looking = false
      })
    }
    const watch = (root: Document | ShadowRoot): void => {
      new MutationObserver(look).observe(root, { childList: true, subtree: true, attributes: true })
    }
    watch(document)
    const { attachShadow } = Element.prototype
    Element.prototype.attachShadow = function (init) {
      const root = attachShadow.call(this, init)
      if (!roots.includes(root)) follow(root)
      return root
    }
  })
  customElements
    .whenDefined('portal-sidebar')
    .then(() => ready)
    .then(() =>
      requestAnimationFrame(() =>
        afterFrame(() => {
          seen.takenOver = performance.now()
        })
      )
    )
  const isInWindow = (part: Element): boolean => {
    const { top, bottom } = part.getBoundingClientRect()
    return top < innerHeight && bottom > 0
  }
  const cards = new Promise<void>(resolve => {
    /** Looks with each frame until no card that the person sees waits for anything. */
    const look = (): void => {
      const there = document.querySelector('main .card') !== null
      const waiting = [...document.querySelectorAll('main .skeleton, main [aria-busy="true"]')].some(isInWindow)
      if (there && !waiting)
        afterFrame(() => {
          seen.cards = performance.now()
          resolve()
        })
      else requestAnimationFrame(look)
    }
    ready.then(() => requestAnimationFrame(look))
  })
  const observe = (type: string, act: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver(list => list.getEntries().forEach(act)).observe({ type, buffered: true })
  }
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  observe('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50)
  })
  observe('layout-shift', shift => {
    seen.shift += (shift as PerformanceEntry & { value: number }).value
  })
  globalThis.probe = { seen, ready, cards }
}
