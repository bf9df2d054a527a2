// Fails while it is closed.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Open</h1>'
      },
      unmount: async () => {
        throw new Error('unmount')
      }
    })
  }
}))
