// Changes something that nothing in a page can undo, in the way that the test names.
System.register(['react'], publish => {
  let React
  const meta = given => document.head.append(Object.assign(document.createElement('meta'), given))
  const otherDocument = () =>
    document.body.appendChild(document.createElement('iframe')).contentWindow.Document.prototype
  // Trusted Types: a sub-application makes HTML by a policy of its own name.
  const rules = { createHTML: text => text }
  const html = text => (globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules).createHTML(text)
  const ways = {
    'opens the document anew by another window': () => otherDocument().open.call(document),
    'writes the document anew by another window': () => otherDocument().write.call(document, html('')),
    'opens the document anew while a person works': () => {
      const { open } = otherDocument()
      setTimeout(() => open.call(document), 1_500)
    },
    'orders the page to load again': () => meta({ httpEquiv: 'refresh', content: '600' }),
    'sets a policy for the page': () => meta({ httpEquiv: 'Content-Security-Policy', content: "img-src 'none'" }),
    'freezes React': () => {
      Object.freeze(React)
      for (const key of Object.keys(React)) if (key.includes('_INTERNALS_')) Object.freeze(React[key])
    }
  }
  return {
    setters: [
      module => {
        React = module.default
      }
    ],
    execute: () => {
      publish({
        bootstrap: async () => undefined,
        mount: async ({ domElement }) => {
          domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Hostile' }))
          ways[globalThis.hostileWay]()
        },
        unmount: async () => undefined
      })
    }
  }
})
