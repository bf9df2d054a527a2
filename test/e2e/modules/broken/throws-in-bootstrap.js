// Fails before its first mount.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => {
        throw new Error('bootstrap')
      },
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'x' }))
      },
      unmount: async () => undefined
    })
  }
}))
