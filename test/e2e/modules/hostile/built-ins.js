// Breaks the methods that everybody on the page relies on: when it is mounted, and when its button is pressed.
System.register([], publish => ({
  execute: () => {
    // Trusted Types: a sub-application makes HTML by a policy of its own name.
    const rules = { createHTML: text => text }
    const policy = globalThis.trustedTypes?.createPolicy('portal-robot', rules) ?? rules
    const html = text => policy.createHTML(text)
    const broken = () => {
      throw new Error('broken')
    }
    // Each loop, each spread and each `const [one] = list` calls these.
    const iterators = [[], new Map(), new Set(), ''].map(all => Object.getPrototypeOf(all[Symbol.iterator]()))
    const methods = ['map', 'filter', 'find', 'includes', 'some', 'slice', 'indexOf', 'last', Symbol.iterator]
    const breakAll = () => {
      for (let at = 0; at < methods.length; at++) Array.prototype[methods[at]] = broken
      for (let at = 0; at < iterators.length; at++) iterators[at].next = broken
      String.prototype.startsWith = () => true
      String.prototype.split = broken
      JSON.parse = broken
      Object.keys = broken
    }
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = html('<h1>Hostile</h1><button>Break</button>')
        domElement.querySelector('button').onclick = breakAll
        breakAll()
      },
      unmount: async () => undefined
    })
  }
}))
