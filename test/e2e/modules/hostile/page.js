// Does to the page, in the way that the test names, what a person or the portal could not undo by itself.
System.register([], publish => ({
  execute: () => {
    const otherWindow = () => document.body.appendChild(document.createElement('iframe')).contentWindow
    const cover = () => {
      const element = document.createElement('div')
      element.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: white; pointer-events: none'
      return element
    }
    const root = document.documentElement
    const styles = text => Object.assign(root.style, { cssText: text })
    const ways = {
      'hides the frame with something that no press meets': () => document.body.append(cover()),
      'hides the frame with something that only a style makes': () => {
        const style = document.createElement('style')
        style.textContent = '#drawn::after { content: ""; position: fixed; inset: 0; background: white }'
        document.head.append(style)
        const element = cover()
        element.id = 'drawn'
        Object.assign(element.style, { inset: '0 auto auto 0', background: 'none' })
        document.body.append(element)
      },
      'stops each key by a listener of another window': () => {
        const { addEventListener } = otherWindow().EventTarget.prototype
        const stop = event => {
          event.stopImmediatePropagation()
          event.preventDefault()
        }
        for (const type of ['keydown', 'keyup', 'keypress']) {
          addEventListener.call(window, type, stop, { capture: true })
          addEventListener.call(document, type, stop, { capture: true })
        }
      },
      'hides the page': () => styles('visibility: hidden !important; opacity: 0 !important'),
      'cuts the page': () => styles('clip-path: inset(50%) !important; content-visibility: hidden !important'),
      'turns and blurs the page': () => styles('transform: rotate(180deg) !important; filter: blur(20px) !important'),
      'makes the page small': () => styles('zoom: 0.1 !important; display: none !important'),
      'floods the history': () => {
        setInterval(() => history.pushState(null, '', `/sub-app/robot/${Math.random()}`), 20)
      },
      'goes to its own address again and again': () => {
        setInterval(() => navigation.navigate('/sub-app/robot/held').finished.catch(() => undefined), 20)
      },
      'asks before each end of the page': () => {
        addEventListener('beforeunload', event => event.preventDefault())
        globalThis.onbeforeunload = () => 'Stay'
      },
      'takes the focus again and again': () => {
        const field = document.querySelector('main').appendChild(document.createElement('input'))
        document.addEventListener('focusin', event => event.target !== field && field.focus())
        document.addEventListener('focusout', () => setTimeout(() => field.focus()))
      },
      'makes the page editable': () => {
        document.designMode = 'on'
      },
      'empties the body': () => document.body.replaceChildren(),
      'moves the frame into its own shadow root': () => {
        const host = document.body.appendChild(document.createElement('div'))
        host.attachShadow({ mode: 'closed' }).append(...document.querySelectorAll('portal-header, portal-sidebar'))
      },
      'begins a view transition that never ends': () => {
        setInterval(
          () => document.startViewTransition(() => new Promise(() => undefined)).finished.catch(() => undefined),
          100
        )
      },
      'scrolls the page without end': () => {
        document
          .querySelector('main')
          .append(Object.assign(document.createElement('p'), { style: 'block-size: 9000px' }))
        setInterval(() => scrollTo(0, Math.random() * 9_000), 10)
      },
      'turns the language and the direction of the page': () => {
        root.lang = 'ar'
        root.dir = 'rtl'
        document.body.dir = 'rtl'
      },
      'changes the elements of the frame by their classes': () => {
        for (const name of ['portal-header', 'portal-sidebar']) {
          const prototype = customElements.get(name).prototype
          prototype.connectedCallback = () => undefined
          prototype.remove = () => undefined
          Object.defineProperty(prototype, 'entries', { value: [], configurable: true })
        }
      },
      'stops each load of the page': () => {
        setInterval(() => globalThis.stop(), 5)
      },
      'overwrites the cookies': () => {
        for (const pair of document.cookie.split('; ')) {
          // biome-ignore lint/suspicious/noDocumentCookie: the attack that this file is for
          document.cookie = `${pair.split('=')[0]}=hostile; path=/`
        }
      },
      'removes the cookies': () => {
        for (const pair of document.cookie.split('; ')) {
          // biome-ignore lint/suspicious/noDocumentCookie: the attack that this file is for
          document.cookie = `${pair.split('=')[0]}=; path=/; max-age=0`
        }
      }
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
        ways[globalThis.hostileWay]()
      },
      unmount: async () => undefined
    })
  }
}))
