// Fails before its first mount.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => {
        throw new Error('bootstrap')
      },
      mount: async ({ domElement }) => {
        domElement.innerHTML = '<h1>x</h1>'
      },
      unmount: async () => undefined
    })
  }
}))
