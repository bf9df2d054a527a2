// Fails when it is told of a change.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>Open</h1>'
      },
      unmount: async () => undefined,
      update: async () => {
        throw new Error('update')
      }
    })
  }
}))
