// Breaks the methods that everybody on the page relies on.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Hostile</h1>'
        const broken = () => {
          throw new Error('broken')
        }
        for (const name of ['map', 'filter', 'find', 'includes', 'some', 'slice', 'indexOf'])
          Array.prototype[name] = broken
        Array.prototype.last = broken
        String.prototype.startsWith = () => true
        JSON.parse = broken
        Object.keys = broken
      },
      unmount: async () => undefined
    })
  }
}))
