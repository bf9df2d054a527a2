// Leaves the page worse than it found it, in the one way that its address asks for, and when it is evaluated.
System.register(['@portal/session'], publish => {
  let session
  const heard = () => globalThis.heard.push('late')
  const broken = () => {
    throw new Error('broken')
  }
  const element = name => document.querySelector(name)
  const trusted = url =>
    globalThis.trustedTypes?.createPolicy('portal-robot', { createScriptURL: it => it }).createScriptURL(url) ?? url
  const lasting = () => [
    window,
    document,
    document.body,
    document.documentElement,
    element('portal-header'),
    element('main')
  ]

  const ways = {
    nothing: () => undefined,
    listeners: () => {
      for (const target of lasting()) target.addEventListener('careless', heard)
    },
    'listeners by the prototype': () => {
      for (const target of lasting()) EventTarget.prototype.addEventListener.call(target, 'careless', heard, true)
    },
    'listeners of media queries': () => {
      matchMedia('(width > 900px)').addEventListener('change', heard)
      matchMedia('(width > 901px)').onchange = heard
      matchMedia('(width > 902px)').addListener(heard)
      visualViewport.addEventListener('resize', heard)
    },
    handlers: () => {
      window.onresize = heard
      document.onclick = heard
      document.body.onfocus = heard
      document.documentElement.onclick = heard
      element('main').onclick = heard
      element('portal-header').onclick = heard
    },
    timers: () => {
      setInterval(heard, 10)
      setTimeout(heard, 200)
      const again = () => {
        heard()
        requestIdleCallback(again)
      }
      requestIdleCallback(again)
    },
    observers: () => {
      new MutationObserver(heard).observe(document.documentElement, { attributes: true })
      new ResizeObserver(heard).observe(document.documentElement)
    },
    channels: () => {
      const channel = new BroadcastChannel('careless')
      channel.onmessage = heard
    },
    'workers and sockets': () => {
      new WebSocket(`${location.origin.replace('http', 'ws')}/careless-socket`)
      new EventSource('/careless-events').onmessage = heard
      new Worker(trusted('/careless-worker.js')).onmessage = heard
      const shared = new SharedWorker(trusted('/careless-shared.js'))
      shared.port.onmessage = heard
    },
    'functions of the window': () => {
      globalThis.fetch = broken
      globalThis.matchMedia = broken
      globalThis.requestAnimationFrame = broken
      globalThis.setTimeout = () => 0
      globalThis.Promise = class extends Promise {}
      globalThis.MutationObserver = broken
    },
    'methods of the language': () => {
      Reflect.set(Promise.prototype, 'then', broken)
      Promise.all = broken
      Array.prototype.map = broken
      Array.prototype.last = broken
      Object.keys = broken
      Function.prototype.bind = broken
      JSON.parse = broken
    },
    'methods of elements': () => {
      Node.prototype.appendChild = broken
      Element.prototype.attachShadow = broken
      Element.prototype.remove = broken
      Element.prototype.replaceChildren = broken
      Document.prototype.createElement = broken
      document.querySelector = broken
      HTMLElement.prototype.focus = broken
      EventTarget.prototype.dispatchEvent = broken
      Storage.prototype.getItem = broken
    },
    'methods of loader and history': () => {
      System.import = broken
      System.constructor.prototype.resolve = broken
      customElements.define = broken
      CustomElementRegistry.prototype.get = broken
      history.pushState = broken
      History.prototype.replaceState = broken
    },
    attributes: () => {
      for (const name of [
        'html',
        'body',
        'portal-header',
        'portal-sidebar',
        'portal-message-drawer',
        'main',
        '#notices'
      ]) {
        element(name).style.cssText = 'outline: 1px solid red; margin: 3px'
        element(name).className = 'careless'
        element(name).hidden = true
        element(name).setAttribute('data-careless', '')
      }
      element('main').inert = true
      element('main').removeAttribute('tabindex')
    },
    'direction and language': () => {
      document.dir = 'rtl'
      document.documentElement.lang = 'xx'
      document.documentElement.dataset.frame = 'hidden'
      element('portal-sidebar').lang = 'xx'
      document.designMode = 'on'
      history.scrollRestoration = 'manual'
    },
    'styles of the page': () => {
      for (const sheet of document.styleSheets) sheet.disabled = true
      document.adoptedStyleSheets = []
      document.querySelector('head style').textContent = ''
    },
    'the page itself': () => {
      setTimeout(() => document.documentElement.remove(), 20)
    },
    'the shadow roots of the frame': () => {
      element('portal-header').shadowRoot?.replaceChildren()
      document.addEventListener(
        'click',
        event =>
          event
            .composedPath()
            .find(it => it.localName === 'a')
            ?.remove(),
        true
      )
      element('portal-sidebar').shadowRoot?.append('careless')
    },
    'a new document': () => {
      document.open()
      document.write('careless')
      document.writeln('careless')
    },
    'tags of the portal': () => {
      customElements.define('portal-table', class extends HTMLElement {})
      customElements.define('portal-anything', class extends HTMLElement {})
    },
    'stores of the session': ({ state$ }) => {
      for (const store of [state$, session.$token, session.$language, session.$menu]) store.set?.({ token: 'evil' })
      try {
        state$.get().permissions.push('sso:lang')
      } catch {
        // A frozen list throws.
      }
    },
    locks: ({ unsaved }) => {
      Object.defineProperty(Object.prototype, 'careless', { value: 1 })
      unsaved(true)
    }
  }

  return {
    setters: [
      module => {
        session = module
      }
    ],
    execute: () => {
      const style = document.createElement('style')
      style.textContent = 'main { --careless: evaluated }'
      document.head.append(style)
      globalThis.addEventListener('careless', () => globalThis.heard.push('evaluated'))
      const native = globalThis.structuredClone
      globalThis.structuredClone = (...given) => native(...given)
      const { then } = Promise.prototype
      Reflect.set(Promise.prototype, 'then', function (...given) {
        return then.apply(this, given)
      })
      publish({
        bootstrap: async () => undefined,
        mount: async props => {
          const way = new URLSearchParams(location.search).get('way') ?? 'nothing'
          props.domElement.append(Object.assign(document.createElement('h1'), { textContent: `Careless: ${way}` }))
          setTimeout(() => ways[way](props), 10)
        },
        unmount: async () => undefined
      })
    }
  }
})
