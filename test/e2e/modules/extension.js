// A contribution of a test: a card with a button, and a search, both plain.
System.register([], publish => ({
  execute: () => {
    // Trusted Types: a sub-application makes HTML by a policy of its own name.
    const rules = { createHTML: text => text }
    const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
    const html = text => policy.createHTML(text)
    let root
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement, basePath }) => {
        root = domElement
        domElement.innerHTML = html(`<button>Card of ${basePath}</button>`)
      },
      update: async ({ state$ }) => {
        root.firstChild.textContent = `Card in ${state$.get().language}`
      },
      unmount: async () => undefined,
      search: async (text, { basePath }) => [
        { name: `Found ${text}`, address: `${basePath}/list` },
        { name: 'Elsewhere', address: '/sub-app/auth' },
        { name: 'Evil', address: 'https://evil.example/' }
      ]
    })
  }
}))
