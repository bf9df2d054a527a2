// Fails when it is told of a change.
System.register([], publish => ({
  execute: () => {
    publish({
      bootstrap: async () => undefined,
      mount: async ({ domElement }) => {
        domElement.append(Object.assign(document.createElement('h1'), { textContent: 'Open' }))
      },
      unmount: async () => undefined,
      update: async () => {
        throw new Error('update')
      }
    })
  }
}))
