// Fails while it is closed.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Open' }))
      },
      unmount: async () => {
        throw new Error('unmount')
      }
    })
  }
}))
